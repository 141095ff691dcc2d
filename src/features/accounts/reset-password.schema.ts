import { z } from 'zod';
import type { AccountErrorCode } from './accounts.schema';
import { emailSchema, maxPasswordLength, typedTwice } from './sign-in.schema';

const fault = (code: AccountErrorCode) => code;

export const minResetPasswordLength = 8;
export const resetLinkLifetimeSeconds = 24 * 60 * 60;

export const forgotPasswordSchema = z.object({ email: emailSchema }).meta({ id: 'ForgotPassword' });

export const resetPasswordSchema = z
  .object({
    token: z.string(fault('accounts.reset_link_invalid')).min(1, fault('accounts.reset_link_invalid')),
    password: z
      .string(fault('accounts.reset_password_too_short'))
      .min(minResetPasswordLength, fault('accounts.reset_password_too_short'))
      .max(maxPasswordLength, fault('accounts.password_too_long')),
  })
  .meta({ id: 'ResetPassword' });

/** What the form behind the link asks for: the token comes with the link. */
export const resetPasswordFormSchema = resetPasswordSchema
  .pick({ password: true })
  .extend({ confirmPassword: z.string() })
  .check(typedTwice('password'));

export const resetLinkSchema = z.object({ valid: z.boolean() }).meta({ id: 'ResetLink' });
