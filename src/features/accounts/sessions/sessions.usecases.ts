import type { Deps } from '#src/deps.ts';
import { sessionNotFound } from '../accounts.errors';
import { presentedToken, type Visitor } from '../visitor';
import { deviceName } from './device-name.rules';
import type { Session } from './sessions.schema';

type Needs = Pick<Deps, 'sessions' | 'config' | 'appUrl' | 'clock'>;

const ownToken = ({ appUrl, config }: Pick<Needs, 'appUrl' | 'config'>, visitor: Visitor) =>
  presentedToken(visitor, { appUrl, secret: config.authSecret });

/** Where the user is signed in, this browser first, then the one used last. */
export async function listSessions(
  deps: Needs,
  { userId, visitor }: { userId: string; visitor: Visitor },
): Promise<Session[]> {
  const own = await ownToken(deps, visitor);
  const rows = await deps.sessions.listOfUser({ userId, now: deps.clock() });
  return rows
    .map(({ id, token, userAgent, createdAt, updatedAt }) => ({
      id,
      ...deviceName(userAgent),
      signedInAt: createdAt.toISOString(),
      lastUsedAt: updatedAt.toISOString(),
      current: token === own,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** Throws accounts.session_not_found, also for a session of someone else. */
export async function endSession(
  { sessions }: Pick<Deps, 'sessions'>,
  input: { userId: string; id: string },
): Promise<void> {
  if (!(await sessions.endOne(input))) throw sessionNotFound();
}

/** Ends every session of the user but this one. */
export async function endOtherSessions(
  deps: Pick<Needs, 'sessions' | 'config' | 'appUrl'>,
  { userId, visitor }: { userId: string; visitor: Visitor },
): Promise<void> {
  const own = await ownToken(deps, visitor);
  await deps.sessions.endOthers({ userId, token: own ?? '' });
}
