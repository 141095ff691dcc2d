import type { Zod } from '#src/http/zod.schema.ts';
import { emailIn, fault, maxPasswordLength, typedTwice } from './sign-in-forms.schema';

export const minResetPasswordLength = 8;

/** What the forms on the way to a new password ask for. */
export function resetPasswordForms(z: Zod) {
  const invalidLink = fault('accounts.reset_link_invalid');
  const tooShort = fault('accounts.reset_password_too_short');
  const password = z
    .string(tooShort)
    .check(
      z.minLength(minResetPasswordLength, tooShort),
      z.maxLength(maxPasswordLength, fault('accounts.password_too_long')),
    );
  return {
    forgotPassword: z.object({ email: emailIn(z) }),
    resetPassword: z.object({ token: z.string(invalidLink).check(z.minLength(1, invalidLink)), password }),
    /** As the form asks for it: the token comes with the link. */
    resetPasswordTwice: z.object({ password, confirmPassword: z.string() }).check(typedTwice(z, 'password')),
  };
}
