import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpPrices } from '#src/dev/release/set-up-prices.ts';
import { stripeClient } from '#src/dev/release/stripe-client.ts';
import { paidPlanIds, plans, priceLookupKey } from '#src/features/billing/plans.schema.ts';
import { customerWithCard, monthlyPrice, type WithLocalStripe, withLocalStripe } from './with-local-stripe.ts';

let it: WithLocalStripe;
let stripe: Stripe;
beforeAll(async () => {
  it = await withLocalStripe();
  stripe = it.stripe;
});
afterAll(() => it.stop());

/** What the official client makes of a refusal. */
async function refusal(promise: Promise<unknown>) {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`Expected a refusal, got ${error}`);
  const { type, code, param, statusCode, message } = error;
  return { type, code, param, statusCode, message };
}

const raw = (method: string, path: string, init: RequestInit = {}) =>
  fetch(it.local.url + path, { method, headers: { authorization: `Bearer ${it.local.secretKey}` }, ...init });

describe('prices', () => {
  test('are made once for every paid plan, and again when a price changed', async () => {
    const first = await setUpPrices(stripe);
    expect(first.map(({ change }) => change)).toEqual(['made', 'made', 'made']);
    expect((await setUpPrices(stripe)).map(({ change }) => change)).toEqual(['kept', 'kept', 'kept']);
    for (const plan of paidPlanIds) {
      const found = await stripe.prices.list({ lookup_keys: [priceLookupKey(plan)], expand: ['data.product'] });
      expect(found.data).toHaveLength(1);
      expect(found.data[0]).toMatchObject({
        unit_amount: plans[plan].pricePence,
        currency: 'gbp',
        recurring: { interval: 'month', interval_count: 1 },
        product: { metadata: { plan } },
      });
    }
    const [old] = (await stripe.prices.list({ lookup_keys: [priceLookupKey('plus')] })).data;
    const dearer = await stripe.prices.create({
      product: String(old?.product),
      currency: 'gbp',
      unit_amount: 1,
      recurring: { interval: 'month' },
      lookup_key: priceLookupKey('plus'),
      transfer_lookup_key: true,
    });
    expect((await stripe.prices.retrieve(String(old?.id))).lookup_key).toBeNull();
    expect((await setUpPrices(stripe)).map(({ change }) => change)).toEqual(['replaced', 'kept', 'kept']);
    expect((await stripe.prices.retrieve(dearer.id)).active).toBe(false);
  });

  test('a lookup key names one price', async () => {
    const price = await monthlyPrice(stripe, 100, 'only_one');
    expect(await refusal(monthlyPrice(stripe, 200, 'only_one'))).toMatchObject({
      param: 'lookup_key',
      statusCode: 400,
    });
    expect((await stripe.prices.list({ lookup_keys: ['only_one'] })).data.map(({ id }) => id)).toEqual([price.id]);
  });
});

describe('what is wrong is refused as Stripe refuses it', () => {
  test('an address that nothing is at', async () => {
    expect(await refusal(stripe.quotes.list())).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 404 });
    const answer = await raw('PATCH', '/v1/customers');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: {
        type: 'invalid_request_error',
        message: expect.stringContaining('Unrecognized request URL (PATCH: /v1/customers)'),
      },
    });
    expect((await raw('GET', '/v2/core/events')).status).toBe(404);
  });

  test('an id that is nobody’s, and a parameter that names one', async () => {
    expect(await refusal(stripe.customers.retrieve('cus_gone'))).toEqual({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      param: 'id',
      statusCode: 404,
      message: "No such customer: 'cus_gone'",
    });
    const price = await monthlyPrice(stripe, 100);
    expect(
      await refusal(stripe.subscriptions.create({ customer: 'cus_gone', items: [{ price: price.id }] })),
    ).toMatchObject({
      code: 'resource_missing',
      param: 'customer',
      statusCode: 400,
    });
  });

  test('an unknown, a missing and a malformed parameter', async () => {
    const unknown = { email: 'ada@example.test', colour: 'blue' } as Stripe.CustomerCreateParams;
    expect(await refusal(stripe.customers.create(unknown))).toMatchObject({
      code: 'parameter_unknown',
      param: 'colour',
    });
    const item = { price: 'price_x', colour: 'blue' } as Stripe.SubscriptionCreateParams.Item;
    const deep = {
      customer: 'cus_x',
      items: [item],
    } as Stripe.SubscriptionCreateParams;
    expect(await refusal(stripe.subscriptions.create(deep))).toMatchObject({
      code: 'parameter_unknown',
      param: 'items[0][colour]',
    });
    expect(await refusal(stripe.subscriptions.create({ items: [] }))).toMatchObject({
      code: 'parameter_missing',
      param: 'customer',
    });
    expect(await refusal(stripe.customers.list({ limit: 1000 }))).toMatchObject({ param: 'limit', statusCode: 400 });
    await stripe.customers.create();
    expect(await refusal(stripe.customers.list({ expand: ['data.nothing'] }))).toMatchObject({
      message: 'This property cannot be expanded (data.nothing).',
    });
  });

  test('a wrong key, no key, and the key of browsers', async () => {
    expect(await refusal(stripeClient('sk_test_other', it.local.url).customers.list())).toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
    expect((await fetch(`${it.local.url}/v1/customers`)).status).toBe(401);
    expect(await refusal(stripeClient(it.local.publishableKey, it.local.url).customers.list())).toMatchObject({
      type: 'StripePermissionError',
      code: 'secret_key_required',
    });
    const intent = await stripe.paymentIntents.create({ amount: 100, currency: 'gbp' });
    const browser = { headers: { authorization: `Bearer ${it.local.publishableKey}` } };
    const address = `${it.local.url}/v1/payment_intents/${intent.id}`;
    expect((await fetch(address, browser)).status).toBe(404);
    expect((await fetch(`${address}?client_secret=${intent.client_secret}`, browser)).status).toBe(200);
  });
});

