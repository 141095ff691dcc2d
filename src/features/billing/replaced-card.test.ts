import type Stripe from 'stripe';
import { expect, it } from 'vitest';
import { deliver, paid, saveCardAt, stripe } from '#src/testing/local-stripe.ts';
import { aBuyer, type Buyer, renew } from '#src/testing/subscriber.ts';

const portalOf = async (buyer: Buyer) =>
  ((await (await buyer.ask('POST', '/api/subscription/portal')).json()) as { url: string }).url;
const subscriptionOf = async (buyer: Buyer) => {
  const [live] = (await stripe().subscriptions.list({ customer: await buyer.customer() })).data;
  if (!live) throw new Error('not subscribed');
  return live;
};
const defaultOf = async (buyer: Buyer) =>
  ((await stripe().customers.retrieve(await buyer.customer())) as Stripe.Customer).invoice_settings
    .default_payment_method;
const chargedLast = async (buyer: Buyer) =>
  (await stripe().charges.list({ customer: await buyer.customer(), limit: 1 })).data[0]?.payment_method;
const useCard = async (buyer: Buyer, card: string) =>
  stripe().customers.update(await buyer.customer(), { invoice_settings: { default_payment_method: card } });

it('a card that was replaced on the portal is charged with the next renewal, and not the old one', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  const first = (await subscriptionOf(ada)).default_payment_method;
  await saveCardAt(await portalOf(ada), paid);
  // The payment provider leaves the subscription as it is.
  expect((await subscriptionOf(ada)).default_payment_method).toBe(first);
  await ada.hear();
  const second = await defaultOf(ada);
  expect(second).not.toBe(first);
  expect((await subscriptionOf(ada)).default_payment_method).toBe(second);
  await renew(ada);
  expect(await chargedLast(ada)).toBe(second);
});

it('an older card that is chosen again is charged again', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  const first = String((await subscriptionOf(ada)).default_payment_method);
  await saveCardAt(await portalOf(ada), paid);
  await ada.hear();
  await useCard(ada, first);
  await ada.hear();
  expect((await subscriptionOf(ada)).default_payment_method).toBe(first);
});

it('news of a card of before changes nothing for what was bought with another one since', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  await saveCardAt(await portalOf(ada), paid);
  const ofTheCard = (await ada.news()).find(({ type }) => type === 'customer.updated');
  await ada.hear();
  await ada.ask('POST', '/api/cancel-subscription');
  // Events and cards have whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await ada.buy('pro');
  const boughtWith = (await subscriptionOf(ada)).default_payment_method;
  expect(boughtWith).not.toBe(await defaultOf(ada));
  await deliver({ ...ofTheCard, id: 'evt_again' });
  expect((await subscriptionOf(ada)).default_payment_method).toBe(boughtWith);
});
