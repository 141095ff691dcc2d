import { confirmForms } from '#src/features/accounts/confirm/confirm-forms.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ApiError } from '#web/lib/api-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { checkBy } from '#web/lib/form-check.ts';
import { z } from '#web/lib/zod.ts';

const forms = confirmForms(z);
export const checkPassword = checkBy(forms.byPassword);
export const checkCode = checkBy(forms.byCode);

/** What the caller did wrong is said; trouble of ours is told as such. */
export function confirmFailure(error: unknown): string {
  const ours = !(error instanceof ApiError) || (error.status >= 500 && error.code !== 'accounts.mail_failed');
  return ours ? m.confirm_failed() : failureText(error, m.confirm_failed());
}
