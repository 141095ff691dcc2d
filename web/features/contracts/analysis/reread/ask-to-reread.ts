import { createContext } from 'react';
import type { Locale } from '#src/i18n/locale.schema.ts';

/** Opens the choice of side and language, with a language chosen; null where the analysis is not the reader's own. */
export const AskToReread = createContext<((language?: Locale) => void) | null>(null);
