import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  customerWithCard,
  monthlyPrice,
  typeCard,
  type WithLocalStripe,
  withLocalStripe,
} from './with-local-stripe.ts';

const day = 86_400;

let it: WithLocalStripe;
let stripe: Stripe;
let price: Stripe.Price;
beforeAll(async () => {
  it = await withLocalStripe();
  stripe = it.stripe;
  price = await monthlyPrice(stripe, 799);
});
afterAll(() => it.stop());

async function subscribed(card = 'pm_card_visa', clock?: string) {
  const customer = await customerWithCard(stripe, card, clock);
  const subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
  return { customer: customer.id, subscription };
}
const periodOf = ({ items }: Stripe.Subscription) => {
  const [item] = items.data;
  return [item?.current_period_start ?? 0, item?.current_period_end ?? 0] as const;
};
const advance = (customer: string, days: number) => it.control.order('/advance', { customer, days });
const renew = (customer: string) => it.control.order('/advance', { customer, to: 'next_renewal' });
const newestInvoice = async (subscription: string) => (await stripe.invoices.list({ subscription })).data[0];

describe('a renewal', () => {
  test('is announced a week before, and paid with the saved card', async () => {
    const { customer, subscription } = await subscribed();
    const from = await it.mark();
    await renew(customer);
    const renewed = await stripe.subscriptions.retrieve(subscription.id);
    expect(renewed.status).toBe('active');
    expect(periodOf(renewed)[0]).toBe(periodOf(subscription)[1]);
    expect(await newestInvoice(subscription.id)).toMatchObject({
      billing_reason: 'subscription_cycle',
      status: 'paid',
      amount_paid: 799,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    });
    expect(await it.types(from)).toEqual([
      'invoice.upcoming',
      'customer.subscription.updated',
      'invoice.created',
      'payment_intent.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    const [upcoming, updated] = it.received.slice(from);
    expect(upcoming?.created).toBe(periodOf(subscription)[1] - 7 * day);
    expect(upcoming?.data.object).toMatchObject({ amount_due: 799, customer });
    expect(updated?.data.previous_attributes).toHaveProperty('items');
  });

  test('of a year of months ends on the same day of each, or the last one', async () => {
    const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Date.UTC(2027, 0, 31) / 1000 });
    const { subscription } = await subscribed('pm_card_visa', clock.id);
    const ends: string[] = [];
    for (const month of [2, 3, 4]) {
      const to = Date.UTC(2027, month - 1, 28, 12) / 1000;
      await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: to });
      const now = await stripe.subscriptions.retrieve(subscription.id);
      ends.push(new Date(periodOf(now)[1] * 1000).toISOString().slice(0, 10));
    }
    expect(ends).toEqual(['2027-03-31', '2027-03-31', '2027-04-30']);
    expect(await stripe.testHelpers.testClocks.retrieve(clock.id)).toMatchObject({ status: 'ready' });
    await expect(stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: 1 })).rejects.toThrow('at or before');
  });

  test('is a draft for an hour', async () => {
    const { customer, subscription } = await subscribed();
    const seconds = periodOf(subscription)[1] - Math.floor(Date.now() / 1000) + 60;
    await it.control.order('/advance', { customer, seconds });
    expect(await newestInvoice(subscription.id)).toMatchObject({ status: 'draft' });
    await it.control.order('/advance', { customer, seconds: 3600 });
    expect(await newestInvoice(subscription.id)).toMatchObject({ status: 'paid' });
  });
});

describe('a renewal that fails', () => {
  test('on order makes the subscription past due, and the next attempt restores it', async () => {
    const { customer, subscription } = await subscribed();
    await it.control.order('/fail-next-renewal', { customer });
    const from = await it.mark();
    await renew(customer);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('past_due');
    const invoice = await newestInvoice(subscription.id);
    expect(invoice).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 799 });
    expect(invoice?.next_payment_attempt).toBe(Number(invoice?.status_transitions.finalized_at) + 3 * day);
    expect(await it.types(from)).toContain('invoice.payment_failed');
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ delinquent: true });
    await advance(customer, 3);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect(await newestInvoice(subscription.id)).toMatchObject({ status: 'paid', attempt_count: 2 });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ delinquent: false });
  });

  test('because of the card is tried three times more, and then the subscription ends', async () => {
    const { customer, subscription } = await subscribed();
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
    await renew(customer);
    const seen: [string, number | undefined][] = [];
    for (const days of [3, 5, 7]) {
      await advance(customer, days);
      const { status } = await stripe.subscriptions.retrieve(subscription.id);
      seen.push([status, (await newestInvoice(subscription.id))?.attempt_count]);
    }
    expect(seen).toEqual([
      ['past_due', 2],
      ['past_due', 3],
      ['canceled', 4],
    ]);
    const ended = await stripe.subscriptions.retrieve(subscription.id);
    expect(ended.cancellation_details?.reason).toBe('payment_failed');
    expect(await newestInvoice(subscription.id)).toMatchObject({ status: 'open', next_payment_attempt: null });
    await advance(customer, 60);
    expect((await stripe.invoices.list({ customer })).data).toHaveLength(2);
  });

  test('is restored by another card and a payment of the open invoice', async () => {
    const { customer, subscription } = await subscribed();
    await it.control.order('/fail-next-renewal', { customer });
    await renew(customer);
    const invoice = await newestInvoice(subscription.id);
    const declined = stripe.invoices.pay(String(invoice?.id), { payment_method: 'pm_card_chargeDeclined' });
    await expect(declined).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402 });
    expect(await stripe.invoices.pay(String(invoice?.id))).toMatchObject({ status: 'paid' });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    await expect(stripe.invoices.pay(String(invoice?.id))).rejects.toThrow('already paid');
  });

  test('can be paid on the page of the invoice, which also comes as a PDF', async () => {
    const { customer, subscription } = await subscribed();
    await it.control.order('/fail-next-renewal', { customer });
    await renew(customer);
    const invoice = await newestInvoice(subscription.id);
    const page = String(invoice?.hosted_invoice_url);
    expect(await (await fetch(page)).text()).toContain('Pay £7.99');
    expect(await (await typeCard(page, '4000000000000002')).text()).toContain('Your card was declined.');
    expect((await typeCard(page, '4242424242424242')).status).toBe(303);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    const pdf = await fetch(String(invoice?.invoice_pdf));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await pdf.text()).toMatch(/^%PDF-1\.4[\s\S]*%%EOF\n$/);
  });

  test('because the bank wants authentication and the customer is away', async () => {
    const { customer } = await subscribed();
    const [first] = (await stripe.subscriptions.list({ customer })).data;
    const strict = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer });
    await stripe.subscriptions.update(String(first?.id), { default_payment_method: strict.id });
    await renew(customer);
    expect((await stripe.subscriptions.list({ customer })).data[0]?.status).toBe('past_due');
  });
});

