import type { Deps } from '#src/deps.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { noSubscription } from './billing.errors';
import { mailNotices, type NoticeNeeds } from './mail-notices.usecase';
import { syncAccount } from './sync-account.usecase';

/**
 * Ends the paid plan at once. Who did not pay the last month owes nothing for it: it gave them nothing.
 * Throws billing.no_subscription.
 */
export async function cancelSubscription(
  deps: Pick<Deps, 'billing' | 'payments' | 'clock'> & NoticeNeeds,
  { user }: { user: CurrentUser },
): Promise<void> {
  const { billing, clock } = deps;
  const account = await billing.find({ userId: user.id });
  if (account && (await endAll(deps, account.customerId))) {
    await syncAccount(deps, account);
    await mailNotices(deps, { userId: user.id });
    return;
  }
  if (!user.accountStatus || user.accountStatus === 'free') throw noSubscription();
  await billing.setFree({ userId: user.id, now: clock() });
}

async function endAll({ payments }: Pick<Deps, 'payments'>, customerId: string): Promise<boolean> {
  const bindings = (await payments.subscriptionsOf(customerId)).filter(({ state }) => state !== 'ended');
  for (const subscription of bindings) await payments.cancel(subscription);
  return bindings.some(({ state }) => state !== 'begun');
}