describe('idempotency keys', () => {
  test('the same request is answered again without a second effect', async () => {
    const key = { idempotencyKey: 'one-customer' };
    const first = await stripe.customers.create({ email: 'once@example.test' }, key);
    const second = await stripe.customers.create({ email: 'once@example.test' }, key);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect((await stripe.customers.list({ email: 'once@example.test' })).data).toHaveLength(1);
  });

  test('other parameters or another address under the same key are refused', async () => {
    const key = { idempotencyKey: 'one-meaning' };
    await stripe.customers.create({ email: 'a@example.test' }, key);
    expect(await refusal(stripe.customers.create({ email: 'b@example.test' }, key))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
    expect(await refusal(stripe.products.create({ name: 'x' }, key))).toMatchObject({ type: 'StripeIdempotencyError' });
  });

  test('what failed is answered again as it failed, what was malformed is not kept', async () => {
    const price = await monthlyPrice(stripe, 100);
    const customer = await customerWithCard(stripe, 'pm_card_chargeCustomerFail');
    const order: Stripe.SubscriptionCreateParams = {
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: 'error_if_incomplete',
    };
    const key = { idempotencyKey: 'declined' };
    expect(await refusal(stripe.subscriptions.create(order, key))).toMatchObject({ type: 'StripeCardError' });
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: card.id } });
    expect(await refusal(stripe.subscriptions.create(order, key))).toMatchObject({ type: 'StripeCardError' });
    const wrong = { colour: 'blue' } as Stripe.CustomerCreateParams;
    await refusal(stripe.customers.create(wrong, { idempotencyKey: 'corrected' }));
    expect(await stripe.customers.create({}, { idempotencyKey: 'corrected' })).toHaveProperty('id');
  });

  test('of two at the same time one is carried out, and the other is asked to wait', async () => {
    await it.control.order('/latency', { ms: 150 });
    const send = () =>
      raw('POST', '/v1/customers', {
        headers: { authorization: `Bearer ${it.local.secretKey}`, 'idempotency-key': 'at-once' },
        body: 'email=at-once@example.test',
      });
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    await it.control.order('/latency', { ms: 0 });
    expect(statuses.sort()).toEqual([200, 409]);
    expect((await stripe.customers.list({ email: 'at-once@example.test' })).data).toHaveLength(1);
  });
});

test('lists come in pages, newest first, and the client walks through all of them', async () => {
  const { id: product } = await stripe.products.create({ name: 'Of many prices' });
  const ids: string[] = [];
  for (let pence = 1; pence <= 7; pence += 1) {
    ids.unshift((await stripe.prices.create({ product, currency: 'gbp', unit_amount: pence })).id);
  }
  const page = await stripe.prices.list({ product, limit: 3 });
  expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
  expect(page.has_more).toBe(true);
  const before = await stripe.prices.list({ product, limit: 2, ending_before: ids[3] ?? '' });
  expect(before.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
  const walked = await stripe.prices.list({ product, limit: 3 }).autoPagingToArray({ limit: 100 });
  expect(walked.map(({ id }) => id)).toEqual(ids);
  const events = await stripe.events.list({ type: 'price.*', limit: 2 }).autoPagingToArray({ limit: 1000 });
  expect(events.filter(({ type }) => type === 'price.created').length).toBeGreaterThanOrEqual(7);
});

test('a deleted customer says so, and its subscriptions have ended', async () => {
  const price = await monthlyPrice(stripe, 100);
  const customer = await customerWithCard(stripe, 'pm_card_visa');
  const subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
  expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  expect(await refusal(stripe.customers.update(customer.id, { name: 'x' }))).toMatchObject({
    code: 'resource_missing',
  });
});

test('keys of metadata are merged, and removed by an empty value', async () => {
  const customer = await stripe.customers.create({ metadata: { a: '1', b: '2' } });
  const updated = await stripe.customers.update(customer.id, { metadata: { b: '', c: '3' } });
  expect(updated.metadata).toEqual({ a: '1', c: '3' });
});
