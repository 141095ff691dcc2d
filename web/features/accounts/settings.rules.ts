import { m } from '../../../src/i18n/paraglide/messages.js';
import { ApiError } from '../../lib/api-error';
import { looksLikeEmail } from '../../lib/email-address';
import { failureText } from '../../lib/failure-text';
import type { FieldErrors } from '../../lib/use-field-errors';
import type { Profile } from './settings.queries';

const minPasswordLength = 6;

export type PasswordChange = { currentPassword: string; newPassword: string; confirmPassword: string };

/** What a user's values look like in the form. */
export const profileOf = (user: { firstName: string | null; lastName: string | null; email: string }): Profile => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email,
});

export const trimmedProfile = ({ firstName, lastName, email }: Profile): Profile => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim().toLowerCase(),
});

export const profileErrors = ({ email }: Profile): FieldErrors<keyof Profile> =>
  looksLikeEmail(email) ? {} : { email: m.error_accounts_email_invalid() };

/** What the caller did wrong is said; trouble of ours is `fallback`. */
function settingsFailure(error: unknown, fallback: string): string {
  const ours = !(error instanceof ApiError) || (error.status >= 500 && error.code !== 'accounts.mail_failed');
  return ours ? fallback : failureText(error, fallback);
}

export const profileFailure = (error: unknown) => settingsFailure(error, m.settings_profile_failed());
export const emailChangeFailure = (error: unknown) => settingsFailure(error, m.settings_email_change_failed());
export const passwordFailure = (error: unknown) => settingsFailure(error, m.settings_password_failed());
export const exportFailure = (error: unknown) => settingsFailure(error, m.settings_export_failed());
export const deleteFailure = (error: unknown) => settingsFailure(error, m.settings_delete_failed());

/** One thing at a time, at the first field that it concerns. */
export function passwordErrors(values: PasswordChange): FieldErrors<keyof PasswordChange> {
  const { newPassword, confirmPassword } = values;
  const names = ['currentPassword', 'newPassword', 'confirmPassword'] as const;
  const empty = names.find((name) => values[name] === '');
  if (empty) return { [empty]: m.error_accounts_password_fields_required() };
  if (newPassword !== confirmPassword) return { confirmPassword: m.settings_passwords_differ() };
  if (newPassword.length < minPasswordLength) return { newPassword: m.error_accounts_new_password_too_short() };
  return {};
}
