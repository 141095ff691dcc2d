import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import type { BillingRow } from './billing.repository';
import { syncAndCollect } from './collect-debt.usecase';
import { finishPayout } from './refund-credit.usecase';

/** Of each kind: a call or two to the payment provider for every account. */
const accountsASweep = 40;
const quarterOfAnHour = 15 * 60_000;
const day = 24 * 60 * 60_000;
/** The provider delivers an event again for days, never for months. */
const eventsKeptForMs = 60 * day;

type Needs = Pick<Deps, 'billing' | 'payments' | 'clock' | 'logger' | 'config'>;

/**
 * Asks the payment provider about accounts whose period is over or that have a payment page open, then about others of
 * which no news came for a day: an event that was lost is made up for. A payout of credit that was cut off is ended.
 */
export async function reconcileSubscriptions(deps: Needs): Promise<number> {
  if (!deps.config.stripe) return 0;
  const { billing } = deps;
  const now = deps.clock();
  const since = (ms: number) => new Date(now.getTime() - ms);
  // Of both so many: those who wait for something do not stand behind all who merely were not looked at for long.
  const pending = await billing.listPending({ before: since(quarterOfAnHour), now, limit: accountsASweep });
  await reconcile(deps, pending);
  const unchecked = await billing.listUnchecked({ before: since(day), limit: accountsASweep });
  await reconcile(deps, unchecked);
  return pending.length + unchecked.length;
}

async function reconcile(deps: Needs, due: BillingRow[]): Promise<void> {
  const { billing, clock, logger } = deps;
  const now = clock();
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
