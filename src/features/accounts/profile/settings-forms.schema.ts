import type { Zod } from '#src/http/zod.schema.ts';
import {
  codeIn,
  emailIn,
  fault,
  maxPasswordLength,
  minPasswordLength,
  nameIn,
  typedTwice,
} from '../sign-in/sign-in-forms.schema';

/** What the forms of the settings ask for. */
export function settingsForms(z: Zod) {
  const required = fault('accounts.password_fields_required');
  const password = z.string(required).check(z.minLength(1, required));
  const changePassword = {
    currentPassword: password,
    newPassword: password.check(
      z.minLength(minPasswordLength, fault('accounts.new_password_too_short')),
      z.maxLength(maxPasswordLength, fault('accounts.password_too_long')),
    ),
  };
  return {
    /** What is left out stays as it is. */
    profile: z.object({
      firstName: z.optional(nameIn(z)),
      lastName: z.optional(nameIn(z)),
      email: z.optional(emailIn(z)),
    }),
    emailCode: z.object({ code: codeIn(z) }),
    changePassword: z.object(changePassword),
    /** With what only the form asks for. */
    changePasswordTwice: z.object({ ...changePassword, confirmPassword: password }).check(typedTwice(z, 'newPassword')),
  };
}
