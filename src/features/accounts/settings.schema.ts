import { z } from 'zod';
import type { AccountErrorCode } from './accounts.schema';
import { emailSchema, maxPasswordLength, minPasswordLength, nameSchema, typedTwice } from './sign-in.schema';

const fault = (code: AccountErrorCode) => code;

/** What is left out stays as it is. */
export const profileSchema = z
  .object({ firstName: nameSchema.optional(), lastName: nameSchema.optional(), email: emailSchema.optional() })
  .meta({ id: 'Profile' });

export const changePasswordSchema = z
  .object({
    currentPassword: z
      .string(fault('accounts.password_fields_required'))
      .min(1, fault('accounts.password_fields_required')),
    newPassword: z
      .string(fault('accounts.password_fields_required'))
      .min(1, fault('accounts.password_fields_required'))
      .min(minPasswordLength, fault('accounts.new_password_too_short'))
      .max(maxPasswordLength, fault('accounts.password_too_long')),
  })
  .meta({ id: 'ChangePassword' });

/** What the form for it asks beyond that. */
export const changePasswordFormSchema = z
  .object({
    ...changePasswordSchema.shape,
    confirmPassword: z
      .string(fault('accounts.password_fields_required'))
      .min(1, fault('accounts.password_fields_required')),
  })
  .check(typedTwice('newPassword'));

export const emailCodeSchema = z
  .object({ code: z.string(fault('accounts.code_required')).trim().min(1, fault('accounts.code_required')) })
  .meta({ id: 'EmailCode' });

/** The address that a code was sent to and that is not in use yet; null when there is none. */
export const emailChangeSchema = z.object({ pendingEmail: z.string().nullable() }).meta({ id: 'EmailChange' });

export const profileUpdatedSchema = z
  .object({ success: z.literal(true), message: z.string(), pendingEmail: z.string().nullable() })
  .meta({ id: 'ProfileUpdated' });
