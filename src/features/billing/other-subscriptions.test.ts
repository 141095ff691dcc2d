import { env } from 'cloudflare:workers';
import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { keepSentMail } from '#src/dev/run/local/outbox.ts';
import { stripe, stripeEnv } from '#src/testing/local-stripe.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { aBuyer, type Buyer } from '#src/testing/subscriber.ts';
import { announceRenewals } from './announce-renewals.usecase';
import type { PlanChangePreview, SubscriptionView } from './billing.schema';
import { mailNotices } from './mail-notices.usecase';

const subscription = (buyer: Buyer) => buyer.read<SubscriptionView>('/api/subscription');
const depsAt = (time: Date) => ({
  ...buildDeps(keepSentMail({ ...env, ...stripeEnv() }), { origin: 'http://localhost:5173', waitUntil: () => {} }),
  clock: () => time,
});

/** Changes the subscription at the payment provider, as its dashboard does. */
async function alter(buyer: Buyer, change: (item: string) => Stripe.SubscriptionUpdateParams): Promise<void> {
  const [live] = (await stripe().subscriptions.list({ customer: await buyer.customer() })).data;
  await stripe().subscriptions.update(live?.id ?? '', change(live?.items.data[0]?.id ?? ''));
  await buyer.hear();
}

/** What the e-mail about the next renewal says. */
async function announcement(buyer: Buyer): Promise<string> {
  const { renewsAt, endsAt } = await subscription(buyer);
  const at = new Date(Date.parse(renewsAt ?? endsAt ?? '') - 3 * 24 * 60 * 60_000);
  await announceRenewals(depsAt(at));
  await mailNotices(depsAt(at), { userId: buyer.id });
  return (await mailTo(buyer.email)).map(({ text }) => text).find((text) => text.includes('two clicks')) ?? 'none';
}

const priceOf = async (pence: number, more: Partial<Stripe.PriceCreateParams> = {}) =>
  stripe().prices.create({
    ...{ currency: 'gbp', unit_amount: pence, recurring: { interval: 'month' } },
    product: 'plainclause_plus',
    ...more,
  });

it('at a price of before, its amount is told and kept', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  const old = await priceOf(599, { metadata: { plan: 'plus' } });
  await alter(ada, (id) => ({ items: [{ id, price: old.id }], proration_behavior: 'none' }));
  expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
  expect(await subscription(ada)).toMatchObject({ plan: 'plus', price: 599, state: 'active' });
  expect(await announcement(ada)).toContain('£5.99');
});

it('of two of a plan costs twice as much, and a change is to one of the other', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  await alter(ada, (id) => ({ items: [{ id, quantity: 2 }], proration_behavior: 'none' }));
  expect(await subscription(ada)).toMatchObject({ plan: 'plus', price: 1598 });
  expect(await announcement(ada)).toContain('£15.98');
  const asked = await ada.ask('POST', '/api/subscription/preview-change', { planId: 'pro' });
  const offer = (await asked.json()) as PlanChangePreview;
  expect(offer).toMatchObject({ nextPrice: 1499, charge: 1499, credit: -1598, dueNow: 0, keptCredit: 99 });
});

it('with a discount costs what is left, now and after a change', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  const coupon = await stripe().coupons.create({ percent_off: 50, duration: 'forever' });
  await alter(ada, () => ({ discounts: [{ coupon: coupon.id }] }));
  expect(await subscription(ada)).toMatchObject({ plan: 'plus', price: 399 });
  expect(await announcement(ada)).toContain('£3.99');
  const asked = await ada.ask('POST', '/api/subscription/preview-change', { planId: 'premium' });
  expect(await asked.json()).toMatchObject({ nextPrice: 1999 });
});

it('that ends with its period is told to end, is not announced to renew, and can go on', async () => {
  const ada = await aBuyer();
  await ada.buy('pro');
  await alter(ada, () => ({ cancel_at_period_end: true }));
  const { endsAt } = await subscription(ada);
  expect(endsAt).not.toBeNull();
  expect(await subscription(ada)).toMatchObject({ plan: 'pro', state: 'active', renewsAt: null });
  expect((await mailTo(ada.email))[0]?.subject).toMatch(/^Your Pro plan ends on /);
  expect(await announcement(ada)).toBe('none');
  const kept = await ada.ask('POST', '/api/subscription/keep');
  expect(await kept.json()).toMatchObject({ plan: 'pro', endsAt: null, renewsAt: endsAt });
  expect((await mailTo(ada.email))[0]?.subject).toBe('Your Pro plan goes on');
});

it.each([
  ['another amount that no plan has', { unit_amount: 1100 }, 1100],
  ['another currency', { currency: 'eur', metadata: { plan: 'plus' } }, null],
  ['another interval', { recurring: { interval: 'year' as const }, metadata: { plan: 'plus' } }, null],
])('at a price of %s is told to be none of the plans, can be left, and is no failure', async (_, more, price) => {
  const ada = await aBuyer({ locale: 'de' });
  await ada.checkout('plus');
  const customer = await ada.customer();
  const own = await stripe().paymentMethods.attach('pm_card_visa', { customer });
  const unknown = await priceOf(799, { product: (await stripe().products.create({ name: 'Of old' })).id, ...more });
  await stripe().subscriptions.create({ customer, default_payment_method: own.id, items: [{ price: unknown.id }] });
  await ada.hear();
  expect(await ada.account()).toMatchObject({ accountStatus: 'free', paymentFailed: false });
  expect(await ada.usage()).toMatchObject({ allowed: true, limit: 2 });
  expect(await subscription(ada)).toMatchObject({ plan: null, state: 'unknown-plan', price });
  expect((await mailTo(ada.email)).map(({ subject }) => subject)).toEqual(['Ihr Abonnement muss geprüft werden']);
  expect((await ada.ask('POST', '/api/subscription/refresh')).status).toBe(200);
  expect((await ada.ask('POST', '/api/cancel-subscription')).status).toBe(200);
  expect(await subscription(ada)).toMatchObject({ state: 'none' });
});
