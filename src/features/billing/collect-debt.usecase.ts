import type { Deps } from '#src/deps.ts';
import { chooseSubscription } from './standing.rules';
import { syncAccount } from './sync-account.usecase';

/**
 * Sets an account to what the payment provider says, lets a payment method that was replaced be the one that is charged,
 * and where a payment is due tries to collect it with the one that was saved since it failed: who updates the payment
 * method has the plan back at once, not at the provider's next try.
 */
export async function syncAndCollect(
  deps: Pick<Deps, 'billing' | 'payments' | 'clock'>,
  { customerId, chosenAt = null }: { customerId: string; chosenAt?: Date | null },
): ReturnType<typeof syncAccount> {
  const synced = await syncAccount(deps, { customerId });
  if (!synced) return null;
  const { kept } = chooseSubscription(synced.subscriptions, synced.account.subscriptionId);
  if (!kept) return synced;
  // News of a choice that is older than the subscription is of no use: the subscription was bought with another one.
  const chosen = chosenAt !== null && chosenAt >= kept.createdAt;
  await deps.payments.adoptCard({ customerId, subscription: kept, chosen });
  if (kept.state !== 'payment-due' || !kept.invoice?.open) return synced;
  await deps.payments.collectWithNewCard({ customerId, subscription: kept });
  // Also where nothing was left to collect: the news of it may just have been faster.
  return syncAccount(deps, { customerId });
}
