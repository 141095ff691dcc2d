import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import { syncAndCollect } from './collect-debt.usecase';
import { finishPayout } from './refund-credit.usecase';

const accountsASweep = 20;
const day = 24 * 60 * 60_000;
/** The provider delivers an event again for days, never for months. */
const eventsKeptForMs = 60 * day;

/**
 * Asks the payment provider about accounts of which no news came for a day, whose period is over, or that have a
 * payment page open: an event that was lost is made up for. A payout of credit that was cut off is ended.
 */
export async function reconcileSubscriptions(
  deps: Pick<Deps, 'billing' | 'payments' | 'clock' | 'logger' | 'config'>,
): Promise<number> {
  if (!deps.config.stripe) return 0;
  const { billing, clock, logger } = deps;
  const now = clock();
  const due = await billing.listUnchecked({ before: new Date(now.getTime() - day), now, limit: accountsASweep });
  for (const { userId, customerId, checkoutId, payout } of due) {
    try {
      if (payout) await finishPayout(deps, { userId, customerId, payout });
      const synced = await syncAndCollect(deps, { customerId });
      if (checkoutId && synced && !(await isOpen(deps, checkoutId, synced.subscriptions))) {
        await billing.setCheckout({ userId, from: checkoutId, to: null });
      }
    } catch (error) {
      logger.error('billing.not_reconciled', { userId, ...describeError(error) });
    }
    await billing.touch({ userId, now });
  }
  return due.length;
}

async function isOpen(
  { payments }: Pick<Deps, 'payments'>,
  checkoutId: string,
  subscriptions: readonly { id: string; state: string }[],
): Promise<boolean> {
  const begun = subscriptions.find(({ id }) => id === checkoutId);
  if (begun) return begun.state === 'begun';
  return checkoutId.startsWith('cs_') && (await payments.findCheckout(checkoutId)).url !== null;
}

/** Forgets events that are not delivered again any more. */
export const forgetOldEvents = ({ paymentEvents, clock }: Pick<Deps, 'paymentEvents' | 'clock'>): Promise<number> =>
  paymentEvents.deleteOlder({ before: new Date(clock().getTime() - eventsKeptForMs) });
