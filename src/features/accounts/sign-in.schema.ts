import { z } from 'zod';
import type { AccountErrorCode } from './accounts.schema';

/** What is wrong with a field is said by a code, so that it can be answered in words and in any language. */
const fault = (code: AccountErrorCode) => code;

export const minPasswordLength = 6;
export const maxPasswordLength = 128;
export const codeLength = 6;
export const triesPerCode = 5;
/** A verification code and a registration that awaits it are good for this long. */
export const codeLifetimeSeconds = 24 * 60 * 60;
export const resendWaitSeconds = 60;

const normalized = z
  .string(fault('accounts.credentials_required'))
  .trim()
  .toLowerCase()
  .min(1, fault('accounts.credentials_required'));
export const emailSchema = normalized
  .max(254, fault('accounts.email_invalid'))
  .pipe(z.email(fault('accounts.email_invalid')));

export const newPasswordSchema = z
  .string(fault('accounts.credentials_required'))
  .min(1, fault('accounts.credentials_required'))
  .min(minPasswordLength, fault('accounts.password_too_short'))
  .max(maxPasswordLength, fault('accounts.password_too_long'));

/** Null where there is none. */
export const nameSchema = z
  .string()
  .trim()
  .max(100, fault('accounts.name_too_long'))
  .transform((name) => name || null)
  .nullable();
const optionalName = nameSchema.optional().transform((name) => name ?? null);

const repeated = z.object({ password: z.string(), confirmPassword: z.string().optional() });

export const registerSchema = z
  .object({
    email: emailSchema,
    password: newPasswordSchema,
    confirmPassword: z.string().optional(),
    firstName: optionalName,
    lastName: optionalName,
  })
  .refine(({ password, confirmPassword = password }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: fault('accounts.passwords_differ'),
    // Said even when another field is wrong too.
    when: ({ value }) => repeated.safeParse(value).success,
  })
  .meta({ id: 'Register' });

export const loginSchema = z
  .object({
    // Not checked to be an address: whatever is no account is answered alike.
    email: normalized,
    password: z.string(fault('accounts.credentials_required')).min(1, fault('accounts.credentials_required')),
  })
  .meta({ id: 'Login' });

export const verifyEmailSchema = z
  .object({
    email: emailSchema,
    code: z.string(fault('accounts.code_required')).trim().min(1, fault('accounts.code_required')),
  })
  .meta({ id: 'VerifyEmail' });

export const resendCodeSchema = z.object({ email: emailSchema }).meta({ id: 'ResendVerification' });

export const registeredSchema = z
  .object({ requiresVerification: z.literal(true), message: z.string() })
  .meta({ id: 'Registered' });
export const verifiedSchema = z
  .object({ success: z.literal(true), autoLogin: z.literal(true), message: z.string() })
  .meta({ id: 'Verified' });
export const doneSchema = z.object({ success: z.literal(true), message: z.string() }).meta({ id: 'Done' });
