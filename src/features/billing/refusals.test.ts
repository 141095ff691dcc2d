import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { order, stripe, stripeEnv } from '#src/testing/local-stripe.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { aBuyer, type Buyer, failRenewal, renew } from '#src/testing/subscriber.ts';

const payments = () =>
  buildDeps({ ...env, ...stripeEnv() }, { origin: 'http://localhost:5173', waitUntil: () => {} }).payments;
const code = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const liveOf = async (buyer: Buyer) => {
  const [live] = await payments().subscriptionsOf(await buyer.customer());
  if (!live) throw new Error('not subscribed');
  return live;
};

it('a preview of a period that is over since is out of date, and no failure', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  const before = await liveOf(ada);
  await renew(ada);
  const prorationDate = Math.floor(Date.now() / 1000);
  await expect(payments().change({ subscription: before, plan: 'pro', prorationDate })).rejects.toMatchObject({
    code: 'billing.preview_outdated',
  });
});

it.each(['pay', 'voidInvoice'] as const)(
  'a debt that was closed in between (%s) does not keep the plan from being cancelled',
  async (close) => {
    const ada = await aBuyer();
    await ada.buy('plus');
    await failRenewal(ada);
    const owed = await liveOf(ada);
    expect(owed.invoice?.open).toBe(true);
    await stripe().invoices[close](owed.invoice?.id ?? '');
    await payments().cancel(owed);
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'free', paymentFailed: false });
  },
);

it('a debt that was given up is let go too', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  await failRenewal(ada);
  await stripe().invoices.markUncollectible((await liveOf(ada)).invoice?.id ?? '');
  expect((await ada.ask('POST', '/api/cancel-subscription')).status).toBe(200);
  expect((await liveOf(ada)).invoice?.open).toBe(false);
});

it('a second subscription whose money was given back already is ended all the same, and its owner told once', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  const customer = await ada.customer();
  const [card] = (await stripe().customers.listPaymentMethods(customer)).data;
  const [price] = (await stripe().prices.list({ lookup_keys: ['plainclause_pro_monthly'] })).data;
  const second = await stripe().subscriptions.create({
    customer,
    default_payment_method: card?.id ?? '',
    items: [{ price: price?.id ?? '' }],
  });
  const [charge] = (await stripe().charges.list({ customer, limit: 1 })).data;
  await stripe().refunds.create({ charge: charge?.id ?? '' });
  await ada.hear();
  expect((await stripe().subscriptions.retrieve(second.id)).status).toBe('canceled');
  expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
  const told = (await mailTo(ada.email)).filter(({ subject }) => subject === 'Your money is on its way back');
  expect(told.map(({ text }) => text.includes('£14.99'))).toEqual([true]);
});

it('a customer who was deleted at the payment provider has nothing left there, and that is said', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  await stripe().customers.del(await ada.customer());
  for (const path of ['portal', 'preview-change', 'keep']) {
    const answer = await ada.ask('POST', `/api/subscription/${path}`, { planId: 'pro' });
    expect(await code(answer), path).toEqual([409, 'billing.no_subscription']);
  }
  expect((await ada.ask('POST', '/api/cancel-subscription')).status).toBe(200);
  expect(await ada.account()).toMatchObject({ accountStatus: 'free' });
});

it('what the payment provider refuses for good is not tried for ever', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  await order('/dispute', { customer: await ada.customer() });
  await payments().refundAndCancel(await liveOf(ada));
  expect((await liveOf(ada)).state).toBe('ended');
});
