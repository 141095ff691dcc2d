import type { Zod } from '#src/http/zod.schema.ts';
import { cleanLine } from '#src/kernel/clean-line.ts';
import type { AccountErrorCode } from '../accounts.errors';

/** What is wrong with a field is said by a code, so that it can be answered in words and in any language. */
export const fault = (code: AccountErrorCode) => code;

export const minPasswordLength = 6;
export const maxPasswordLength = 128;
export const maxNameLength = 100;
export const codeLength = 6;
const maxEmailLength = 254;

export function emailIn(z: Zod) {
  const invalid = fault('accounts.email_invalid');
  const typed = z
    .string(invalid)
    .check(z.trim(), z.toLowerCase(), z.minLength(1, invalid), z.maxLength(maxEmailLength, invalid));
  return z.pipe(typed, z.email(invalid));
}

/** One line without anything invisible, which could turn what stands around it. Null where there is none. */
export const nameIn = (z: Zod) =>
  z.nullable(
    z.pipe(
      z.pipe(z.string(), z.transform(cleanLine)),
      z.pipe(
        z.string().check(z.maxLength(maxNameLength, fault('accounts.name_too_long'))),
        z.transform((name: string) => name || null),
      ),
    ),
  );

export const codeIn = (z: Zod) =>
  z.string(fault('accounts.code_required')).check(z.trim(), z.minLength(1, fault('accounts.code_required')));

/** Refuses a password that was not typed alike twice. It is said even when another field is wrong too. */
export const typedTwice = (z: Zod, password: string) =>
  z.refine<Record<string, unknown>>((typed) => (typed.confirmPassword ?? typed[password]) === typed[password], {
    path: ['confirmPassword'],
    message: fault('accounts.passwords_differ'),
    when: ({ value }) => {
      const typed = Object(value) as Record<string, unknown>;
      const [first, second] = [typed[password], typed.confirmPassword];
      return typeof first === 'string' && (second === undefined || typeof second === 'string');
    },
  });

/** What the forms of the sign-in page ask for. */
export function signInForms(z: Zod) {
  const required = fault('accounts.credentials_required');
  /** The address that one signs in with: whether there is any is one question with the password. */
  const credential = z.string(required).check(z.trim(), z.toLowerCase(), z.minLength(1, required));
  const optionalName = z.pipe(
    z.optional(nameIn(z)),
    z.transform((name: string | null | undefined) => name ?? null),
  );
  return {
    // Not checked to be an address: anything that is not an account gets the same answer.
    login: z.object({ email: credential, password: z.string(required).check(z.minLength(1, required)) }),
    register: z
      .object({
        email: z.pipe(credential.check(z.maxLength(maxEmailLength, fault('accounts.email_invalid'))), emailIn(z)),
        password: z
          .string(required)
          .check(
            z.minLength(1, required),
            z.minLength(minPasswordLength, fault('accounts.password_too_short')),
            z.maxLength(maxPasswordLength, fault('accounts.password_too_long')),
          ),
        confirmPassword: z.optional(z.string()),
        firstName: optionalName,
        lastName: optionalName,
      })
      .check(typedTwice(z, 'password')),
    verifyEmail: z.object({ email: emailIn(z), code: codeIn(z) }),
  };
}
