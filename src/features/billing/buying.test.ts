import { describe, expect, it } from 'vitest';
import { call } from '#src/testing/api.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { declined, payAt, proveAt, proved, stripe, stripeEnv } from '#src/testing/local-stripe.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { aBuyer, type Buyer } from '#src/testing/subscriber.ts';

const subscriptionsOf = async (buyer: Buyer) => {
  const { data } = await stripe().subscriptions.list({ customer: await buyer.customer(), status: 'all' });
  return data.map(({ status }) => status).sort();
};
const session = (buyer: Buyer, body: object) => buyer.ask('POST', '/api/create-checkout-session', body);
const code = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

describe('buying a plan', () => {
  it.each([
    ['plus', 7],
    ['pro', 20],
    ['premium', 30],
  ] as const)(
    'makes %s of a free account, with %i analyses a month, and its owner is told the terms',
    async (plan, limit) => {
      const ada = await aBuyer();
      const page = await payAt(await ada.checkout(plan));
      expect(page.leadsTo).toBe('http://localhost:5173/dashboard?success=true');
      await ada.hear();
      expect(await ada.account()).toMatchObject({ accountStatus: plan, paymentFailed: false });
      expect(await ada.usage()).toMatchObject({ current: 0, limit, allowed: true });
      const [mail, ...more] = await mailTo(ada.email);
      expect(mail?.subject).toBe(`Your ${plan[0]?.toUpperCase()}${plan.slice(1)} plan has started`);
      expect(mail?.text).toContain('within 30 days');
      expect(more).toEqual([]);
    },
  );

  it('is noticed once, when the event comes before the buyer is back, and again after', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    for (let back = 0; back < 2; back++) {
      const answer = await ada.ask('POST', '/api/subscription/refresh');
      expect(await answer.json()).toMatchObject({ plan: 'plus', state: 'active' });
    }
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus', paymentFailed: false });
    expect(await mailTo(ada.email)).toHaveLength(1);
  });

  it('is noticed without any event when the buyer comes back first', async () => {
    const ada = await aBuyer();
    await payAt(await ada.checkout('plus'));
    const answer = await ada.ask('POST', '/api/subscription/refresh');
    expect(await answer.json()).toMatchObject({ plan: 'plus', price: 799, state: 'active' });
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
    expect(await mailTo(ada.email)).toHaveLength(1);
  });

  it('changes nothing when the card is declined, and can be tried again on the same page', async () => {
    const ada = await aBuyer();
    const url = await ada.checkout('plus');
    expect((await payAt(url, declined)).leadsTo).toBeNull();
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'free', paymentFailed: false });
    expect(await ada.checkout('plus')).toBe(url);
    await payAt(url);
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
  });

  it.each([
    [true, 'plus'],
    [false, 'free'],
  ])('waits for the bank where it asks: confirmed %s is %s', async (yes, status) => {
    const ada = await aBuyer();
    const { leadsTo } = await payAt(await ada.checkout('plus'), proved);
    expect(leadsTo).toContain('/authenticate/');
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'free' });
    await proveAt(leadsTo ?? '', yes);
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: status });
  });

  it('works on this site’s own form too', async () => {
    const ada = await aBuyer();
    const answer = await session(ada, { planId: 'pro', mode: 'page' });
    const { url, clientSecret } = (await answer.json()) as { url: string; clientSecret: string };
    expect(new URL(url).pathname).toBe('/checkout');
    expect(new URL(url).searchParams.get('client_secret')).toBe(clientSecret);
    await stripe().paymentIntents.confirm(clientSecret.split('_secret_')[0] ?? '', { payment_method: 'pm_card_visa' });
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'pro' });
  });
});

it('goes on after the customer was deleted at the payment provider: the plan ends, and another can be bought', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  const customer = await ada.customer();
  await stripe().customers.del(customer);
  await ada.hear();
  expect(await ada.account()).toMatchObject({ accountStatus: 'free', paymentFailed: false });
  const urls = await Promise.all([ada.checkout('plus'), ada.checkout('plus')]);
  expect(new Set(urls).size).toBe(1);
  expect(await ada.customer()).not.toBe(customer);
  await payAt(urls[0]);
  await ada.hear();
  expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
  expect((await stripe().customers.list({ email: ada.email })).data).toHaveLength(1);
});

