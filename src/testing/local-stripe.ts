import Stripe from 'stripe';
import { inject } from 'vitest';
import { createStripeClient } from '../platform/stripe-client';
import { call } from './api';

const webhookSecret = 'whsec_only-tests-know-it';
const secretKey = 'sk_test_local';
const noPrices = { plus: null, pro: null, premium: null };

/** Points the API at the local Stripe: for `call(…, { env: stripeEnv() })`. */
export const stripeEnv = () => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_BASE: inject('stripeUrl'),
});

export const stripe = () =>
  createStripeClient({ secretKey, webhookSecret, apiBase: inject('stripeUrl'), prices: noPrices });

export const paid = '4242 4242 4242 4242';
export const declined = '4000 0000 0000 0002';
export const proved = '4000 0025 0000 3155';
/** Can be saved, and is declined whenever it is charged. */
export const emptied = '4000 0000 0000 0341';

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  redirect: 'manual' as const,
});

/** Fills in the payment page at `url`. Answers where it leads, or what it says instead. */
export async function payAt(url: string, cardNumber = paid): Promise<{ leadsTo: string | null; text: string }> {
  const card = { cardNumber, cardExpiry: '12 / 34', cardCvc: '123', billingName: 'Ada', email: 'ada@example.test' };
  const answer = await fetch(url, form(card));
  return { leadsTo: answer.headers.get('location'), text: await answer.text() };
}

/** Saves another card on the page of the portal at `url`. */
export async function saveCardAt(url: string, cardNumber: string): Promise<void> {
  const card = { do: 'card', cardNumber, cardExpiry: '12 / 34', cardCvc: '123', billingName: 'Ada' };
  const answer = await fetch(url, form(card));
  if (answer.status !== 303) throw new Error(`the card was not saved: ${answer.status}`);
  await answer.text();
}

/** Says on the bank's page whether the payment is one's own. */
export async function proveAt(url: string, yes: boolean): Promise<string | null> {
  const answer = await fetch(new URL(url, inject('stripeUrl')), form({ proved: yes ? 'yes' : 'no' }));
  await answer.text();
  return answer.headers.get('location');
}

/** An order that real Stripe does not take: see `src/dev/stripe/README.md`. */
export async function order(path: string, body: object): Promise<void> {
  const answer = await fetch(`${inject('stripeUrl')}/_control${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  await answer.text();
}

/** Everything that happened to a customer since then (seconds), in the order in which it did. */
export async function eventsOf(customer: string, since: number): Promise<Stripe.Event[]> {
  const events: Stripe.Event[] = [];
  // A dispute names the payment alone.
  const charges = new Set((await stripe().charges.list({ customer, limit: 100 })).data.map(({ id }) => id));
  for await (const event of stripe().events.list({ limit: 100, created: { gte: since } })) {
    const object = event.data.object as { id?: string; customer?: unknown; charge?: unknown };
    const disputes = event.type.startsWith('charge.dispute.') && charges.has(String(object.charge));
    if (object.id === customer || object.customer === customer || disputes) events.push(event);
  }
  return events.reverse();
}

/** Delivers an event as Stripe does, signed. */
export async function deliver(event: Stripe.Event | object, secret = webhookSecret): Promise<Response> {
  const payload = JSON.stringify(event);
  const cryptoProvider = Stripe.createSubtleCryptoProvider();
  const signature = await stripe().webhooks.generateTestHeaderStringAsync({ payload, secret, cryptoProvider });
  return call('POST', '/api/stripe/webhook', {
    body: payload,
    headers: { 'stripe-signature': signature },
    env: stripeEnv(),
  });
}
