import type { Zod } from '#src/http/zod.schema.ts';
import { fault, maxPasswordLength, minPasswordLength } from '../accounts/sign-in/sign-in-forms.schema';

export const maxShares = 20;

/** A password that may be left out. */
export const sharePasswordIn = (z: Zod) =>
  z.pipe(
    z.string().check(
      z.refine<string>(
        (typed) => typed === '' || typed.length >= minPasswordLength,
        fault('accounts.password_too_short'),
      ),
      z.maxLength(maxPasswordLength, fault('accounts.password_too_long')),
    ),
    z.transform((typed: string) => typed || null),
  );
