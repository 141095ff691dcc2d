import { m } from '../../../src/i18n/paraglide/messages.js';
import { ApiError } from '../../lib/api-error';
import { looksLikeEmail } from '../../lib/email-address';
import type { FieldErrors } from '../../lib/use-field-errors';
import type { Registration } from './sign-in.queries';

const minPasswordLength = 6;
export const codeLength = 6;

type Credentials = { email: string; password: string };

/** The one sentence for both stands at the first field that is empty. */
export function loginErrors({ email, password }: Credentials): FieldErrors<keyof Credentials> {
  if (!email.trim()) return { email: m.error_accounts_credentials_required() };
  if (!password) return { password: m.error_accounts_credentials_required() };
  return {};
}

export function registrationErrors(values: Registration): FieldErrors<keyof Registration> {
  const { email, password, confirmPassword } = values;
  const errors: FieldErrors<keyof Registration> = loginErrors(values);
  if (email.trim() && !looksLikeEmail(email.trim())) errors.email = m.error_accounts_email_invalid();
  if (password && password.length < minPasswordLength) errors.password = m.error_accounts_password_too_short();
  if (password !== confirmPassword) errors.confirmPassword = m.error_accounts_passwords_differ();
  return errors;
}

export const codeErrors = (code: string): FieldErrors<'code'> =>
  code ? {} : { code: m.error_accounts_code_required() };

/** What was typed or pasted as a code, without the spaces that mail programs add. */
export const cleanCode = (typed: string) => typed.replace(/\s/g, '').slice(0, codeLength);

/** The account exists and its password is right, but its address was never confirmed. */
export const isNotVerified = (error: unknown) =>
  error instanceof ApiError && (error.detail === 'EMAIL_NOT_VERIFIED' || /email_not_verified/i.test(error.code ?? ''));