describe('a payment page', () => {
  it('is one page and one customer, however often it is asked for at once', async () => {
    const ada = await aBuyer();
    const urls = await Promise.all(Array.from({ length: 5 }, () => ada.checkout('plus')));
    expect(new Set(urls).size).toBe(1);
    const all = await stripe().customers.list({ limit: 100, email: ada.email });
    expect(all.data).toHaveLength(1);
  });

  it('is closed when another plan is chosen, or the form of this site', async () => {
    const ada = await aBuyer();
    const first = await ada.checkout('plus');
    const second = await ada.checkout('pro');
    await session(ada, { planId: 'pro', mode: 'page' });
    expect((await payAt(first)).leadsTo).toBeNull();
    expect((await payAt(second)).leadsTo).toBeNull();
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'free' });
    await payAt(await ada.checkout('premium'));
    await ada.hear();
    const given = (status: string) => status !== 'canceled' && status !== 'incomplete_expired';
    expect((await subscriptionsOf(ada)).filter(given)).toEqual(['active']);
  });

  it('leads to one subscription when two are paid all the same: the second is ended and its money given back', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    const customer = await ada.customer();
    const [price] = (await stripe().prices.list({ lookup_keys: ['plainclause_pro_monthly'] })).data;
    await stripe().customers.update(customer, {
      invoice_settings: {
        default_payment_method: (await stripe().customers.listPaymentMethods(customer)).data[0]?.id ?? '',
      },
    });
    await stripe().subscriptions.create({ customer, items: [{ price: price?.id ?? '' }] });
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
    expect(await subscriptionsOf(ada)).toEqual(['active', 'canceled']);
    const refunds = (await stripe().refunds.list({ limit: 100 })).data.filter(({ reason }) => reason === 'duplicate');
    expect(refunds.map(({ amount }) => amount)).toContain(1499);
    expect(refunds.map(({ amount }) => amount)).not.toContain(799);
  });

  it('is refused for the plan one has; for another one it leads to where plans are changed', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    expect(await code(await session(ada, { planId: 'plus' }))).toEqual([409, 'billing.already_subscribed']);
    expect(await (await session(ada, { planId: 'pro' })).json()).toEqual({
      url: 'http://localhost:5173/settings?change=pro',
    });
  });

  it.each([{ planId: 'free' }, { planId: 'gold' }, {}])('is refused for %o', async (body) => {
    expect(await code(await session(await aBuyer(), body))).toEqual([422, 'billing.plan_unknown']);
  });

  it('is not there while the payment provider cannot be reached, and that is said', async () => {
    const ada = await aBuyer();
    const answer = await call('POST', '/api/create-checkout-session', {
      body: { planId: 'plus' },
      headers: ada.headers,
      env: { ...stripeEnv(), STRIPE_SECRET_KEY: 'sk_test_wrong' },
    });
    expect(await code(answer)).toEqual([503, 'billing.unavailable']);
    expect(JSON.stringify(takeErrors())).toContain('payments.unavailable');
    expect(JSON.stringify(takeErrors())).not.toContain(ada.email);
  });

  it('is not there where no payment provider is configured', async () => {
    const ada = await aBuyer();
    const answer = await call('POST', '/api/create-checkout-session', {
      body: { planId: 'plus' },
      headers: ada.headers,
    });
    expect(await code(answer)).toEqual([503, 'billing.unavailable']);
    expect((await call('GET', '/api/payment-config')).status).toBe(503);
  });
});

it('gives anyone the public key and where the card fields come from, and no secret', async () => {
  const config = await (await call('GET', '/api/payment-config', { env: stripeEnv() })).json();
  expect(config).toEqual({ publishableKey: 'pk_test_local', scriptUrl: expect.stringMatching(/\/v3\/stripe\.js$/) });
  const real = { ...stripeEnv(), STRIPE_API_BASE: '' };
  expect(await (await call('GET', '/api/payment-config', { env: real })).json()).toMatchObject({
    scriptUrl: 'https://js.stripe.com/endive/stripe.js',
  });
});
