import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  customerWithCard,
  monthlyPrice,
  typeCard,
  type WithLocalStripe,
  withLocalStripe,
} from './with-local-stripe.ts';

let it: WithLocalStripe;
let stripe: Stripe;
let plus: Stripe.Price;
let pro: Stripe.Price;
beforeAll(async () => {
  it = await withLocalStripe();
  stripe = it.stripe;
  plus = await monthlyPrice(stripe, 800);
  pro = await monthlyPrice(stripe, 1500);
});
afterAll(() => it.stop());

/** With a card of its own, as one that was bought on a Checkout page. */
async function subscribed() {
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.test' });
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const items = [{ price: plus.id }];
  const subscription = await stripe.subscriptions.create({ customer, items, default_payment_method: card.id });
  return { customer, card: card.id, subscription, item: subscription.items.data[0]?.id ?? '' };
}
const refused = { type: 'StripeInvalidRequestError', statusCode: 400 };

test('a failure of its own is kept under its key, whether or not it was carried out before', async () => {
  for (const done of [false, true]) {
    await it.control.order('/fail-next', { times: 1, path: '/customers', done });
    const email = `${done}@example.test`;
    const create = () => stripe.customers.create({ email }, { idempotencyKey: `key-${done}`, maxNetworkRetries: 0 });
    await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    const replayed = await create().catch((error: Stripe.errors.StripeError) => error);
    expect(replayed).toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } });
    expect((await stripe.customers.list({ email })).data).toHaveLength(done ? 1 : 0);
  }
});

test('what was made under a key is answered as it was then', async () => {
  const make = () =>
    stripe.checkout.sessions.create(
      { mode: 'subscription', line_items: [{ price: plus.id, quantity: 1 }], success_url: 'http://app.test/' },
      { idempotencyKey: 'a-page' },
    );
  const first = await make();
  await stripe.checkout.sessions.expire(first.id);
  expect(await make()).toMatchObject({ id: first.id, status: 'open', url: first.url });
});

test('another card of the customer leaves a subscription with a card of its own as it is', async () => {
  const { customer, card, subscription } = await subscribed();
  const { url } = await stripe.billingPortal.sessions.create({ customer });
  await typeCard(url, '5555555555554444', { do: 'card' });
  await it.control.order('/advance', { customer, to: 'next_renewal' });
  expect((await stripe.subscriptions.retrieve(subscription.id)).default_payment_method).toBe(card);
  expect((await stripe.charges.list({ customer, limit: 1 })).data[0]?.payment_method).toBe(card);
});

test('a change is reckoned from a moment of the present period only', async () => {
  const { customer, subscription, item } = await subscribed();
  const before = subscription.start_date - 60;
  const details = { items: [{ id: item, price: pro.id }], proration_behavior: 'always_invoice' as const };
  const update = stripe.subscriptions.update(subscription.id, { ...details, proration_date: before });
  await expect(update).rejects.toMatchObject({ ...refused, param: 'proration_date' });
  const preview = stripe.invoices.createPreview({
    customer,
    subscription: subscription.id,
    subscription_details: { ...details, proration_date: before },
  });
  await expect(preview).rejects.toMatchObject(refused);
});

test('a change that waits for its payment carries nothing else', async () => {
  const { subscription, item } = await subscribed();
  const update = stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: pro.id }],
    payment_behavior: 'pending_if_incomplete',
    metadata: { plan: 'pro' },
  });
  await expect(update).rejects.toMatchObject({ ...refused, param: 'metadata' });
});

describe('an invoice', () => {
  test('that is closed cannot be let go, one that was given up can', async () => {
    const { customer, subscription } = await subscribed();
    const paid = String(subscription.latest_invoice);
    await expect(stripe.invoices.voidInvoice(paid)).rejects.toMatchObject(refused);
    await it.control.order('/fail-next-renewal', { customer });
    await it.control.order('/advance', { customer, to: 'next_renewal' });
    const [open] = (await stripe.invoices.list({ subscription: subscription.id, status: 'open' })).data;
    await stripe.invoices.markUncollectible(open?.id ?? '');
    expect(await stripe.invoices.voidInvoice(open?.id ?? '')).toMatchObject({ status: 'void' });
  });

  test.each([
    [{ percent_off: 25, duration: 'forever' as const }, [600, 600]],
    [{ amount_off: 100, currency: 'gbp', duration: 'once' as const }, [700, 800]],
  ])('is less by a discount: %o', async (coupon, totals) => {
    const { customer, subscription } = await subscribed();
    const { id } = await stripe.coupons.create(coupon);
    await stripe.subscriptions.update(subscription.id, { discounts: [{ coupon: id }] });
    const upcoming = await stripe.invoices.createPreview({ customer, subscription: subscription.id });
    expect([upcoming.subtotal, upcoming.total]).toEqual([800, totals[0]]);
    for (const total of totals) {
      await it.control.order('/advance', { customer, to: 'next_renewal' });
      const [newest] = (await stripe.invoices.list({ subscription: subscription.id, limit: 1 })).data;
      expect(newest).toMatchObject({ total, amount_paid: total });
    }
  });
});

test('a disputed payment cannot be given back, and the dispute names the payment and not the customer', async () => {
  const { customer } = await subscribed();
  const from = await it.mark();
  await it.control.order('/dispute', { customer });
  expect(await it.types(from)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
  const [dispute] = it.received.slice(from).map(({ data }) => data.object as Stripe.Dispute);
  expect(dispute).not.toHaveProperty('customer');
  const charge = String(dispute?.charge);
  expect(await stripe.charges.retrieve(charge)).toMatchObject({ disputed: true, customer });
  await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ ...refused, code: 'charge_disputed' });
  await it.control.order('/dispute/close', { customer, won: true });
  expect((await stripe.disputes.list({ charge })).data).toMatchObject([{ status: 'won' }]);
});

test('credit is a balance below zero, and an invoice uses it up', async () => {
  const customer = await customerWithCard(stripe, 'pm_card_visa');
  await stripe.customers.createBalanceTransaction(customer.id, { amount: -300, currency: 'gbp' });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -300 });
  const subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: plus.id }] });
  const [invoice] = (await stripe.invoices.list({ subscription: subscription.id })).data;
  expect(invoice).toMatchObject({ total: 800, amount_paid: 500 });
  const { data: moves } = await stripe.customers.listBalanceTransactions(customer.id);
  expect(moves.map(({ type, amount }) => `${type} ${amount}`)).toEqual(
    expect.arrayContaining(['adjustment -300', 'applied_to_invoice 300']),
  );
  expect(moves).toHaveLength(2);
});
