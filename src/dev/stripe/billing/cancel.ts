import type { Invoice, Subscription } from '../stored.ts';
import { change, emit, now, type World } from '../world.ts';
import { subscriptionOf } from './collection.ts';
import { intentOf } from './invoicing.ts';

export function voidInvoice(world: World, invoice: Invoice): void {
  const at = now(world, invoice.customer);
  const intent = intentOf(world, invoice);
  if (intent && intent.status !== 'succeeded') {
    Object.assign(intent, { status: 'canceled', canceled_at: at, cancellation_reason: 'void_invoice' });
    emit(world, 'payment_intent.canceled', intent);
  }
  Object.assign(invoice, {
    status: 'void',
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: at },
  });
  emit(world, 'invoice.voided', invoice);
}

type Reason = 'cancellation_requested' | 'payment_failed';

/** Ends a subscription at once. What it owed stays open and is asked for no more. One that never began has expired. */
export function endSubscription(world: World, subscription: Subscription, reason: Reason): void {
  const at = now(world, subscription.customer);
  const begun = subscription.status !== 'incomplete';
  const before = subscription.status;
  Object.assign(subscription, {
    status: begun ? 'canceled' : 'incomplete_expired',
    ended_at: at,
    canceled_at: subscription.canceled_at ?? at,
    cancellation_details: {
      comment: subscription.cancellation_details?.comment ?? null,
      feedback: subscription.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason,
    },
  });
  for (const invoice of Object.values(world.tables.invoices)) {
    if (subscriptionOf(world, invoice)?.id !== subscription.id) continue;
    if (invoice.status === 'open') Object.assign(invoice, { next_payment_attempt: null, auto_advance: false });
    if (invoice.status === 'draft') invoice.automatically_finalizes_at = null;
  }
  delete world.state.hidden.pendingPrices[subscription.id];
  delete world.state.hidden.pendingLines[subscription.id];
  if (begun) emit(world, 'customer.subscription.deleted', subscription);
  else emit(world, 'customer.subscription.updated', subscription, { status: before });
}

/** A first payment that was not made within 23 hours. */
export function expireSubscription(world: World, subscription: Subscription): void {
  const at = now(world, subscription.customer);
  change(world, 'customer.subscription.updated', subscription, { status: 'incomplete_expired', ended_at: at });
  for (const invoice of Object.values(world.tables.invoices)) {
    const open = invoice.status === 'open' || invoice.status === 'draft';
    if (open && subscriptionOf(world, invoice)?.id === subscription.id) voidInvoice(world, invoice);
  }
}

/** Sets or takes back the end with the running period. */
export function setEndWithPeriod(world: World, subscription: Subscription, ends: boolean): void {
  change(world, 'customer.subscription.updated', subscription, {
    cancel_at_period_end: ends,
    cancel_at: ends ? (subscription.items.data[0]?.current_period_end ?? null) : null,
    canceled_at: ends ? now(world, subscription.customer) : null,
    cancellation_details: {
      comment: subscription.cancellation_details?.comment ?? null,
      feedback: subscription.cancellation_details?.feedback ?? null,
      feedback_option: null,
      reason: ends ? 'cancellation_requested' : null,
    },
  });
}
