import { settingsForms } from '#src/features/accounts/profile/settings-forms.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ApiError } from '#web/lib/api-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { checkBy } from '#web/lib/form-check.ts';
import { z } from '#web/lib/zod.ts';

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
