import type { Deps } from '#src/deps.ts';
import { chooseSubscription } from './standing.rules';
import { syncAccount } from './sync-account.usecase';

/**
 * Sets an account to what the payment provider says, and where a payment is due tries to collect it with the card that
 * was saved since it failed: who updates the payment method has the plan back at once, not at the provider's next try.
 */
export async function syncAndCollect(
  deps: Pick<Deps, 'billing' | 'payments' | 'clock'>,
  { customerId }: { customerId: string },
): ReturnType<typeof syncAccount> {
  const synced = await syncAccount(deps, { customerId });
  if (!synced) return null;
  const { kept } = chooseSubscription(synced.subscriptions, synced.account.subscriptionId);
  if (kept?.state !== 'payment-due' || !kept.invoice?.open) return synced;
  const collected = await deps.payments.collectWithNewCard({ customerId, subscription: kept });
  return collected ? syncAccount(deps, { customerId }) : synced;
}
