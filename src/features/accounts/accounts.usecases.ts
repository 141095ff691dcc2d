import type { Deps } from '../../deps';
import type { CurrentUser } from './accounts.schema';

/** The user whose session the request carries, or null. */
export async function findCurrentUser(
  { auth, accounts }: Pick<Deps, 'auth' | 'accounts'>,
  { headers }: { headers: Headers },
): Promise<CurrentUser | null> {
  const session = await auth.api.getSession({ headers });
  return session && accounts.findCurrentUser({ userId: session.user.id });
}
