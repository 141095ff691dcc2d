import { m } from '../../../src/i18n/paraglide/messages.js';
import { ApiError } from '../../lib/api-error';
import { looksLikeEmail } from '../../lib/email-address';
import { failureText } from '../../lib/failure-text';
import type { FieldErrors } from '../../lib/use-field-errors';
import type { Toast } from '../../ui/toast-store';

const minPasswordLength = 8;
const maxPasswordLength = 128;

export const forgotErrors = (email: string): FieldErrors<'email'> =>
  looksLikeEmail(email.trim()) ? {} : { email: m.error_accounts_email_invalid() };

type NewPassword = { password: string; confirmPassword: string };

export function resetErrors({ password, confirmPassword }: NewPassword): FieldErrors<keyof NewPassword> {
  const errors: FieldErrors<keyof NewPassword> = {};
  if (password.length < minPasswordLength) errors.password = m.error_accounts_reset_password_too_short();
  if (password.length > maxPasswordLength) errors.password = m.error_accounts_password_too_long();
  if (password !== confirmPassword) errors.confirmPassword = m.reset_passwords_differ();
  return errors;
}

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
