import type { Invoice, Subscription } from '../stored.ts';
import { change, emit, type World } from '../world.ts';
import { endSubscription } from './cancel.ts';
import { cardFor, payInvoice, retryDays } from './collection.ts';
import { spendOnce } from './discounts.ts';
import { draftHour, draftInvoice, finalizeInvoice, intentOf, shapeInvoice } from './invoicing.ts';
import { periodLine } from './lines.ts';
import { periodEnd } from './periods.ts';

/** The lines of the period that follows the running one. */
function nextLines(world: World, subscription: Subscription) {
  const lines = subscription.items.data.map((item) => {
    const start = item.current_period_end;
    const recurring = item.price.recurring ?? { interval: 'month', interval_count: 1 };
    return periodLine(world, item, { start, end: periodEnd(subscription.billing_cycle_anchor, start, recurring) });
  });
  return [...structuredClone(world.state.hidden.pendingLines[subscription.id] ?? []), ...lines];
}

/** The renewal as it would be invoiced now. */
export function upcomingInvoice(
  world: World,
  subscription: Subscription,
  extra: Invoice['lines']['data'] = [],
): Invoice {
  const lines = [...extra, ...nextLines(world, subscription)];
  const invoice = shapeInvoice(world, { subscription, reason: 'upcoming', lines });
  const end = subscription.items.data[0]?.current_period_end ?? invoice.created;
  return { ...invoice, created: end, period_end: end, next_payment_attempt: end + draftHour };
}

export function announceRenewal(world: World, subscription: Subscription): void {
  emit(world, 'invoice.upcoming', upcomingInvoice(world, subscription));
}

/** Starts the next period, with its invoice as a draft for an hour. */
export function renew(world: World, subscription: Subscription): void {
  const lines = nextLines(world, subscription);
  delete world.state.hidden.pendingLines[subscription.id];
  const data = subscription.items.data.map((item) => {
    const start = item.current_period_end;
    const recurring = item.price.recurring ?? { interval: 'month', interval_count: 1 };
    const end = periodEnd(subscription.billing_cycle_anchor, start, recurring);
    return { ...item, current_period_start: start, current_period_end: end };
  });
  change(world, 'customer.subscription.updated', subscription, {
    items: { ...subscription.items, data },
    ...(subscription.status === 'trialing' && { status: 'active' as const }),
  });
  draftInvoice(world, { subscription, reason: 'subscription_cycle', lines, finalizesAfter: draftHour });
  spendOnce(world, subscription);
}

/** Collects a renewal with the saved card; what the developer ordered comes first. */
export function collectRenewal(world: World, subscription: Subscription, invoice: Invoice): void {
  if (invoice.status === 'draft') finalizeInvoice(world, invoice);
  const card = cardFor(world, subscription);
  const ordered = world.state.orders.failNextRenewal[subscription.customer];
  if (ordered && intentOf(world, invoice)) {
    delete world.state.orders.failNextRenewal[subscription.customer];
    failOnOrder(world, invoice, card);
  } else payInvoice(world, invoice, card ? { paymentMethod: card, present: false } : null);
  if (invoice.status === 'open' && invoice.attempt_count > retryDays.length) {
    endSubscription(world, subscription, 'payment_failed');
  }
}

function failOnOrder(world: World, invoice: Invoice, card: string | null): void {
  if (!card) {
    payInvoice(world, invoice, null);
    return;
  }
  const kept = world.state.orders.declineNext;
  world.state.orders.declineNext = { times: 1, customer: null };
  payInvoice(world, invoice, { paymentMethod: card, present: false });
  world.state.orders.declineNext = kept;
}
