import { resetPasswordForms } from '#src/features/accounts/sign-in/reset-password-forms.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ApiError } from '#web/lib/api-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { checkBy } from '#web/lib/form-check.ts';
import { z } from '#web/lib/zod.ts';
import type { Toast } from '#web/ui/toast-store.ts';

const forms = resetPasswordForms(z);
export const checkForgot = checkBy(forms.forgotPassword);
export const checkReset = checkBy(forms.resetPasswordTwice, { 'accounts.passwords_differ': m.reset_passwords_differ });

/** The link was used meanwhile, or its day is over. */
export const isLinkInvalid = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'accounts.reset_link_invalid' || (error.detail?.includes('Invalid or expired') ?? false));

/** What is said when no link could be asked for. */
export function forgotFailure(error: unknown): Toast {
  if (!(error instanceof ApiError)) {
    return { title: m.error_title(), description: m.reset_send_failed_retry(), tone: 'destructive' };
  }
  const title = error.status === 429 ? m.reset_rate_limited_title() : m.error_title();
  return { title, description: failureText(error, m.reset_send_failed()), tone: 'destructive' };
}

/** What is said when the new password was not taken. */
export function resetFailure(error: unknown): Toast {
  if (!(error instanceof ApiError)) {
    return { title: m.error_title(), description: m.reset_failed(), tone: 'destructive' };
  }
  return { title: m.reset_failed_title(), description: failureText(error, m.reset_failed()), tone: 'destructive' };
}
