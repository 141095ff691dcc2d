import { describe, expect, it } from 'vitest';
import { takeErrors } from '#src/testing/console-errors.ts';
import { order, payAt, stripe } from '#src/testing/local-stripe.ts';
import { aBuyer, type Buyer } from '#src/testing/subscriber.ts';
import type { PlanChangePreview } from './billing.schema';

const buy = async (buyer: Buyer, mode = 'hosted') => {
  const answer = await buyer.ask('POST', '/api/create-checkout-session', { planId: 'plus', mode });
  return { status: answer.status, ...((await answer.json()) as { url: string; clientSecret: string; code: string }) };
};
const sessionsOf = async (buyer: Buyer) =>
  (await stripe().checkout.sessions.list({ customer: await buyer.customer() })).data;
const currentPage = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
const forget = async (buyer: Buyer) => {
  const { env } = await import('cloudflare:workers');
  await env.DB.prepare('update billing set checkout_id = null where user_id = ?').bind(buyer.id).run();
};

describe('a failure of the payment provider’s own, which it repeats for a day under the same key,', () => {
  it.each([
    ['/customers', false],
    ['/customers', true],
    ['/checkout/sessions', false],
    ['/checkout/sessions', true],
  ])('does not keep anyone from buying: %s, done before it failed %s', async (path, done) => {
    const ada = await aBuyer();
    await order('/fail-next', { times: 1, path, about: ada.id, done });
    const tries = [await buy(ada), await buy(ada)];
    const page = tries.find(({ status }) => status === 200);
    expect(page?.url).toMatch(/^http/);
    expect((await payAt(page?.url ?? '')).leadsTo).toContain('/dashboard?success=true');
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
    takeErrors();
  });

  it('that goes on is said, and over as soon as it is over', async () => {
    const ada = await aBuyer();
    await order('/fail-next', { times: 2, path: '/checkout/sessions', about: ada.id });
    expect(await buy(ada)).toMatchObject({ status: 503, code: 'billing.unavailable' });
    expect(JSON.stringify(takeErrors())).toContain('payments.unavailable');
    expect((await buy(ada)).status).toBe(200);
  });

  it('does not keep anyone from paying on this site’s own form', async () => {
    const ada = await aBuyer();
    await order('/fail-next', { times: 1, path: '/subscriptions', about: ada.id });
    const { clientSecret } = await buy(ada, 'page');
    await stripe().paymentIntents.confirm(clientSecret.split('_secret_')[0] ?? '', { payment_method: 'pm_card_visa' });
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
  });

  it('does not charge a change of plan twice', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    const [subscription] = (await stripe().subscriptions.list({ customer: await ada.customer() })).data;
    const asked = await ada.ask('POST', '/api/subscription/preview-change', { planId: 'premium' });
    const { prorationDate, dueNow } = (await asked.json()) as PlanChangePreview;
    await order('/fail-next', { times: 1, path: '/subscriptions', about: subscription?.id ?? '', done: true });
    const changed = await ada.ask('POST', '/api/subscription/change', { planId: 'premium', prorationDate });
    expect(changed.status).toBe(200);
    expect(await ada.account()).toMatchObject({ accountStatus: 'premium' });
    const { data } = await stripe().charges.list({ customer: await ada.customer() });
    expect(data.map(({ amount }) => amount)).toEqual([dueNow, 799]);
  });
});

it('a release that sends other words under the same key can sell on', async () => {
  const ada = await aBuyer();
  await ada.checkout('plus');
  await forget(ada);
  const answer = await ada.ask('POST', '/api/create-checkout-session', { planId: 'plus' });
  expect(answer.status).toBe(200);
  const customer = await ada.customer();
  const price = (await stripe().prices.list({ lookup_keys: ['plainclause_pro_monthly'] })).data[0]?.id ?? '';
  await forget(ada);
  // What was sold under that key before was something else.
  await stripe().checkout.sessions.create(
    { mode: 'subscription', customer, line_items: [{ price, quantity: 1 }], success_url: 'http://localhost/' },
    { idempotencyKey: `checkout-${customer}-pro-en-first` },
  );
  expect((await ada.ask('POST', '/api/create-checkout-session', { planId: 'pro' })).status).toBe(200);
});

describe('a payment page', () => {
  it('that is expired is not shown again, also when it is asked for as at first', async () => {
    const ada = await aBuyer();
    const first = await ada.checkout('plus');
    await stripe().checkout.sessions.expire(currentPage(first));
    await forget(ada);
    const second = await ada.checkout('plus');
    expect(second).not.toBe(first);
    expect((await payAt(second)).leadsTo).toContain('success=true');
  });

  it('that was paid is not shown again once the plan has ended', async () => {
    const ada = await aBuyer();
    const first = await ada.checkout('plus');
    await payAt(first);
    await ada.hear();
    await ada.ask('POST', '/api/cancel-subscription');
    await forget(ada);
    const second = await ada.checkout('plus');
    expect(second).not.toBe(first);
    expect((await payAt(second)).leadsTo).toContain('success=true');
  });

  it('that will be over in a few minutes is closed, and another one is opened', async () => {
    const ada = await aBuyer();
    const first = await ada.checkout('plus');
    const customer = await ada.customer();
    const price = (await stripe().prices.list({ lookup_keys: ['plainclause_plus_monthly'] })).data[0]?.id ?? '';
    const soonOver = await stripe().checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price, quantity: 1 }],
      metadata: { plan: 'plus' },
      success_url: 'http://localhost/',
      expires_at: Math.floor(Date.now() / 1000) + 31 * 60,
    });
    await order('/checkout-ends', { session: soonOver.id, seconds: 300 });
    const { env } = await import('cloudflare:workers');
    await env.DB.prepare('update billing set checkout_id = ? where user_id = ?').bind(soonOver.id, ada.id).run();
    const shown = await ada.checkout('plus');
    expect(currentPage(shown)).not.toBe(soonOver.id);
    expect((await sessionsOf(ada)).find(({ id }) => id === soonOver.id)?.status).toBe('expired');
    expect(first).not.toBe(shown);
  });

  it('that the payment provider does not know any more keeps nobody from buying', async () => {
    const ada = await aBuyer();
    await ada.checkout('plus');
    const { env } = await import('cloudflare:workers');
    await env.DB.prepare("update billing set checkout_id = 'cs_test_gone' where user_id = ?").bind(ada.id).run();
    expect((await buy(ada)).status).toBe(200);
  });
});
