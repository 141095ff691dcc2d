import type { z } from 'zod';
import type { Deps } from '#src/deps.ts';
import { type Locale, localeSchema } from '#src/i18n/locale.schema.ts';
import { carrySpentAllowance } from '../free-allowance/spent-allowance.usecases';
import { startSession } from '../sessions/start-session';
import { passCookies, type Visitor } from '../visitor';
import type { GoogleFailure, googleAnswerSchema } from './google.schema';

/** Where a browser goes whose sign-in with Google came to nothing. */
export const failedSignIn = (failure: GoogleFailure) => `/auth?mode=login&error=${failure}`;

const afterSignIn = '/dashboard';
/** Carries, on the way back, whether the user is new and which language they read. */
const newReader = 'new-reader';

/** Answers where to send the browser: to Google, or back to the sign-in screen with the reason. */
export async function startGoogleSignIn(
  { google, appUrl }: Pick<Deps, 'google' | 'appUrl'>,
  { returnTo, locale, visitor }: { returnTo: string | null; locale: Locale; visitor: Visitor },
): Promise<string> {
  if (!google) return failedSignIn('google_unavailable');
  const target = new URL(returnTo ?? afterSignIn, appUrl);
  const newTarget = new URL(target);
  newTarget.searchParams.set(newReader, locale);
  const begun = await google.begin({
    callbackURL: target.href,
    newUserCallbackURL: newTarget.href,
    errorCallbackURL: new URL('/auth', appUrl).href,
    headers: visitor.headers,
  });
  if (!begun) return failedSignIn('google_failed');
  passCookies(visitor, begun.headers);
  return begun.url;
}

/** Signs the visitor in whom Google sent back. Answers where to send the browser, with the reason when it failed. */
export async function finishGoogleSignIn(
  deps: Pick<Deps, 'google' | 'accounts' | 'owners' | 'sessions' | 'config' | 'appUrl' | 'logger' | 'clock'> &
    Parameters<typeof carrySpentAllowance>[0],
  { query, visitor }: { query: z.infer<typeof googleAnswerSchema>; visitor: Visitor },
): Promise<string> {
  const { google, accounts, appUrl, logger } = deps;
  if (!google) return failedSignIn('google_unavailable');
  const { location, headers, profile, joined } = await google.complete({ query, headers: visitor.headers });
  const target = new URL(location ?? '/auth?error=no_answer', appUrl);
  const error = target.searchParams.get('error');
  if (error !== null) {
    passCookies(visitor, headers);
    const failure =
      profile && !profile.emailVerified ? 'google_email_unverified' : (failures[error] ?? 'google_failed');
    if (failure === 'google_failed') logger.warn('google.failed', { error });
    return failedSignIn(failure);
  }
  const locale = localeSchema.safeParse(target.searchParams.get(newReader)).data ?? null;
  target.searchParams.delete(newReader);
  if (joined && profile) {
    await accounts.fillProfile({ userId: joined, ...profile, locale });
    await deps.owners.place(joined);
    await carrySpentAllowance(deps, { userId: joined, email: profile.email });
  }
  await startSession(deps, { visitor, answer: headers });
  return target.pathname + target.search + target.hash;
}

const failures: Record<string, GoogleFailure> = {
  access_denied: 'google_refused',
  state_mismatch: 'google_expired',
  state_not_found: 'google_expired',
};
