import { newId } from '../ids.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../stored.ts';
import { emit, find, now, type World } from '../world.ts';
import { type Decline, genericDecline, judge, type Verdict } from './cards.ts';

export interface Attempt {
  paymentMethod: string;
  /** Whether the holder is there and can prove that it is them. */
  present: boolean;
  /** Whether they did so for this very payment. */
  proved?: boolean;
  /** Where a page for that proof leads back to. */
  returnUrl?: string | undefined;
}

/** What the bank would say to a charge, without making one. Orders of the developer come first. */
export function verdictOn(world: World, attempt: Attempt, { charge = true } = {}): Verdict {
  const card = world.state.hidden.cards[attempt.paymentMethod] ?? { behaviour: 'paid', authenticated: false };
  if (charge && isToBeDeclined(world, attempt)) return { kind: 'declined', decline: genericDecline };
  const verdict = judge(card, { charge, present: attempt.present });
  return verdict.kind === 'authenticate' && attempt.proved ? { kind: 'paid' } : verdict;
}

/** Counts down what a developer asked for. */
function isToBeDeclined(world: World, { paymentMethod }: Attempt): boolean {
  const { declineNext } = world.state.orders;
  const { customer } = declineNext;
  if (declineNext.times === 0) return false;
  if (customer !== null && find(world, 'paymentMethods', paymentMethod).customer !== customer) return false;
  declineNext.times -= 1;
  return true;
}

/** Tries to take the money of an intent. What follows for an invoice is not decided here. */
export function chargeIntent(world: World, intent: PaymentIntent, attempt: Attempt): Verdict {
  const paymentMethod = find(world, 'paymentMethods', attempt.paymentMethod, 'payment_method');
  intent.payment_method = paymentMethod.id;
  const verdict = verdictOn(world, attempt);
  if (verdict.kind === 'paid') succeed(world, intent, paymentMethod);
  else if (verdict.kind === 'declined') failIntent(world, intent, verdict.decline);
  else {
    const page = `${world.url}/authenticate/${intent.id}`;
    Object.assign(intent, {
      status: 'requires_action',
      next_action: attempt.returnUrl
        ? { type: 'redirect_to_url', redirect_to_url: { url: page, return_url: attempt.returnUrl } }
        : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: page } },
    });
    emit(world, 'payment_intent.requires_action', intent);
  }
  return verdict;
}

export function succeed(world: World, intent: PaymentIntent, paymentMethod: PaymentMethod): void {
  const charge = newCharge(world, intent, paymentMethod, null);
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  emit(world, 'charge.succeeded', charge);
  emit(world, 'payment_intent.succeeded', intent);
}

export function failIntent(world: World, intent: PaymentIntent, decline: Decline): void {
  const paymentMethod = intent.payment_method ? world.tables.paymentMethods[intent.payment_method] : undefined;
  const charge = paymentMethod && newCharge(world, intent, paymentMethod, decline);
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: charge?.id ?? null,
    next_action: null,
    last_payment_error: {
      type: decline.code === 'payment_intent_authentication_failure' ? 'invalid_request_error' : 'card_error',
      code: decline.code,
      ...(decline.declineCode && { decline_code: decline.declineCode }),
      message: decline.message,
      ...(paymentMethod && { payment_method: paymentMethod }),
    },
  });
  if (charge) emit(world, 'charge.failed', charge);
  emit(world, 'payment_intent.payment_failed', intent);
}

function newCharge(world: World, intent: PaymentIntent, paymentMethod: PaymentMethod, decline: Decline | null): Charge {
  const id = newId('ch');
  const paid = decline === null;
  const charge: Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId('txn') : null,
    billing_details: { ...paymentMethod.billing_details, tax_id: null },
    calculated_statement_descriptor: 'LOCAL STRIPE',
    captured: paid,
    created: now(world, intent.customer),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid,
    payment_intent: intent.id,
    payment_method: paymentMethod.id,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
  world.tables.charges[id] = charge;
  return charge;
}
