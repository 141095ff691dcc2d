import { describe, expect, it } from 'vitest';
import { deliver, stripe } from '#src/testing/local-stripe.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { aBuyer, type Buyer, failRenewal, renew } from '#src/testing/subscriber.ts';
import type { Invoice, PlanChangePreview, SubscriptionView } from './billing.schema';

const preview = async (buyer: Buyer, planId: string) =>
  (await (await buyer.ask('POST', '/api/subscription/preview-change', { planId })).json()) as PlanChangePreview;
const change = async (buyer: Buyer, planId: string) => {
  const { prorationDate } = await preview(buyer, planId);
  const answer = await buyer.ask('POST', '/api/subscription/change', { planId, prorationDate });
  return (await answer.json()) as { changed: boolean; takesEffectAt: string };
};
const subscription = (buyer: Buyer) => buyer.read<SubscriptionView>('/api/subscription');
const totals = async (buyer: Buyer) => (await buyer.read<Invoice[]>('/api/invoices')).map(({ total }) => total);
const subjects = async (buyer: Buyer) => (await mailTo(buyer.email)).map(({ subject }) => subject);
const code = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

describe('a smaller plan', () => {
  it('costs and credits nothing, and begins with the next period: no month of one for the price of the other', async () => {
    const ada = await aBuyer();
    await ada.buy('premium');
    const { renewsAt } = await subscription(ada);
    const offer = await preview(ada, 'plus');
    expect(offer).toMatchObject({ dueNow: 0, keptCredit: 0, credit: 0, nextPrice: 799, takesEffectAt: renewsAt });
    expect(await change(ada, 'plus')).toEqual({ changed: false, url: null, takesEffectAt: renewsAt });
    expect(await ada.account()).toMatchObject({ accountStatus: 'premium' });
    expect(await ada.usage()).toMatchObject({ limit: 30 });
    expect(await subscription(ada)).toMatchObject({
      ...{ plan: 'premium', price: 3999, nextPlan: 'plus', nextPrice: 799, renewsAt, credit: 0 },
    });
    await ada.hear();
    const [mail] = await mailTo(ada.email);
    expect(mail?.subject).toMatch(/^From .* your plan is Plus$/);
    expect(mail?.text).toContain('£7.99');

    await renew(ada);
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
    expect(await ada.usage()).toMatchObject({ limit: 7 });
    expect(await totals(ada)).toEqual([799, 3999]);
    expect(await subscription(ada)).toMatchObject({ plan: 'plus', price: 799, nextPlan: null });
    expect((await subjects(ada))[0]).toBe('Your plan is now Plus');
  });

  it('begins in time whatever the order in which news of it arrives, twice or not at all', async () => {
    const ada = await aBuyer();
    await ada.buy('premium');
    await change(ada, 'plus');
    await renew(ada);
    const events = await ada.news();
    for (const event of [...events].reverse().flatMap((each) => [each, each])) await deliver(event);
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
    expect(await totals(ada)).toEqual([799, 3999]);

    const grace = await aBuyer();
    await grace.buy('pro');
    await change(grace, 'plus');
    await renew(grace);
    await grace.ask('POST', '/api/subscription/refresh');
    expect(await grace.account()).toMatchObject({ accountStatus: 'plus' });
    expect(await totals(grace)).toEqual([799, 1499]);
  });

  it('can be taken back, once, and then the plan renews as it was', async () => {
    const ada = await aBuyer();
    await ada.buy('pro');
    await change(ada, 'plus');
    await ada.hear();
    const kept = await ada.ask('POST', '/api/subscription/keep');
    expect(await kept.json()).toMatchObject({ plan: 'pro', price: 1499, nextPlan: null, nextPrice: null });
    expect((await subjects(ada))[0]).toBe('Your Pro plan goes on');
    expect(await code(await ada.ask('POST', '/api/subscription/keep'))).toEqual([409, 'billing.nothing_planned']);
    await renew(ada);
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'pro' });
    expect(await totals(ada)).toEqual([1499, 1499]);
  });

  it('is taken back at the price that one had, also where it is not sold any more', async () => {
    const ada = await aBuyer();
    await ada.buy('pro');
    const [live] = (await stripe().subscriptions.list({ customer: await ada.customer() })).data;
    const old = await stripe().prices.create({
      ...{ product: 'plainclause_pro', currency: 'gbp', unit_amount: 1199, recurring: { interval: 'month' } },
      metadata: { plan: 'pro' },
    });
    const items = [{ id: live?.items.data[0]?.id ?? '', price: old.id }];
    await stripe().subscriptions.update(live?.id ?? '', { items, proration_behavior: 'none' });
    await stripe().prices.update(old.id, { active: false });
    await ada.hear();
    expect(await subscription(ada)).toMatchObject({ plan: 'pro', price: 1199 });
    await change(ada, 'plus');
    const kept = await ada.ask('POST', '/api/subscription/keep');
    expect(await kept.json()).toMatchObject({ plan: 'pro', price: 1199, nextPlan: null });
    expect((await stripe().prices.retrieve(old.id)).active).toBe(false);
  });

  it('is to be taken back before another is chosen, and does not outlive a cancellation', async () => {
    const ada = await aBuyer();
    await ada.buy('pro');
    await change(ada, 'plus');
    const other = await ada.ask('POST', '/api/subscription/preview-change', { planId: 'premium' });
    expect(await code(other)).toEqual([409, 'billing.change_planned']);
    await ada.ask('POST', '/api/cancel-subscription');
    expect(await ada.account()).toMatchObject({ accountStatus: 'free' });
    expect(await subscription(ada)).toMatchObject({ state: 'none', nextPlan: null });
  });

  it('whose first payment fails leaves the account unpaid, as any renewal does', async () => {
    const ada = await aBuyer();
    await ada.buy('premium');
    await change(ada, 'plus');
    await failRenewal(ada);
    expect(await ada.account()).toMatchObject({ accountStatus: 'free', paymentFailed: true });
    expect(await subscription(ada)).toMatchObject({ plan: 'plus', price: 799, state: 'payment-failed' });
  });
});
