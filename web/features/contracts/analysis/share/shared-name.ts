import { m } from '#src/i18n/paraglide/messages.js';
import { contractTypeText } from '#web/features/contracts/contract-type-text.ts';
import type { Sections } from '../analysis-sections';

/** How a shared analysis is headed: never by the file's name or one of its owner's. */
export const sharedName = ({ title, contractType }: Pick<Sections, 'title' | 'contractType'>): string =>
  title ?? (contractType ? contractTypeText[contractType]() : m.shared_title());
