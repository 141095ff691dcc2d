import { z } from 'zod';
import type { AccountErrorCode } from './accounts.schema';

/** What is wrong with a field is said by a code, so that it can be answered in words and in any language. */
const fault = (code: AccountErrorCode) => code;

export const minPasswordLength = 6;
export const maxPasswordLength = 128;
export const maxNameLength = 100;
export const codeLength = 6;
export const triesPerCode = 5;
/** A verification code and a registration that awaits it are good for this long. */
export const codeLifetimeSeconds = 24 * 60 * 60;
export const resendWaitSeconds = 60;

export const emailSchema = z
  .string(fault('accounts.email_invalid'))
  .trim()
  .toLowerCase()
  .max(254, fault('accounts.email_invalid'))
  .pipe(z.email(fault('accounts.email_invalid')));

/** The address that one signs in with: whether there is any is one question with the password. */
const credential = z
  .string(fault('accounts.credentials_required'))
  .trim()
  .toLowerCase()
  .min(1, fault('accounts.credentials_required'));

export const newPasswordSchema = z
  .string(fault('accounts.credentials_required'))
  .min(1, fault('accounts.credentials_required'))
  .min(minPasswordLength, fault('accounts.password_too_short'))
  .max(maxPasswordLength, fault('accounts.password_too_long'));

/** Null where there is none. */
export const nameSchema = z
  .string()
  .trim()
  .max(maxNameLength, fault('accounts.name_too_long'))
  .transform((name) => name || null)
  .nullable();
const optionalName = nameSchema.optional().transform((name) => name ?? null);

/** Refuses a password that was not typed alike twice. It is said even when another field is wrong too. */
export const typedTwice = <Name extends string>(password: Name) => {
  const typed = z.object({ [password]: z.string(), confirmPassword: z.string().optional() });
  return z.refine<Record<string, unknown>>(
    (values) => (values.confirmPassword ?? values[password]) === values[password],
    {
      path: ['confirmPassword'],
      message: fault('accounts.passwords_differ'),
      when: ({ value }) => typed.safeParse(value).success,
    },
  );
};

export const registerSchema = z
  .object({
    email: credential.pipe(emailSchema),
    password: newPasswordSchema,
    confirmPassword: z.string().optional(),
    firstName: optionalName,
    lastName: optionalName,
  })
  .check(typedTwice('password'))
  .meta({ id: 'Register' });

export const loginSchema = z
  .object({
    // Not checked to be an address: whatever is no account is answered alike.
    email: credential,
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
