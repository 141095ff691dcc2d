import { env } from 'cloudflare:workers';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { buildDeps, depsOf } from '#src/deps.ts';
import { emptied, order, paid, saveCardAt, stripe, stripeEnv } from '#src/testing/local-stripe.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { aBuyer, type Buyer, failRenewal } from '#src/testing/subscriber.ts';
import { reserveAnalysis } from '../usage/usage.usecases';
import type { SubscriptionView } from './billing.schema';
import { syncAndCollect } from './collect-debt.usecase';

const analyse = async ({ id: ownerId }: Buyer, contractId: string) => {
  const deps = buildDeps({ ...env, ...stripeEnv() }, { origin: 'http://localhost:5173', waitUntil: () => {} });
  await reserveAnalysis(await depsOf(deps, { ownerId }), { ownerId, contractId, documentTokens: 100 });
};
const subjects = async (buyer: Buyer) => (await mailTo(buyer.email)).map(({ subject }) => subject);
const subscription = (buyer: Buyer) => buyer.read<SubscriptionView>('/api/subscription');
const payOpenInvoice = async (buyer: Buyer) => {
  const { data } = await stripe().invoices.list({ customer: await buyer.customer(), status: 'open' });
  for (const { id } of data) await stripe().invoices.pay(id);
  await buyer.hear();
};

describe('a payment that fails', () => {
  it('moves the account to the free plan and lets it analyse nothing until it is paid', async () => {
    const ada = await aBuyer();
    await ada.buy('pro');
    await analyse(ada, 'one');
    await failRenewal(ada);
    expect(await ada.account()).toMatchObject({ accountStatus: 'free', paymentFailed: true });
    expect(await ada.usage()).toMatchObject({ allowed: false, current: 0, limit: 0 });
    await expect(analyse(ada, 'two')).rejects.toMatchObject({ code: 'usage.payment_required' });
    expect(await subscription(ada)).toMatchObject({ plan: 'pro', state: 'payment-failed', renewsAt: null });
    const refused = await ada.ask('POST', '/api/create-checkout-session', { planId: 'plus' });
    expect([refused.status, await refused.json()]).toMatchObject([402, { code: 'billing.payment_due' }]);

    await payOpenInvoice(ada);
    expect(await ada.account()).toMatchObject({ accountStatus: 'pro', paymentFailed: false });
    expect(await ada.usage()).toMatchObject({ allowed: true, current: 0, limit: 20 });
    expect(await subjects(ada)).toEqual([
      'Your payment has arrived',
      'We could not take your payment',
      'Your Pro plan has started',
    ]);
  });

  const portalOf = async (buyer: Buyer) =>
    ((await (await buyer.ask('POST', '/api/subscription/portal')).json()) as { url: string }).url;

  it.each(['the news of it', 'its owner, back on the settings,'])(
    'is made good by another card, as soon as %s arrives, and the next renewal is charged to that card',
    async (who) => {
      const ada = await aBuyer();
      await ada.buy('pro');
      await failRenewal(ada);
      await saveCardAt(await portalOf(ada), paid);
      if (who === 'the news of it') await ada.hear();
      else await ada.ask('POST', '/api/subscription/refresh');
      expect(await ada.account()).toMatchObject({ accountStatus: 'pro', paymentFailed: false });
      const [{ default_payment_method: card } = {}] = (
        await stripe().subscriptions.list({ customer: await ada.customer() })
      ).data;
      const { invoice_settings } = (await stripe().customers.retrieve(await ada.customer())) as Stripe.Customer;
      expect(card).toBe(invoice_settings.default_payment_method);
    },
  );

  it('is seen to be made good by who looks, also where the news of it collected it a moment before', async () => {
    const ada = await aBuyer();
    await ada.buy('pro');
    await failRenewal(ada);
    const customerId = await ada.customer();
    const deps = buildDeps({ ...env, ...stripeEnv() }, { origin: 'http://localhost:5173', waitUntil: () => {} });
    const payments = Object.assign(Object.create(deps.payments) as typeof deps.payments, {
      collectWithNewCard: async () => {
        const { data } = await stripe().invoices.list({ customer: customerId, status: 'open' });
        await stripe().invoices.pay(data[0]?.id ?? '');
        return false;
      },
    });
    const { billing, clock } = deps;
    await syncAndCollect({ billing, payments, clock }, { customerId });
    expect(await ada.account()).toMatchObject({ accountStatus: 'pro', paymentFailed: false });
  });

  it('stays so with another card that is declined too, which is tried once', async () => {
    const ada = await aBuyer();
    await ada.buy('pro');
    await failRenewal(ada);
    const attempts = async () =>
      (await stripe().invoices.list({ customer: await ada.customer(), status: 'open' })).data[0]?.attempt_count;
    expect(await attempts()).toBe(1);
    await saveCardAt(await portalOf(ada), emptied);
    for (let heard = 0; heard < 3; heard++) {
      await ada.hear();
      await ada.ask('POST', '/api/subscription/refresh');
    }
    expect(await attempts()).toBe(2);
    expect(await ada.account()).toMatchObject({ accountStatus: 'free', paymentFailed: true });
  });

  it('is told in the language of the account', async () => {
    const ada = await aBuyer({ locale: 'ar' });
    await ada.buy('plus');
    await failRenewal(ada);
    expect((await subjects(ada))[0]).toBe('تعذّر تحصيل دفعتك');
  });

  it('for good keeps the account unpaid, until the debt is paid or a plan is bought again', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    const customer = await ada.customer();
    const [card] = (await stripe().customers.listPaymentMethods(customer)).data;
    await failRenewal(ada);
    await stripe().paymentMethods.detach(card?.id ?? '');
    await order('/advance', { customer, days: 40 });
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'free', paymentFailed: true });
    await ada.buy('premium');
    expect(await ada.account()).toMatchObject({ accountStatus: 'premium', paymentFailed: false });
  });
});
