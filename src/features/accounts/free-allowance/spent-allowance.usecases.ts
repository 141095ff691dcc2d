import type { Deps } from '#src/deps.ts';
import { keyedHash } from '../keyed-hash';
import { normalAddress } from './normal-address.rules';

/** Under which what an address used is kept. The address cannot be read from it, nor looked for without the secret. */
export const addressHashOf = ({ config }: { config: Pick<Deps['config'], 'authSecret'> }, email: string) =>
  keyedHash(JSON.stringify(['allowance', normalAddress(email)]), config.authSecret);

type Needs = Pick<Deps, 'spentAllowances' | 'storesOf'> & Parameters<typeof addressHashOf>[0];

/** An account is about to leave this address: what it used of the free plan, which is for life, stays with it. */
export async function keepSpentAllowance(
  deps: Needs,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const { usage } = await deps.storesOf(userId);
  const spent = await usage.spentForLife({ ownerId: userId });
  if (spent.tokens > 0) await deps.spentAllowances.keep({ addressHash: await addressHashOf(deps, email), ...spent });
}

/** An address was proven for an account: what an earlier one used under it counts, once. */
export async function carrySpentAllowance(
  deps: Needs & Pick<Deps, 'clock'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const spent = await deps.spentAllowances.find({ addressHash: await addressHashOf(deps, email) });
  if (!spent) return;
  const { usage } = await deps.storesOf(userId);
  await usage.carryOver({ ownerId: userId, ...spent, now: deps.clock() });
}
