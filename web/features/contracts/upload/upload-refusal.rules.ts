import type { SizeValidation } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';

const tooLarge: ReadonlySet<SizeValidation['reasonCode']> = new Set([
  'contracts.document_too_large',
  'contracts.file_too_large',
]);

/** A larger plan would let this document through: the dialog opens instead of a toast. */
export const needsUpgrade = ({ reason, availableTokens }: Pick<SizeValidation, 'reason' | 'availableTokens'>) =>
  availableTokens !== null || (reason?.includes('Monthly token limit would be exceeded') ?? false);

/** The title above the reason why a document was refused. */
export function refusalTitle({ reasonCode }: Pick<SizeValidation, 'reasonCode'>): string {
  return reasonCode === null || tooLarge.has(reasonCode) ? m.upload_too_large_title() : m.upload_unreadable_title();
}
