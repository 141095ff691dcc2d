import { describe, expect, it } from 'vitest';
import { deliver, order, stripe } from '#src/testing/local-stripe.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { aBuyer, type Buyer, failRenewal } from '#src/testing/subscriber.ts';

const subjects = async (buyer: Buyer) => (await mailTo(buyer.email)).map(({ subject }) => subject);
const liveOf = async (buyer: Buyer) =>
  (await stripe().subscriptions.list({ customer: await buyer.customer(), status: 'active' })).data;
const dispute = async (buyer: Buyer, status?: string) =>
  order('/dispute', { customer: await buyer.customer(), ...(status && { status }) });
const decide = async (buyer: Buyer, won: boolean) => {
  await order('/dispute/close', { customer: await buyer.customer(), won });
  await buyer.hear();
};
const lastCharge = async (buyer: Buyer) =>
  (await stripe().charges.list({ customer: await buyer.customer(), limit: 1 })).data[0]?.id ?? '';

describe('a payment that the bank takes back', () => {
  it('ends the plan and leaves the account with a payment required, until one is made', async () => {
    const ada = await aBuyer();
    await ada.buy('pro');
    await dispute(ada);
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: null, paymentFailed: false });
    expect(await ada.usage()).toMatchObject({ allowed: false, current: 0, limit: 0 });
    expect(await liveOf(ada)).toEqual([]);
    const [mail, ...before] = await mailTo(ada.email);
    expect(mail?.subject).toBe('Your bank has taken a payment back');
    expect(mail?.text).toContain('/pricing');
    expect(before.map(({ subject }) => subject)).toEqual(['Your Pro plan has started']);
    await ada.ask('POST', '/api/subscription/refresh');
    expect(await ada.account()).toMatchObject({ accountStatus: null });

    // A subscription of the same second would be taken for the one that was disputed.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await ada.buy('plus');
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
    await decide(ada, false);
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
    expect(await liveOf(ada)).toHaveLength(1);
    await ada.ask('POST', '/api/cancel-subscription');
    expect(await ada.account()).toMatchObject({ accountStatus: 'free' });
  });

  it('and has to give back leaves the account on the free plan', async () => {
    const ada = await aBuyer();
    await ada.buy('pro');
    await dispute(ada);
    await ada.hear();
    await decide(ada, true);
    expect(await ada.account()).toMatchObject({ accountStatus: 'free', paymentFailed: false });
    expect((await subjects(ada))[0]).toBe('The dispute about your payment is over');
  });

  it('is taken in whatever the order of the news, and once', async () => {
    const ada = await aBuyer();
    await ada.buy('pro');
    await dispute(ada);
    await order('/dispute/close', { customer: await ada.customer(), won: false });
    const events = await ada.news();
    for (const event of [...events].reverse().flatMap((each) => [each, each])) await deliver(event);
    expect(await ada.account()).toMatchObject({ accountStatus: null });
    expect(await subjects(ada)).toEqual(['Your bank has taken a payment back', 'Your Pro plan has started']);
  });

  it('and was only asked about changes nothing', async () => {
    const ada = await aBuyer();
    await ada.buy('pro');
    await dispute(ada, 'warning_needs_response');
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'pro' });
    expect(await subjects(ada)).toEqual(['Your Pro plan has started']);
  });
});

it('dunning that is over leaves the account on the free plan, not with a payment required', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  const customer = await ada.customer();
  const [card] = (await stripe().customers.listPaymentMethods(customer)).data;
  await failRenewal(ada);
  await stripe().paymentMethods.detach(card?.id ?? '');
  await order('/advance', { customer, days: 40 });
  await ada.hear();
  expect(await liveOf(ada)).toEqual([]);
  expect(await ada.account()).toMatchObject({ accountStatus: 'free', paymentFailed: true });
});

describe('a payment that was given back', () => {
  it('as a whole ends the plan that it was for, and is told', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    await stripe().refunds.create({ charge: await lastCharge(ada) });
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'free' });
    expect(await liveOf(ada)).toEqual([]);
    expect((await subjects(ada)).sort()).toEqual([
      'Your Plus plan has started',
      'Your money is on its way back',
      'Your subscription has been cancelled',
    ]);
    const told = (await mailTo(ada.email)).find(({ subject }) => subject === 'Your money is on its way back');
    expect(told?.text).toContain('£7.99');
  });

  it('in part is told and ends nothing', async () => {
    const ada = await aBuyer();
    await ada.buy('plus');
    await stripe().refunds.create({ charge: await lastCharge(ada), amount: 200 });
    await ada.hear();
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
    const [mail] = await mailTo(ada.email);
    expect([mail?.subject, mail?.text.includes('£2.00')]).toEqual(['Your money is on its way back', true]);
    // What the bank asks about later is told no second time.
    await dispute(ada, 'warning_needs_response');
    await decide(ada, true);
    expect(await subjects(ada)).toEqual(['Your money is on its way back', 'Your Plus plan has started']);
  });
});
