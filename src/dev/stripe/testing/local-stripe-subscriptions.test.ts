import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  answerBank,
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
  plus = await monthlyPrice(stripe, 799, 'plus');
  pro = await monthlyPrice(stripe, 1499, 'pro');
});
afterAll(() => it.stop());

const itemOf = (subscription: Stripe.Subscription) => {
  const [item] = subscription.items.data;
  if (!item) throw new Error('No item');
  return item;
};
const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) => {
  if (!invoice || typeof invoice === 'string') throw new Error('Not expanded');
  return invoice;
};

describe('Checkout', () => {
  const checkout = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: plus.id, quantity: 1 }],
      success_url: 'http://app.test/dashboard?success=true&session={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://app.test/pricing',
      ...more,
    });

  test('a paid session starts the subscription, with the data that was handed over', async () => {
    const customer = await stripe.customers.create({ email: 'ada@example.test' });
    const session = await checkout({
      customer: customer.id,
      client_reference_id: 'user-1',
      metadata: { plan: 'plus' },
      subscription_data: { metadata: { userId: 'user-1' } },
      custom_text: { submit: { message: 'Cancel any time.' } },
    });
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 799, subscription: null });
    const shown = await (await fetch(String(session.url))).text();
    expect(shown).toContain('£7.99');
    expect(shown).toContain('Renews every month');
    expect(shown).toContain('Cancel any time.');
    expect(shown).toContain('ada@example.test');
    const from = await it.mark();
    const answer = await typeCard(String(session.url), '4242 4242 4242 4242');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://app.test/dashboard?success=true&session=${session.id}`);
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription', 'line_items', 'invoice'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer: customer.id,
      client_reference_id: 'user-1',
      metadata: { plan: 'plus' },
      url: null,
      subscription: { status: 'active', metadata: { userId: 'user-1' }, customer: customer.id },
      invoice: { status: 'paid', amount_paid: 799, billing_reason: 'subscription_create' },
    });
    expect(paid.line_items?.data[0]?.price?.id).toBe(plus.id);
    expect(await it.types(from)).toEqual([
      'payment_method.attached',
      'customer.subscription.created',
      'invoice.created',
      'payment_intent.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]);
    const again = await (await typeCard(String(session.url), '4242424242424242')).text();
    expect(again).toContain('You have already paid');
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
  });

  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0341', 'Your card was declined.'],
    ['4242 4242 4242 4241', 'Your card number is invalid.'],
    ['4242', 'Your card number is incomplete.'],
  ])('with %s the page says: %s', async (number, message) => {
    const { id } = await stripe.customers.create({ email: 'ada@example.test' });
    const session = await checkout({ customer: id });
    const answer = await typeCard(String(session.url), number);
    expect(answer.status).toBe(200);
    expect((await answer.text()).replaceAll('&#39;', "'")).toContain(message);
    expect((await stripe.subscriptions.list({ customer: id, status: 'all' })).data).toEqual([]);
    expect((await typeCard(String(session.url), '4242424242424242')).status).toBe(303);
    expect((await stripe.subscriptions.list({ customer: id })).data).toHaveLength(1);
  });

  test('an expired card, a missing code and a missing name are named', async () => {
    const { url } = await checkout();
    const said = async (fields: Record<string, string>) =>
      (await typeCard(String(url), '4242424242424242', fields)).text();
    expect(await said({ cardExpiry: '01 / 20' })).toContain('expiration year is in the past');
    expect(await said({ cardCvc: '1' })).toContain('security code is incomplete');
    expect(await said({ billingName: '' })).toContain('Enter the name on the card');
  });

  test('a card that asks for a proof is paid once it is given, and not when it fails', async () => {
    const session = await checkout();
    const asked = await typeCard(String(session.url), '4000 0025 0000 3155');
    const bank = new URL(String(asked.headers.get('location')), it.local.url).href;
    expect(await (await fetch(bank)).text()).toContain('3-D Secure');
    expect(await (await answerBank(bank, false)).text()).toContain('unable to authenticate');
    await typeCard(String(session.url), '4000 0025 0000 3155');
    const back = await answerBank(bank, true);
    expect(back.headers.get('location')).toContain(`session=${session.id}`);
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['customer'] });
    expect(paid).toMatchObject({ status: 'complete', customer: { email: 'ada@example.test', name: 'Ada Lovelace' } });
  });

  test('a session that was ended takes no payment', async () => {
    const session = await checkout();
    await stripe.checkout.sessions.expire(session.id);
    expect(await (await typeCard(String(session.url), '4242424242424242')).text()).toContain('has expired');
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'expired',
      subscription: null,
    });
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('Only Checkout Sessions');
  });

  test('two sessions of one customer, both paid, make two subscriptions', async () => {
    const { id } = await stripe.customers.create({ email: 'ada@example.test' });
    const sessions = await Promise.all([checkout({ customer: id }), checkout({ customer: id })]);
    await Promise.all(sessions.map(({ url }) => typeCard(String(url), '4242424242424242')));
    expect((await stripe.subscriptions.list({ customer: id })).data).toHaveLength(2);
  });
});

