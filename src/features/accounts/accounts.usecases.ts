import type { Deps } from '#src/deps.ts';
import type { CurrentUser } from './accounts.schema';
import { sessionLifetimeSeconds, sessionRenewalSeconds } from './auth';
import { passCookies, presentedToken, type Visitor } from './visitor';

/** When a session was used last is noted no more often than this. */
const useNotedEveryMs = 15 * 60_000;

/** The user whose session the visitor carries, or null. A session in use is extended now and then. */
export async function findCurrentUser(
  deps: Pick<Deps, 'auth' | 'sessions' | 'owners' | 'config' | 'appUrl' | 'clock' | 'waitUntil'>,
  { visitor }: { visitor: Visitor },
): Promise<CurrentUser | null> {
  const { sessions, clock, waitUntil } = deps;
  const session = await findSession(deps, { visitor });
  if (!session) return null;
  const { token, found } = session;
  const usedForMs = sessionLifetimeSeconds * 1000 - (found.expiresAt.getTime() - clock().getTime());
  if (usedForMs >= sessionRenewalSeconds * 1000) {
    const { headers } = await deps.auth.api.getSession({ headers: visitor.headers, returnHeaders: true });
    passCookies(visitor, headers);
  } else if (clock().getTime() - found.lastUsedAt.getTime() >= useNotedEveryMs) {
    waitUntil(sessions.noteUse({ token, now: clock() }));
  }
  return found.user;
}

/** The id of that user, for who only looks: the session is not extended by it. */
export const findCurrentUserId = async (...asked: Parameters<typeof findSession>): Promise<string | null> =>
  (await findSession(...asked))?.found.user.id ?? null;

async function findSession(
  { sessions, owners, config, appUrl, clock }: Pick<Deps, 'sessions' | 'owners' | 'config' | 'appUrl' | 'clock'>,
  { visitor }: { visitor: Pick<Visitor, 'headers'> },
) {
  const token = await presentedToken(visitor, { appUrl, secret: config.authSecret });
  const found = token && (await sessions.find({ token, now: clock() }));
  if (!found) return null;
  owners.note(found.user.id, { shard: found.shard, plan: found.user.accountStatus });
  return { token, found };
}

/** Ends the visitor's session, if there is one. */
export async function logout({ auth }: Pick<Deps, 'auth'>, { visitor }: { visitor: Visitor }): Promise<void> {
  const { headers } = await auth.api.signOut({ headers: visitor.headers, returnHeaders: true });
  passCookies(visitor, headers);
}
