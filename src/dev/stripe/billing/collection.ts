import type { Invoice, PaymentIntent, Price, Subscription } from '../stored.ts';
import { change, emit, find, now, type World } from '../world.ts';
import { attach } from './attachment.ts';
import type { Decline, Verdict } from './cards.ts';
import { type Attempt, chargeIntent, failIntent, succeed } from './charging.ts';
import { intentOf } from './invoicing.ts';
import { day } from './periods.ts';

/** Days between the attempts to collect a renewal; after the last the subscription ends. */
export const retryDays = [3, 5, 7];

export function subscriptionOf(world: World, invoice: Invoice): Subscription | null {
  const id = invoice.parent?.subscription_details?.subscription;
  return (id && world.tables.subscriptions[id]) || null;
}

/** The card charged for off-session payments. */
export function cardFor(world: World, subscription: Subscription): string | null {
  const customer = world.tables.customers[subscription.customer];
  return subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null;
}

function setDelinquent(world: World, id: string, delinquent: boolean): void {
  const customer = world.tables.customers[id];
  if (customer && (customer.delinquent ?? false) !== delinquent)
    change(world, 'customer.updated', customer, { delinquent });
}

/** The payment of an invoice went through, or there was nothing to pay. */
export function settleInvoice(world: World, invoice: Invoice, { outOfBand = false } = {}): void {
  const at = now(world, invoice.customer);
  const payment = invoice.payments?.data[0];
  if (payment) {
    Object.assign(payment, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      status_transitions: { canceled_at: null, paid_at: at },
    });
  }
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: outOfBand ? 0 : invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  });
  emit(world, 'invoice.paid', invoice);
  emit(world, 'invoice.payment_succeeded', invoice);
  const subscription = subscriptionOf(world, invoice);
  if (!subscription) return;
  const pending = world.state.hidden.pendingPrices[subscription.id];
  if (pending?.invoice === invoice.id) {
    delete world.state.hidden.pendingPrices[subscription.id];
    const waited = subscription.pending_update !== null;
    change(world, 'customer.subscription.updated', subscription, {
      pending_update: null,
      items: withPrice(subscription, pending.item, find(world, 'prices', pending.price), pending.quantity),
    });
    if (waited) emit(world, 'customer.subscription.pending_update_applied', subscription);
  }
  if (['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) {
    change(world, 'customer.subscription.updated', subscription, { status: 'active' });
  }
  setDelinquent(world, subscription.customer, false);
}

/** The items of a subscription with one of them at another price. */
export function withPrice(
  subscription: Subscription,
  item: string,
  price: Price,
  quantity?: number,
): Subscription['items'] {
  const data = subscription.items.data.map((each) =>
    each.id === item ? { ...each, price, plan: planOf(price), quantity: quantity ?? each.quantity ?? 1 } : each,
  );
  return { ...subscription.items, data };
}

/** The older form of a price that items still carry. */
export function planOf(price: Price): Subscription['items']['data'][number]['plan'] {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** A payment of an invoice failed. A renewal is tried again on the set days. */
function failInvoice(world: World, invoice: Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  const attempts = invoice.attempt_count + 1;
  const renewal = invoice.billing_reason === 'subscription_cycle';
  const wait = renewal ? retryDays[attempts - 1] : undefined;
  Object.assign(invoice, {
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: wait ? now(world, invoice.customer) + wait * day : null,
  });
  emit(world, 'invoice.payment_failed', invoice);
  if (!subscription) return;
  const held = world.state.hidden.pendingPrices[subscription.id]?.invoice === invoice.id;
  if (subscription.status === 'active' && !held) {
    change(world, 'customer.subscription.updated', subscription, { status: 'past_due' });
  }
  if (renewal) setDelinquent(world, subscription.customer, true);
}

/** What follows once an intent has been tried: for its invoice, its subscription and the card. */
function followUp(world: World, intent: PaymentIntent, verdict: Verdict): Verdict {
  const invoice = world.tables.invoices[world.state.hidden.invoiceOfIntent[intent.id] ?? ''];
  if (verdict.kind === 'authenticate') {
    if (invoice) emit(world, 'invoice.payment_action_required', invoice);
    return verdict;
  }
  if (verdict.kind === 'declined') {
    if (invoice) failInvoice(world, invoice);
    return verdict;
  }
  keepCard(world, intent, invoice && subscriptionOf(world, invoice));
  if (invoice) {
    invoice.attempt_count += 1;
    settleInvoice(world, invoice);
  }
  return verdict;
}

/** A card that paid a subscription is saved with the customer, and with the subscription where it asks for that. */
function keepCard(world: World, intent: PaymentIntent, subscription: Subscription | null | undefined): void {
  const paymentMethod = intent.payment_method ? world.tables.paymentMethods[intent.payment_method] : undefined;
  if (!paymentMethod) return;
  const card = world.state.hidden.cards[paymentMethod.id];
  if (card && intent.setup_future_usage) card.authenticated = true;
  if (intent.customer && intent.setup_future_usage) attach(world, paymentMethod, intent.customer);
  const keeps = subscription?.payment_settings?.save_default_payment_method === 'on_subscription';
  if (subscription && keeps && !subscription.default_payment_method) {
    change(world, 'customer.subscription.updated', subscription, { default_payment_method: paymentMethod.id });
  }
}

export function confirmIntent(world: World, intent: PaymentIntent, attempt: Attempt): Verdict {
  return followUp(world, intent, chargeIntent(world, intent, attempt));
}

export const authenticationFailed: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
};

/** The holder proved, or did not, that it is them. */
export function finishAuthentication(world: World, intent: PaymentIntent, proved: boolean): Verdict {
  const paymentMethod = find(world, 'paymentMethods', intent.payment_method ?? '', 'payment_method');
  const card = world.state.hidden.cards[paymentMethod.id];
  if (!proved) {
    failIntent(world, intent, authenticationFailed);
    return followUp(world, intent, { kind: 'declined', decline: authenticationFailed });
  }
  if (card) card.authenticated = true;
  succeed(world, intent, paymentMethod);
  return followUp(world, intent, { kind: 'paid' });
}

/** Tries to collect an open invoice. With no card there is nothing to try, which fails as well. */
export function payInvoice(world: World, invoice: Invoice, attempt: Attempt | null): Verdict {
  const intent = intentOf(world, invoice);
  if (!intent) {
    settleInvoice(world, invoice);
    return { kind: 'paid' };
  }
  if (attempt) return confirmIntent(world, intent, attempt);
  const decline: Decline = {
    code: 'missing',
    message: 'There is no default payment method set on this Customer or Invoice.',
  };
  failInvoice(world, invoice);
  return { kind: 'declined', decline };
}
