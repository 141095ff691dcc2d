import { z } from 'zod';
import { localeSchema } from '#src/i18n/locale.schema.ts';
import { safeReturnPath } from './return-path.schema';

/** Why a sign-in with Google came to nothing: `?error=` of the sign-in screen, which says it in words. */
export const googleFailures = [
  'google_refused',
  'google_expired',
  'google_email_unverified',
  'google_unavailable',
  'google_too_many',
  'google_failed',
] as const;
export type GoogleFailure = (typeof googleFailures)[number];

/** What is wrong with a word of the address does not stop anyone from signing in. */
export const startGoogleSchema = z.object({
  returnTo: z
    .string()
    .optional()
    .transform((path) => safeReturnPath(path)),
  locale: z
    .string()
    .optional()
    .transform((locale) => localeSchema.safeParse(locale).data),
});

export const signInOptionsSchema = z
  .object({
    /** Whether one can sign in with Google. */
    google: z.boolean(),
  })
  .meta({ id: 'SignInOptions' });

/** What Google sends the browser back with. */
export const googleAnswerSchema = z.object({
  code: z.string().optional(),
  state: z.string().optional(),
  iss: z.string().optional(),
  error: z.string().optional(),
});
