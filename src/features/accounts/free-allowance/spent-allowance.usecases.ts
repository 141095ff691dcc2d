import type { Deps } from '#src/deps.ts';
import { keyedHash } from '../keyed-hash';
import { normalAddress } from './normal-address.rules';

/** Under which what an address used is kept. The address cannot be read from it, nor looked for without the secret. */
export const addressHashOf = ({ config }: { config: Pick<Deps['config'], 'authSecret'> }, email: string) =>
  keyedHash(JSON.stringify(['allowance', normalAddress(email)]), config.authSecret);

type Needs = Pick<Deps, 'spentAllowances' | 'clock'> & Parameters<typeof addressHashOf>[0];

/** An account is about to leave this address: what it used of the free plan, which is for life, stays with it. */
export async function keepSpentAllowance(
  deps: Pick<Needs, 'spentAllowances' | 'config'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await deps.spentAllowances.keep({ userId, addressHash: await addressHashOf(deps, email) });
}

/** An address was proven for an account: what an earlier one used under it counts. */
export async function carrySpentAllowance(
  deps: Needs,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const addressHash = await addressHashOf(deps, email);
  await deps.spentAllowances.carryOver({ userId, addressHash, now: deps.clock() });
}
