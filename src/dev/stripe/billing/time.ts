import type { CheckoutSession, Invoice, Subscription } from '../stored.ts';
import { emit, now, type World } from '../world.ts';
import { endSubscription, expireSubscription } from './cancel.ts';
import { subscriptionOf } from './collection.ts';
import { day, hour } from './periods.ts';
import { announceRenewal, collectRenewal, renew } from './renew.ts';
import { dropPending } from './switch-plan.ts';

interface Task {
  at: number;
  run: () => void;
}

/** Days before a renewal at which it is announced. */
const announcedBefore = 7 * day;

function tasksOfSubscription(world: World, subscription: Subscription): Task[] {
  if (subscription.status === 'incomplete') {
    return [{ at: subscription.created + 23 * hour, run: () => expireSubscription(world, subscription) }];
  }
  if (!['active', 'trialing', 'past_due'].includes(subscription.status)) return [];
  const end = subscription.items.data[0]?.current_period_end ?? Infinity;
  const ends = subscription.cancel_at !== null && subscription.cancel_at <= end;
  const renewal: Task = ends
    ? { at: subscription.cancel_at ?? end, run: () => endSubscription(world, subscription, 'cancellation_requested') }
    : { at: end, run: () => renew(world, subscription) };
  const key = `${subscription.id}:${end}`;
  const announcement: Task = {
    at: end - announcedBefore,
    run: () => {
      world.state.hidden.announced[key] = true;
      announceRenewal(world, subscription);
    },
  };
  const expiry = subscription.pending_update?.expires_at;
  return [
    renewal,
    ...(ends || world.state.hidden.announced[key] ? [] : [announcement]),
    ...(expiry ? [{ at: expiry, run: () => dropPending(world, subscription) }] : []),
  ];
}

function tasksOfInvoice(world: World, invoice: Invoice): Task[] {
  const subscription = subscriptionOf(world, invoice);
  const at = invoice.status === 'draft' ? invoice.automatically_finalizes_at : invoice.next_payment_attempt;
  if (!subscription || !at || !['draft', 'open'].includes(invoice.status ?? '')) return [];
  return [{ at, run: () => collectRenewal(world, subscription, invoice) }];
}

export function expireSession(world: World, session: CheckoutSession): void {
  Object.assign(session, { status: 'expired', url: null });
  emit(world, 'checkout.session.expired', session);
}

function tasksOf(world: World, customer: string): Task[] {
  const { subscriptions, invoices, checkoutSessions } = world.tables;
  return [
    ...Object.values(subscriptions).flatMap((each) =>
      each.customer === customer ? tasksOfSubscription(world, each) : [],
    ),
    ...Object.values(invoices).flatMap((each) => (each.customer === customer ? tasksOfInvoice(world, each) : [])),
    ...Object.values(checkoutSessions).flatMap((each) =>
      each.customer === customer && each.status === 'open'
        ? [{ at: each.expires_at, run: () => expireSession(world, each) }]
        : [],
    ),
  ];
}

/** Does what is due for a customer until `until`, each thing at its own time and in order. */
export function advance(world: World, customer: string, until: number): void {
  const request = world.request;
  world.request = null;
  for (;;) {
    const [next] = tasksOf(world, customer)
      .filter(({ at }) => at <= until)
      .sort((a, b) => a.at - b.at);
    if (!next) break;
    world.simulated = { customer, at: next.at };
    next.run();
  }
  world.simulated = null;
  world.request = request;
}

/** Does what is due for everyone whose time runs by itself. */
export function catchUp(world: World): void {
  for (const customer of Object.values(world.tables.customers)) {
    if (!customer.test_clock) advance(world, customer.id, now(world, customer.id));
  }
}
