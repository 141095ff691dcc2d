import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { keepSentMail } from '#src/dev/run/local/outbox.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { order, stripe, stripeEnv } from '#src/testing/local-stripe.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { aBuyer, type Buyer } from '#src/testing/subscriber.ts';
import type { PlanChangePreview, SubscriptionView } from './billing.schema';
import { reconcileSubscriptions } from './sweep-billing.usecase';

const subscription = (buyer: Buyer) => buyer.read<SubscriptionView>('/api/subscription');
async function credit(buyer: Buyer, amount: number): Promise<void> {
  await stripe().customers.createBalanceTransaction(await buyer.customer(), { amount: -amount, currency: 'gbp' });
  await buyer.hear();
}
const refunds = async (buyer: Buyer) =>
  (await stripe().charges.list({ customer: await buyer.customer() })).data.map(
    ({ amount_refunded }) => amount_refunded,
  );
const depsIn = (hours: number) => ({
  ...buildDeps(keepSentMail({ ...env, ...stripeEnv() }), { origin: 'http://localhost:5173', waitUntil: () => {} }),
  clock: () => new Date(Date.now() + hours * 60 * 60_000),
});

it('credit is shown, is taken off a change in its preview, and said when the plan is cancelled', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  await credit(ada, 300);
  expect(await subscription(ada)).toMatchObject({ plan: 'plus', credit: 300 });
  const asked = await ada.ask('POST', '/api/subscription/preview-change', { planId: 'pro' });
  const offer = (await asked.json()) as PlanChangePreview;
  expect(offer.usedCredit).toBe(300);
  expect(offer.dueNow).toBe(offer.charge + offer.credit - 300);
  await ada.ask('POST', '/api/cancel-subscription');
  expect((await mailTo(ada.email))[0]?.text).toContain('£3.00');
  expect(await subscription(ada)).toMatchObject({ state: 'none', credit: 300 });
});

it('credit is paid out on request once no payment follows, once however often it is asked for', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  await credit(ada, 300);
  const early = await ada.ask('POST', '/api/subscription/refund-credit');
  expect([early.status, await early.json()]).toMatchObject([409, { code: 'billing.no_credit' }]);
  await ada.ask('POST', '/api/cancel-subscription');
  const answers = await Promise.all([1, 2, 3].map(() => ada.ask('POST', '/api/subscription/refund-credit')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await refunds(ada)).toEqual([300]);
  await ada.hear();
  expect(await subscription(ada)).toMatchObject({ credit: 0 });
  expect((await mailTo(ada.email))[0]?.subject).toBe('Your money is on its way back');
});

it('a payout that was cut off is ended by the sweep: nothing is lost, nothing paid twice', async () => {
  for (const { path, done } of [
    { path: '/balance_transactions', done: true },
    { path: '/refunds', done: false },
    { path: '/refunds', done: true },
  ]) {
    const ada = await aBuyer();
    await ada.buy('plus');
    await credit(ada, 300);
    await ada.ask('POST', '/api/cancel-subscription');
    const about = await ada.customer();
    const [credited] = (await stripe().customers.listBalanceTransactions(about)).data;
    const [charge] = (await stripe().charges.list({ customer: about })).data;
    await order('/fail-next', { times: 3, path, about: path === '/refunds' ? (charge?.id ?? '') : about, done });
    expect((await ada.ask('POST', '/api/subscription/refund-credit')).status).toBe(503);
    await order('/fail-next', { times: 0 });
    takeErrors();
    expect((await ada.ask('POST', '/api/subscription/refund-credit')).status).toBe(409);
    for (const hours of [0.5, 1, 25]) await reconcileSubscriptions(depsIn(hours));
    takeErrors();
    await order('/forget-keys', { about: credited?.id ?? '' });
    for (const hours of [30, 55]) await reconcileSubscriptions(depsIn(hours));
    expect(await refunds(ada)).toEqual([300]);
    expect(await subscription(ada)).toMatchObject({ credit: 0 });
  }
});

it('no more is paid out than was paid', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  await credit(ada, 5_000);
  await ada.ask('POST', '/api/cancel-subscription');
  const answer = await ada.ask('POST', '/api/subscription/refund-credit');
  expect(await answer.json()).toEqual({ refunded: 799 });
  expect(await subscription(ada)).toMatchObject({ credit: 4_201 });
});