describe('a subscription that is paid on a page of one’s own', () => {
  const start = async () => {
    const customer = await stripe.customers.create({ email: 'ada@example.test' });
    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: plus.id }],
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      expand: ['latest_invoice.confirmation_secret'],
    });
    const secret = invoiceOf(subscription).confirmation_secret?.client_secret ?? '';
    return { subscription, secret, intent: secret.split('_secret_')[0] ?? '' };
  };

  test('starts incomplete and becomes active with the payment, whose card is kept', async () => {
    const { subscription, intent } = await start();
    expect(subscription.status).toBe('incomplete');
    const paid = await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 799 });
    const active = await stripe.subscriptions.retrieve(subscription.id, { expand: ['default_payment_method'] });
    expect(active).toMatchObject({ status: 'active', default_payment_method: { card: { last4: '4242' } } });
  });

  test('a declined card is a card error, and another card may be tried', async () => {
    const { subscription, intent } = await start();
    const declined = await stripe.paymentIntents
      .confirm(intent, { payment_method: 'pm_card_chargeDeclined' })
      .catch((error) => error);
    expect(declined).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(declined).toMatchObject({ statusCode: 402, code: 'card_declined', decline_code: 'generic_decline' });
    expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');
    await stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  test('3-D Secure leads to the bank and back with the outcome', async () => {
    const { subscription, intent } = await start();
    const asked = await stripe.paymentIntents.confirm(intent, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://app.test/subscription-success',
    });
    expect(asked.status).toBe('requires_action');
    const back = await answerBank(String(asked.next_action?.redirect_to_url?.url), true);
    const address = new URL(String(back.headers.get('location')));
    expect(address.searchParams.get('redirect_status')).toBe('succeeded');
    expect(address.searchParams.get('payment_intent')).toBe(intent);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  test('a proof that fails leaves it incomplete', async () => {
    const { subscription, intent } = await start();
    const asked = await stripe.paymentIntents.confirm(intent, {
      payment_method: 'pm_card_authenticationRequired',
      return_url: 'http://app.test/subscription-success',
    });
    const back = await answerBank(String(asked.next_action?.redirect_to_url?.url), false);
    expect(back.headers.get('location')).toContain('redirect_status=failed');
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('incomplete');
  });

  test('ended before it was paid, it has expired and nothing is canceled', async () => {
    const { subscription } = await start();
    const from = await it.mark();
    expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe('incomplete_expired');
    expect(await it.types(from)).toEqual(['customer.subscription.updated']);
  });

  test('nobody pays for 23 hours: it expires with its invoice', async () => {
    const { subscription } = await start();
    await it.control.order('/advance', { customer: String(subscription.customer), days: 1 });
    const expired = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(expired.status).toBe('incomplete_expired');
    expect(invoiceOf(expired).status).toBe('void');
  });
});

describe('a change of plan', () => {
  const subscribed = async (price: Stripe.Price, card = 'pm_card_visa') => {
    const customer = await customerWithCard(stripe, card);
    const subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
    return { customer, subscription };
  };
  const halfway = (subscription: Stripe.Subscription) => {
    const { current_period_start: start, current_period_end: end } = itemOf(subscription);
    return start + Math.round((end - start) / 2);
  };

  test('costs what the preview said, to the penny', async () => {
    const { subscription } = await subscribed(plus);
    const change = {
      items: [{ id: itemOf(subscription).id, price: pro.id }],
      proration_behavior: 'always_invoice' as const,
      proration_date: halfway(subscription),
    };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-400, 750]);
    expect(preview.amount_due).toBe(350);
    expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]?.price.id).toBe(plus.id);
    const changed = await stripe.subscriptions.update(subscription.id, { ...change, expand: ['latest_invoice'] });
    expect(itemOf(changed).price.id).toBe(pro.id);
    expect(invoiceOf(changed)).toMatchObject({
      status: 'paid',
      amount_paid: 350,
      billing_reason: 'subscription_update',
    });
    expect(invoiceOf(changed).lines.data.every((line) => line.parent?.subscription_item_details?.proration)).toBe(true);
    expect(itemOf(changed).current_period_end).toBe(itemOf(subscription).current_period_end);
  });

  test('to a cheaper plan leaves a credit that the next renewal uses', async () => {
    const { customer, subscription } = await subscribed(pro);
    await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: plus.id }],
      proration_behavior: 'always_invoice',
      proration_date: halfway(subscription),
    });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -350 });
    await it.control.order('/advance', { customer: customer.id, to: 'next_renewal' });
    const [renewal] = (await stripe.invoices.list({ subscription: subscription.id })).data;
    expect(renewal).toMatchObject({
      total: 799,
      starting_balance: -350,
      amount_due: 449,
      amount_paid: 449,
      status: 'paid',
    });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
  });

  test('without an invoice of its own is settled with the renewal, as the preview says', async () => {
    const { customer, subscription } = await subscribed(plus);
    const change = { items: [{ id: itemOf(subscription).id, price: pro.id }], proration_date: halfway(subscription) };
    const preview = await stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: change,
    });
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-400, 750, 1499]);
    await stripe.subscriptions.update(subscription.id, change);
    await it.control.order('/advance', { customer: customer.id, to: 'next_renewal' });
    const [renewal] = (await stripe.invoices.list({ subscription: subscription.id })).data;
    expect(renewal).toMatchObject({ amount_paid: 1849, billing_reason: 'subscription_cycle' });
  });

  test('that cannot be paid is refused, or waits, as was asked', async () => {
    const { customer, subscription } = await subscribed(plus);
    const change = {
      items: [{ id: itemOf(subscription).id, price: pro.id }],
      proration_behavior: 'always_invoice' as const,
      proration_date: halfway(subscription),
    };
    await it.control.order('/decline-next', { times: 1 });
    const refused = await stripe.subscriptions
      .update(subscription.id, { ...change, payment_behavior: 'error_if_incomplete' })
      .catch((error) => error);
    expect(refused).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(itemOf(await stripe.subscriptions.retrieve(subscription.id)).price.id).toBe(plus.id);
    await it.control.order('/decline-next', { times: 1 });
    const held = await stripe.subscriptions.update(subscription.id, {
      ...change,
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice'],
    });
    expect(held).toMatchObject({
      status: 'active',
      pending_update: { subscription_items: [{ price: { id: pro.id } }] },
    });
    expect(itemOf(held).price.id).toBe(plus.id);
    await stripe.invoices.pay(invoiceOf(held).id);
    const paid = await stripe.subscriptions.retrieve(subscription.id);
    expect(itemOf(paid).price.id).toBe(pro.id);
    expect(paid.pending_update).toBeNull();
    expect((await stripe.invoices.list({ customer: customer.id, status: 'open' })).data).toEqual([]);
  });
});