test('a test clock moves its own customers, for two months at most', async () => {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: Date.UTC(2027, 0, 1) / 1000 });
  const { subscription } = await subscribed('pm_card_visa', clock.id);
  const other = await subscribed();
  const from = await it.mark();
  const month = Date.UTC(2027, 1, 2) / 1000;
  expect(await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: month })).toMatchObject({
    status: 'advancing',
  });
  expect(periodOf(await stripe.subscriptions.retrieve(subscription.id))[1]).toBe(Date.UTC(2027, 2, 1) / 1000);
  expect(periodOf(await stripe.subscriptions.retrieve(other.subscription.id))).toEqual(periodOf(other.subscription));
  const types = await it.types(from);
  expect([types[0], types.at(-1)]).toEqual(['test_helpers.test_clock.advancing', 'test_helpers.test_clock.ready']);
  const far = Date.UTC(2028, 0, 1) / 1000;
  await expect(stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: far })).rejects.toThrow('two intervals');
  await stripe.testHelpers.testClocks.del(clock.id);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
});

test('the portal shows the plan, ends and resumes it, lists invoices and takes another card', async () => {
  const { customer, subscription } = await subscribed();
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: 'http://app.test/settings' });
  const shown = await (await fetch(url)).text();
  for (const part of ['£7.99 per month', 'visa •••• 4242', 'paid', 'http://app.test/settings', 'Cancel subscription']) {
    expect(shown).toContain(part);
  }
  const order = (fields: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ subscription: subscription.id, ...fields }),
    });
  await order({ do: 'cancel' });
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(true);
  await order({ do: 'resume' });
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at_period_end).toBe(false);
  expect(await (await typeCard(url, '4000000000000002', { do: 'card' })).text()).toContain('Try another card');
  expect((await typeCard(url, '5555555555554444', { do: 'card' })).status).toBe(303);
  const expand = ['invoice_settings.default_payment_method'];
  const changed = (await stripe.customers.retrieve(customer, { expand })) as Stripe.Customer;
  expect(changed.invoice_settings.default_payment_method).toMatchObject({ card: { brand: 'mastercard' }, customer });
});

test('the portal leads back once the card is changed, when it was opened for that', async () => {
  const { customer } = await subscribed();
  const { url } = await stripe.billingPortal.sessions.create({
    customer,
    flow_data: {
      type: 'payment_method_update',
      after_completion: { type: 'redirect', redirect: { return_url: 'http://app.test/settings?card=changed' } },
    },
  });
  expect(await (await fetch(url)).text()).not.toContain('Cancel subscription');
  const answer = await typeCard(url, '5555555555554444', { do: 'card' });
  expect(answer.headers.get('location')).toBe('http://app.test/settings?card=changed');
});

test('a set-up intent saves a card without a charge, and a declined one is not saved', async () => {
  const customer = await stripe.customers.create();
  const intent = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' });
  const declined = stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_chargeDeclined' });
  await expect(declined).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
  expect(await stripe.setupIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).toMatchObject({
    status: 'succeeded',
  });
  const cards = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
  expect(cards.data.map(({ card }) => card?.last4)).toEqual(['4242']);
  await stripe.paymentMethods.detach(String(cards.data[0]?.id));
  expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
  await expect(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: customer.id })).rejects.toThrow(
    'declined',
  );
});

test('the page for developers shows who subscribes, and gives orders', async () => {
  const { customer } = await subscribed();
  const page = await (await fetch(it.local.url)).text();
  expect(page).toContain(customer);
  expect(page).toContain('Fail the next renewal');
  const order = JSON.stringify({ customer });
  await fetch(it.local.url, { method: 'POST', body: new URLSearchParams({ path: '/fail-next-renewal', order }) });
  await renew(customer);
  expect((await stripe.subscriptions.list({ customer })).data[0]?.status).toBe('past_due');
});
