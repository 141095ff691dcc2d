import type { Deps } from '../../deps';
import { announceRenewal } from './announce-renewals.usecase';
import { eventUnderWay } from './billing.errors';
import { mailNotices, type NoticeNeeds } from './mail-notices.usecase';
import { syncAccount } from './sync-account.usecase';

/** Longer than the work on an event takes. */
const workedOnForMs = 60_000;

/** Kinds of events after which the subscriptions of a customer may be others than before. */
const concerning = /^(checkout\.session|customer\.subscription|invoice|invoice_payment|charge|refund)\./;

/**
 * Takes in an event of the payment provider. Its signature is checked, it counts once, and nothing but whom it is
 * about is taken from it: the account is set to what the provider says when asked. Unknown events are fine.
 * Throws billing.signature_invalid, billing.event_under_way; on any failure the provider delivers it again.
 */
export async function handleEvent(
  deps: Pick<Deps, 'billing' | 'payments' | 'paymentEvents' | 'clock'> & NoticeNeeds,
  message: { body: string; signature: string },
): Promise<void> {
  const { payments, paymentEvents, clock } = deps;
  const { id, type, createdAt, customerId } = await payments.readEvent(message);
  const now = clock();
  const until = new Date(now.getTime() + workedOnForMs);
  const claim = await paymentEvents.claim({ id, type, now, until });
  if (claim === 'under-way') throw eventUnderWay();
  if (claim === 'done') return;
  try {
    const synced = customerId && concerning.test(type) ? await syncAccount(deps, { customerId }) : null;
    if (synced && type === 'invoice.upcoming') {
      await announceRenewal(deps, { customerId: synced.account.customerId, saidAt: createdAt });
    }
    if (synced) await mailNotices(deps, { userId: synced.account.userId });
  } catch (error) {
    await paymentEvents.release({ id });
    throw error;
  }
  await paymentEvents.finish({ id });
}
