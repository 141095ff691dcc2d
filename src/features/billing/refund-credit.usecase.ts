import type { Deps } from '#src/deps.ts';
import { noCredit } from './billing.errors';
import type { Payout } from './payout.schema';
import { syncAccount } from './sync-account.usecase';

type Needs = Pick<Deps, 'billing' | 'payments' | 'clock'>;

/**
 * Pays out what the account was credited, where no payment follows that would use it up. Of calls at the same time one
 * has the credit: it is written down as paid out before anything is asked of the provider. Throws billing.no_credit.
 */
export async function refundCredit(deps: Needs, { userId }: { userId: string }): Promise<{ refunded: number }> {
  const { billing, payments } = deps;
  const account = await billing.find({ userId });
  const synced = account && (await syncAccount(deps, account));
  const live = synced?.subscriptions.some(({ state }) => state === 'active' || state === 'payment-due');
  if (!account || !synced || live) throw noCredit();
  const { customerId } = account;
  const payout = await payments.planPayout(customerId);
  if (!payout || !(await billing.beginPayout({ userId, payout }))) throw noCredit();
  const refunded = await finishPayout(deps, { userId, customerId, payout });
  if (refunded === 0) throw noCredit();
  await syncAccount(deps, account);
  return { refunded };
}

/** Pays out what was begun: also by the sweep, what a failure or a crash has left. */
export async function finishPayout(
  { billing, payments }: Pick<Needs, 'billing' | 'payments'>,
  { userId, customerId, payout }: { userId: string; customerId: string; payout: Payout },
): Promise<number> {
  const refunded = await payments.payOut({ customerId, payout });
  await billing.endPayout({ userId, payout });
  return refunded;
}
