import type { Deps } from '#src/deps.ts';
import { addressHashOf } from '../accounts/free-allowance/spent-allowance.usecases';
import { eraseTraces } from './erase-traces';

/** An analysis takes minutes at most; what one writes after its account is gone is deleted within this time. */
const watchedForMs = 60 * 60_000;

/** Deletes every row of an account at once, its subscription and its files right after. */
export async function eraseAccount(
  deps: Pick<Deps, 'accountDeletions' | 'erasures' | 'files' | 'payments' | 'config' | 'logger' | 'clock'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const now = deps.clock();
  const watchUntil = new Date(now.getTime() + watchedForMs);
  const addressHash = await addressHashOf(deps, email);
  await eraseTraces(deps, await deps.accountDeletions.begin({ userId, addressHash, now, watchUntil }));
}
