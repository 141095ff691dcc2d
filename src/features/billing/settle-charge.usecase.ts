import type { Deps } from '#src/deps.ts';
import type { ChargeView } from '#src/platform/payments.ts';
import type { BilledAccount } from './billing.repository';
import type { PaidSubscription } from './paid-subscription.schema';
import { syncAccount } from './sync-account.usecase';

type Needs = Pick<Deps, 'billing' | 'payments' | 'clock'>;

/**
 * Takes in what became of a payment. One that the bank took back ends the plan, and the account requires a payment
 * until one is made or the bank decides against it. What the provider gave back is told, and ends the plan where it
 * was all that was paid for the present month. Null: it is no payment of an account.
 */
export async function settleCharge(
  deps: Needs,
  { chargeId, type }: { chargeId: string; type: string },
): ReturnType<typeof syncAccount> {
  const charge = await deps.payments.findCharge(chargeId);
  const account = charge.customerId && (await deps.billing.findByCustomer({ customerId: charge.customerId }));
  if (!account) return null;
  const { customerId, userId } = account;
  const live = (await deps.payments.subscriptionsOf(customerId)).filter(
    ({ state }) => state === 'active' || state === 'payment-due',
  );
  if (charge.disputedAt) await suspend(deps, { account, charge, live });
  else if (await deps.billing.liftDispute({ userId, chargeId, now: deps.clock() })) {
    await deps.billing.tell({ userId, kind: 'dispute-won', amount: null, now: deps.clock() });
  }
  const paidBack = charge.fullyRefunded && live.find(({ invoice }) => invoice && invoice.id === charge.invoiceId);
  if (paidBack) await deps.payments.cancel(paidBack);
  const synced = await syncAccount(deps, { customerId });
  const { refunded } = charge;
  if (refunded > 0 && type === 'charge.refunded') {
    await deps.billing.tell({ userId, kind: 'refunded', amount: refunded, now: deps.clock() });
  }
  return synced;
}

/** What was bought after the bank took the payment back has nothing to do with it. */
async function suspend(
  { billing, payments }: Needs,
  { account, charge, live }: { account: BilledAccount; charge: ChargeView; live: PaidSubscription[] },
): Promise<void> {
  const since = charge.disputedAt ?? new Date(0);
  const [before, after] = [
    live.filter(({ createdAt }) => createdAt <= since),
    live.filter((one) => one.createdAt > since),
  ];
  if (after.some(({ state }) => state === 'active')) return;
  await billing.setDisputed({ userId: account.userId, chargeId: charge.id });
  for (const subscription of before) await payments.cancel(subscription);
}
