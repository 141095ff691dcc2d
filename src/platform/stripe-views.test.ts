import { expect, it } from 'vitest';
import { stripe } from '#src/testing/local-stripe.ts';
import { aBuyer } from '#src/testing/subscriber.ts';
import { subscriptionParts, toSubscription } from './stripe-views';

it('a subscription ends with its period, in it or not yet: what ends later renews before', async () => {
  const ada = await aBuyer();
  await ada.buy('plus');
  const [live] = (await stripe().subscriptions.list({ customer: await ada.customer() })).data;
  const expand = subscriptionParts;
  const subscription = await stripe().subscriptions.retrieve(live?.id ?? '', { expand });
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  const settings = { secretKey: '', webhookSecret: '', apiBase: '', prices: { plus: null, pro: null, premium: null } };
  const endOf = (changes: object) =>
    toSubscription(settings, { ...subscription, ...changes }).endsAt?.getTime() ?? null;
  expect(endOf({})).toBeNull();
  expect(endOf({ cancel_at_period_end: true })).toBe(end * 1000);
  expect(endOf({ cancel_at: end - 60 })).toBe((end - 60) * 1000);
  expect(endOf({ cancel_at: end + 60 })).toBeNull();
});
