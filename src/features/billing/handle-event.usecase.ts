import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import type { PaymentEvent } from '#src/platform/payments.ts';
import { announceRenewal } from './announce-renewals.usecase';
import { eventUnderWay } from './billing.errors';
import { syncAndCollect } from './collect-debt.usecase';
import { mailNotices, type NoticeNeeds } from './mail-notices.usecase';
import { settleCharge } from './settle-charge.usecase';
import { syncAccount } from './sync-account.usecase';

/** Longer than the work on an event takes. */
const workedOnForMs = 60_000;

/** Kinds of events after which the subscriptions of a customer may be others than before. */
const concerning = /^(checkout\.session|customer\.subscription|invoice|invoice_payment|charge|refund)\./;
/** After these a customer may have another card. */
const concerningCards = new Set(['customer.updated', 'payment_method.attached', 'setup_intent.succeeded']);

/**
 * Takes in an event of the payment provider. Its signature is checked, it counts once, and nothing but whom it is
 * about is taken from it: the account is set to what the provider says when asked. Unknown events are fine. What can
 * wait, the mail about it, is done once the provider has its answer.
 * Throws billing.signature_invalid, billing.event_under_way; on any failure the provider delivers it again.
 */
export async function handleEvent(
  deps: Pick<Deps, 'billing' | 'payments' | 'paymentEvents' | 'clock' | 'waitUntil'> & NoticeNeeds,
  message: { body: string; signature: string },
): Promise<void> {
  const { payments, paymentEvents, clock } = deps;
  const event = await payments.readEvent(message);
  const { id, type, createdAt } = event;
  const now = clock();
  const until = new Date(now.getTime() + workedOnForMs);
  const claim = await paymentEvents.claim({ id, type, now, until });
  if (claim === 'under-way') throw eventUnderWay();
  if (claim === 'done') return;
  try {
    const synced = event.chargeId
      ? await settleCharge(deps, { chargeId: event.chargeId, type })
      : await takeIn(deps, event);
    if (synced && type === 'invoice.upcoming') {
      await announceRenewal(deps, { customerId: synced.account.customerId, saidAt: createdAt });
    }
    // News that stays unsent is found by the sweep.
    if (synced) {
      const mailed = mailNotices(deps, { userId: synced.account.userId });
      deps.waitUntil(mailed.catch((error) => deps.logger.error('mail.failed', describeError(error))));
    }
  } catch (error) {
    await paymentEvents.release({ id });
    throw error;
  }
  await paymentEvents.finish({ id });
}

async function takeIn(
  deps: Pick<Deps, 'billing' | 'payments' | 'clock'>,
  { type, customerId, createdAt, cardChosen }: PaymentEvent,
) {
  if (!customerId) return null;
  const chosenAt = cardChosen ? createdAt : null;
  if (concerningCards.has(type)) return syncAndCollect(deps, { customerId, chosenAt });
  return concerning.test(type) ? syncAccount(deps, { customerId }) : null;
}
