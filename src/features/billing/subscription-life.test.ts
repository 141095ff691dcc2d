import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { buildDeps, depsOf } from '#src/deps.ts';
import { keepSentMail } from '#src/dev/run/local/outbox.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { eventsOf, order, payAt, stripe, stripeEnv } from '#src/testing/local-stripe.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { aBuyer, type Buyer, failRenewal, renew } from '#src/testing/subscriber.ts';
import { reserveAnalysis } from '../usage/usage.usecases';
import { announceRenewals } from './announce-renewals.usecase';
import type { Invoice, PlanChangePreview, SubscriptionView } from './billing.schema';
import { mailNotices } from './mail-notices.usecase';
import { reconcileSubscriptions } from './sweep-billing.usecase';
import { syncAccount } from './sync-account.usecase';

const depsAt = (time = new Date()) => ({
  ...buildDeps(keepSentMail({ ...env, ...stripeEnv() }), { origin: 'http://localhost:5173', waitUntil: () => {} }),
  clock: () => time,
});
const analyse = async (buyer: Buyer, contractId: string) =>
  reserveAnalysis(await depsOf(depsAt(), { ownerId: buyer.id }), {
    ownerId: buyer.id,
    contractId,
    documentTokens: 100,
  });
const subjects = async (buyer: Buyer) => (await mailTo(buyer.email)).map(({ subject }) => subject);
const subscription = (buyer: Buyer) => buyer.read<SubscriptionView>('/api/subscription');
const days = (count: number) => count * 24 * 60 * 60_000;

describe('a renewal', () => {
  it('starts a new count of analyses, at the same price', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    await analyse(ada, 'one');
    await analyse(ada, 'two');
    expect(await ada.usage()).toMatchObject({ current: 2, limit: 7 });
    const before = await subscription(ada);
    await renew(ada);
    await ada.hear();
    expect(await ada.usage()).toMatchObject({ current: 0, limit: 7 });
    const after = await subscription(ada);
    expect(Date.parse(after.renewsAt ?? '')).toBeGreaterThan(Date.parse(before.renewsAt ?? ''));
    const invoices = await ada.read<Invoice[]>('/api/invoices');
    expect(invoices.map(({ total, status }) => [total, status])).toEqual([
      [799, 'paid'],
      [799, 'paid'],
    ]);
    expect(invoices[0]?.url).toMatch(/^http/);
  });

  it('is announced by e-mail a week before, once', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    const renewsAt = Date.parse((await subscription(ada)).renewsAt ?? '');
    expect(await announceRenewals(depsAt(new Date(renewsAt - days(8))))).toBe(0);
    for (const at of [days(6), days(5)]) {
      await announceRenewals(depsAt(new Date(renewsAt - at)));
      await mailNotices(depsAt(new Date(renewsAt - at)));
    }
    await renew(ada);
    await ada.hear();
    expect((await mailTo(ada.email)).filter(({ text }) => text.includes('two clicks'))).toHaveLength(1);
    expect((await mailTo(ada.email))[0]?.text).toContain('£7.99');
  });

  it('is announced when the payment provider says that it is near, and not after it has happened', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    await order('/advance', { customer: await ada.customer(), days: 25 });
    await ada.hear();
    await renew(ada);
    await order('/advance', { customer: await ada.customer(), days: 25 });
    await renew(ada);
    await ada.hear();
    expect((await subjects(ada)).map((subject) => subject.replace(/ on .*/, ''))).toEqual([
      'Your Plus plan renews',
      'Your Plus plan has started',
    ]);
  });

  it('that is not heard of is found by the sweep', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    await analyse(ada, 'one');
    await renew(ada);
    expect(await ada.usage()).toMatchObject({ current: 1 });
    expect(await reconcileSubscriptions(depsAt(new Date(Date.now() + days(2))))).toBe(1);
    expect(await ada.usage()).toMatchObject({ current: 0 });
    expect(await reconcileSubscriptions(depsAt(new Date(Date.now() + days(2.5))))).toBe(0);
  });
});

describe('cancelling', () => {
  it('takes effect at once, is confirmed by e-mail, and leaves what the free plan had left', async () => {
    const ada = await aBuyer();
    await analyse(ada, 'on the free plan');
    await ada.buy('plus');
    await analyse(ada, 'paid for');
    await analyse(ada, 'paid for too');
    const answer = await ada.ask('POST', '/api/cancel-subscription');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        success: true,
        message: "Your subscription has been cancelled. You'll be downgraded to the free plan.",
      },
    ]);
    expect(await ada.account()).toMatchObject({ accountStatus: 'free', paymentFailed: false });
    expect(await ada.usage()).toMatchObject({ current: 1, limit: 2, allowed: true });
    await ada.hear();
    expect((await subjects(ada))[0]).toBe('Your subscription has been cancelled');
    expect(await subjects(ada)).toHaveLength(2);
    const { data } = await stripe().subscriptions.list({ customer: await ada.customer(), status: 'active' });
    expect(data).toEqual([]);
  });

  it('ends a debt too: who did not pay is on the free plan and is asked for nothing', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    await failRenewal(ada);
    expect((await ada.ask('POST', '/api/cancel-subscription')).status).toBe(200);
    expect(await ada.account()).toMatchObject({ accountStatus: 'free', paymentFailed: false });
    expect(await ada.usage()).toMatchObject({ current: 0, limit: 2, allowed: true });
    expect((await stripe().invoices.list({ customer: await ada.customer(), status: 'open' })).data).toEqual([]);
  });

  it('ends a plan that is not paid for', async () => {
    const ada = await aBuyer({ accountStatus: 'pro', planStartedAt: new Date() });
    expect((await ada.ask('POST', '/api/cancel-subscription')).status).toBe(200);
    expect(await ada.account()).toMatchObject({ accountStatus: 'free' });
  });

  it('is refused where there is nothing to cancel, also to who only looked at a payment page', async () => {
    const ada = await aBuyer();
    await ada.checkout('plus');
    for (const path of ['/api/cancel-subscription', '/api/subscription/preview-change']) {
      const answer = await ada.ask('POST', path, { planId: 'pro' });
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'billing.no_subscription' }]);
    }
  });
});

