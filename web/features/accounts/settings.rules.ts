import { settingsForms } from '../../../src/features/accounts/settings-forms.schema';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { ApiError } from '../../lib/api-error';
import { failureText } from '../../lib/failure-text';
import { checkBy } from '../../lib/form-check';
import { z } from '../../lib/zod';

const forms = settingsForms(z);
export const checkProfile = checkBy(forms.profile);
export const checkEmailCode = checkBy(forms.emailCode);
export const checkPasswordChange = checkBy(forms.changePasswordTwice, {
  'accounts.passwords_differ': m.settings_passwords_differ,
});

/** What a user's values look like in the form. */
export const profileOf = (user: { firstName: string | null; lastName: string | null; email: string }) => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email,
});

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