describe('an end', () => {
  test('at once, and a canceled one cannot be canceled again', async () => {
    const customer = await customerWithCard(stripe, 'pm_card_visa');
    const { id } = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: plus.id }] });
    const from = await it.mark();
    const ended = await stripe.subscriptions.cancel(id, { cancellation_details: { comment: 'Too many contracts' } });
    expect(ended).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested', comment: 'Too many contracts' },
    });
    expect(await it.types(from)).toEqual(['customer.subscription.deleted']);
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'canceled' })).data).toHaveLength(1);
    await expect(stripe.subscriptions.cancel(id)).rejects.toThrow('No such subscription');
  });

  test('with the period, and taken back before', async () => {
    const customer = await customerWithCard(stripe, 'pm_card_visa');
    const subscription = await stripe.subscriptions.create({ customer: customer.id, items: [{ price: plus.id }] });
    const end = itemOf(subscription).current_period_end;
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true, cancel_at: end });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    await it.control.order('/advance', { customer: customer.id, to: 'next_renewal' });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await it.control.order('/advance', { customer: customer.id, to: 'next_renewal' });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
    expect((await stripe.invoices.list({ customer: customer.id })).data).toHaveLength(2);
  });

  test('money is given back in parts, never more than was paid', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 500,
      currency: 'gbp',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    await stripe.refunds.create({ payment_intent: intent.id, amount: 200 });
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 400 })).rejects.toThrow('greater than');
    await stripe.refunds.create({ payment_intent: intent.id });
    await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow('already been refunded');
  });
});