describe('changing the plan', () => {
  const preview = async (buyer: Buyer, planId: string) =>
    (await (await buyer.ask('POST', '/api/subscription/preview-change', { planId })).json()) as PlanChangePreview;
  const change = (buyer: Buyer, planId: string, { prorationDate }: { prorationDate: number }) =>
    buyer.ask('POST', '/api/subscription/change', { planId, prorationDate });

  it('upwards costs what the preview said, gives the new limits at once and keeps what was used', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    await analyse(ada, 'one');
    const offer = await preview(ada, 'premium');
    expect(offer).toMatchObject({ planId: 'premium', nextPrice: 3999, keptCredit: 0 });
    expect(offer.dueNow).toBe(offer.charge + offer.credit);
    expect(offer.dueNow).toBeGreaterThan(3000);
    expect(await (await change(ada, 'premium', offer)).json()).toEqual({
      changed: true,
      url: null,
      takesEffectAt: null,
    });
    expect(await ada.account()).toMatchObject({ accountStatus: 'premium' });
    expect(await ada.usage()).toMatchObject({ current: 1, limit: 30 });
    await ada.hear();
    expect((await ada.read<Invoice[]>('/api/invoices'))[0]).toMatchObject({ total: offer.dueNow, status: 'paid' });
    expect((await subjects(ada))[0]).toBe('Your plan is now Premium');
  });

  it('changes nothing as long as the card does not pay, and leads to where it can be paid', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    const customer = await ada.customer();
    const offer = await preview(ada, 'pro');
    // Of nobody else: other files buy at the same time.
    await order('/decline-next', { times: 1, customer });
    const answer = (await (await change(ada, 'pro', offer)).json()) as { changed: boolean; url: string };
    expect(answer).toEqual({ changed: false, url: expect.stringMatching(/^http/), takesEffectAt: null });
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus', paymentFailed: false });
    const { data } = await stripe().invoices.list({ customer, status: 'open' });
    await stripe().invoices.pay(data[0]?.id ?? '');
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'pro' });
  });

  it('is refused at an old price, to the plan one has, and to a plan that is none', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    const offer = await preview(ada, 'pro');
    const old = await change(ada, 'pro', { prorationDate: offer.prorationDate - 7200 });
    expect([old.status, await old.json()]).toMatchObject([409, { code: 'billing.preview_outdated' }]);
    const same = await change(ada, 'plus', offer);
    expect([same.status, await same.json()]).toMatchObject([409, { code: 'billing.already_subscribed' }]);
    const free = await change(ada, 'free', offer);
    expect([free.status, await free.json()]).toMatchObject([422, { code: 'billing.plan_unknown' }]);
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
  });
});

describe('payment methods and invoices', () => {
  it('are visible to their owner only', async () => {
    const [ada, grace] = [await aBuyer(), await aBuyer()];
    await ada.buy('plus');
    const portal = await ada.ask('POST', '/api/subscription/portal');
    const page = await (await fetch(((await portal.json()) as { url: string }).url)).text();
    expect(page).toContain('Save card');
    // A plan is ended on the site alone, where it ends at once.
    expect(page).not.toContain('Cancel subscription');
    expect((await grace.ask('POST', '/api/subscription/portal')).status).toBe(409);
    expect(await grace.read('/api/invoices')).toEqual([]);
    expect(await grace.read('/api/subscription')).toMatchObject({
      plan: 'free',
      price: 0,
      state: 'none',
      renewsAt: null,
    });
  });
});

it('everything created at the payment provider has an idempotency key, so that a retry creates no second one', async () => {
  const since = Math.floor(Date.now() / 1000);
  const ada = await aBuyer();
  await ada.ask('POST', '/api/create-checkout-session', { planId: 'plus', mode: 'page' });
  await ada.buy('plus');
  await ada.ask('POST', '/api/subscription/portal');
  const { prorationDate } = (await (
    await ada.ask('POST', '/api/subscription/preview-change', { planId: 'pro' })
  ).json()) as PlanChangePreview;
  await ada.ask('POST', '/api/subscription/change', { planId: 'pro', prorationDate });
  const events = await eventsOf(await ada.customer(), since);
  const made = events.filter(({ type, request }) => type.endsWith('.created') && request?.id);
  const types = new Set(made.map(({ type }) => type));
  expect(types).toContain('customer.created');
  expect(types).toContain('customer.subscription.created');
  expect(types).toContain('billing_portal.session.created');
  for (const { type, request } of made) {
    expect(request?.idempotency_key, type).toMatch(/^(customer|begin|checkout|change|portal|refund)-/);
  }
});

it('news that could not be mailed is mailed by the sweep', async () => {
  const ada = await aBuyer();
  await payAt(await ada.checkout('plus'));
  const deps = depsAt();
  await syncAccount(deps, { customerId: await ada.customer() });
  await mailNotices({ ...deps, mailer: { send: () => Promise.reject(new Error('out of order')) } }, { userId: ada.id });
  expect(JSON.stringify(takeErrors())).toContain('mail.failed');
  expect(await mailTo(ada.email)).toEqual([]);
  expect(await mailNotices(depsAt(new Date(Date.now() + 10 * 60_000)))).toBe(1);
  expect(await subjects(ada)).toEqual(['Your Plus plan has started']);
});
