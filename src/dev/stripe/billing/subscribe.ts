import { cardDeclined } from '../faults.ts';
import type { Invoice, Subscription } from '../stored.ts';
import { emit, type World } from '../world.ts';
import type { Verdict } from './cards.ts';
import { type Attempt, verdictOn } from './charging.ts';
import { cardFor, payInvoice } from './collection.ts';
import { draftInvoice, finalizeInvoice, intentOf } from './invoicing.ts';
import { periodLine } from './lines.ts';
import { shapeSubscription, type WantedSubscription } from './new-subscription.ts';

export type PaymentBehaviour =
  | 'allow_incomplete'
  | 'default_incomplete'
  | 'error_if_incomplete'
  | 'pending_if_incomplete';

/** The invoice of the first period, asked for and not yet paid unless it comes to nothing. */
function firstInvoice(world: World, subscription: Subscription): Invoice {
  const trial = subscription.status === 'trialing';
  const lines = subscription.items.data.map((item) =>
    periodLine(world, item, { start: item.current_period_start, end: item.current_period_end }, { trial }),
  );
  const invoice = draftInvoice(world, { subscription, reason: 'subscription_create', lines });
  const intent = finalizeInvoice(world, invoice);
  if (!intent) payInvoice(world, invoice, null);
  return invoice;
}

interface Start {
  behaviour: PaymentBehaviour;
  /** How the first period is paid when not by the saved card of someone who is away. */
  attempt?: Attempt;
}

/** Starts a subscription: with its first invoice, and the payment of it where the behaviour has it tried at once. */
export function subscribe(world: World, wanted: WantedSubscription, { behaviour, attempt }: Start) {
  const subscription = shapeSubscription(world, wanted);
  const card = cardFor(world, subscription);
  const first: Attempt | null = attempt ?? (card ? { paymentMethod: card, present: true } : null);
  if (behaviour === 'error_if_incomplete' && first && subscription.status !== 'trialing') {
    const verdict = verdictOn(world, first);
    if (verdict.kind === 'declined') throw cardDeclined(verdict.decline);
  }
  world.tables.subscriptions[subscription.id] = subscription;
  emit(world, 'customer.subscription.created', subscription);
  const invoice = firstInvoice(world, subscription);
  let verdict: Verdict = { kind: 'paid' };
  if (invoice.status === 'open' && behaviour !== 'default_incomplete') verdict = payInvoice(world, invoice, first);
  if (invoice.status === 'open' && behaviour === 'default_incomplete' && card) {
    const intent = intentOf(world, invoice);
    if (intent) Object.assign(intent, { payment_method: card, status: 'requires_confirmation' });
  }
  return { subscription, invoice, verdict };
}
