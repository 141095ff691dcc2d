import type { Zod } from '#src/http/zod.schema.ts';
import { fault, maxPasswordLength, minPasswordLength } from '../accounts/sign-in/sign-in-forms.schema';
import type { ShareErrorCode } from './shares.errors';

export const maxShares = 20;

/** The fault of an end that is over. */
export const endPast: ShareErrorCode = 'shares.end_past';

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
