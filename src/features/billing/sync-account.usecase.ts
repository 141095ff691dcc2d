import type { Deps } from '#src/deps.ts';
import type { BilledAccount } from './billing.repository';
import type { PaidSubscription } from './paid-subscription.schema';
import { chooseSubscription, newsOf, standingOf, standsAs } from './standing.rules';

const maxTries = 10;

/**
 * Sets an account to what the payment provider says now. However often and in whatever order events arrive, the last
 * one to be worked on reads the last state. Null: no account has this customer (any more).
 */
export async function syncAccount(
  { billing, payments, clock }: Pick<Deps, 'billing' | 'payments' | 'clock'>,
  { customerId }: { customerId: string },
): Promise<{ account: BilledAccount; subscriptions: PaidSubscription[] } | null> {
  for (let tries = 0; tries < maxTries; tries++) {
    const account = await billing.findByCustomer({ customerId });
    if (!account) return null;
    const subscriptions = await payments.subscriptionsOf(customerId);
    const { kept, surplus } = chooseSubscription(subscriptions, account.subscriptionId);
    for (const subscription of surplus) await payments.refundAndCancel(subscription);
    const standing = standingOf(subscriptions, { kept, disputed: account.disputedChargeId !== null });
    if (standing.credit !== account.credit)
      await billing.setCredit({ userId: account.userId, credit: standing.credit });
    if (standsAs(account, standing)) return { account, subscriptions };
    const news = newsOf(account, standing);
    if (await billing.settle({ account, standing, news, now: clock() })) return { account, subscriptions };
    // Something was written since the account was read, by who asked the provider before or after: ask again.
  }
  throw new Error(`customer ${customerId} changes faster than it can be read`);
}
