import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import type { ArchiveEntry } from './archive-entry';

export type ExportNeeds = Pick<
  Deps,
  | 'accountExports'
  | 'apiTokens'
  | 'contractTags'
  | 'contractTexts'
  | 'contractFindings'
  | 'questions'
  | 'files'
  | 'ownClauses'
  | 'ownRules'
  | 'reminders'
  | 'reminderSettings'
  | 'shares'
  | 'webhooks'
>;

/** What one feature adds to the archive of an account. */
export interface ArchivePart {
  /** What the archive's index says about its files, in archive order. */
  about: (locale: Locale) => { path: string; text: string }[];
  /** Its files; none that would be empty. Never a secret, a hash or what belongs to someone else. */
  entries: (deps: ExportNeeds, user: CurrentUser) => AsyncIterable<ArchiveEntry>;
}
