import { createContext } from 'react';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';

/** Words of a contract, or proposed for it, to be kept as a clause of one's own. */
export type KeptWords = { text: string; clauseType: ClauseType | null; language: Locale | null };

/** Opens the form in which words are kept; null where nothing can be kept. */
export const KeepWords = createContext<((words: KeptWords) => void) | null>(null);
