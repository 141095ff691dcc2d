import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { stripeClient } from '#src/dev/release/stripe-client.ts';
import { controlLocalStripe } from '../control/control-client.ts';
import { type LocalStripeOptions, startLocalStripe } from '../start.ts';

const webhookSecret = 'whsec_of_the_tests';

/** A local Stripe, the official client for it, and an application that takes its webhooks. */
export async function withLocalStripe(options: Partial<LocalStripeOptions> = {}) {
  const received: Stripe.Event[] = [];
  const refused: string[] = [];
  let answers: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    try {
      const signature = String(request.headers['stripe-signature']);
      received.push(await client.webhooks.constructEventAsync(body, signature, webhookSecret));
    } catch (error) {
      refused.push(String(error));
    }
    response.writeHead(answers.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const webhookUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/webhook`;
  const local = await startLocalStripe({ webhookUrl, webhookSecret, retryDelaysMs: [20, 40, 80], ...options });
  const client = stripeClient(local.secretKey, local.url);
  const control = controlLocalStripe(local.url);
  return {
    local,
    stripe: client,
    control,
    received,
    refused,
    /** What the application answers next; 200 after that. */
    answerNext: (...statuses: number[]) => {
      answers = statuses;
    },
    /** Waits until all events have arrived, and returns how many there are. */
    async mark(): Promise<number> {
      await control.order('/webhooks/settle', {});
      return received.length;
    },
    /** The types of the events that arrived since `from`, once all have. */
    async types(from = 0): Promise<string[]> {
      await control.order('/webhooks/settle', {});
      return received.slice(from).map(({ type }) => type);
    },
    async stop() {
      await local.stop();
      server.close();
      server.closeAllConnections();
    },
  };
}
export type WithLocalStripe = Awaited<ReturnType<typeof withLocalStripe>>;

/** A monthly price. */
export async function monthlyPrice(stripe: Stripe, pence: number, lookupKey?: string): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name: `Plan of ${pence}` });
  return stripe.prices.create({
    product: product.id,
    currency: 'gbp',
    unit_amount: pence,
    recurring: { interval: 'month' },
    ...(lookupKey && { lookup_key: lookupKey }),
  });
}

/** A customer whose saved card is the one of that name. */
export async function customerWithCard(stripe: Stripe, card: string, clock?: string): Promise<Stripe.Customer> {
  const customer = await stripe.customers.create({ email: 'ada@example.test', ...(clock && { test_clock: clock }) });
  const paymentMethod = await stripe.paymentMethods.attach(card, { customer: customer.id });
  return stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: paymentMethod.id },
  });
}

/** Types a card into a page of the local Stripe and sends it. Redirects are not followed. */
export function typeCard(url: string, number: string, fields: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({
    cardNumber: number,
    cardExpiry: '12 / 34',
    cardCvc: '123',
    billingName: 'Ada Lovelace',
    email: 'ada@example.test',
    ...fields,
  });
  return fetch(url, { method: 'POST', redirect: 'manual', body });
}

/** Answers the question of the bank, whose page `response` led to. */
export function answerBank(url: string, proved: boolean): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ proved: proved ? 'yes' : 'no' }),
  });
}
