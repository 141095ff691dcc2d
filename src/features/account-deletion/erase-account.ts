import { directoryName } from '#src/db/databases.ts';
import type { Deps } from '#src/deps.ts';
import { addressHashOf, keepSpentAllowance } from '../accounts/free-allowance/spent-allowance.usecases';
import { eraseTraces } from './erase-traces';

/** An analysis takes minutes at most; what one writes after its account is gone is deleted within this time. */
const watchedForMs = 60 * 60_000;

/** Deletes every row of an account at once, its subscription and its files right after. */
export async function eraseAccount(
  deps: Pick<Deps, 'accountDeletions' | 'owners'> &
    Parameters<typeof keepSpentAllowance>[0] &
    Parameters<typeof eraseTraces>[0],
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const now = deps.clock();
  const watchUntil = new Date(now.getTime() + watchedForMs);
  const addressHash = await addressHashOf(deps, email);
  const elsewhere = (await deps.owners.databaseOf(userId)) !== directoryName;
  // Where its contracts are in the same database, one batch does both.
  if (elsewhere) await keepSpentAllowance(deps, { userId, email });
  const deletion = await deps.accountDeletions.begin({ userId, addressHash, elsewhere, now, watchUntil });
  await eraseTraces(deps, deletion);
}
