import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { keepSentMail } from '#src/dev/run/local/outbox.ts';
import { callKilledAfter } from '#src/testing/killed-call.ts';
import { payAt, stripe, stripeEnv } from '#src/testing/local-stripe.ts';
import { aBuyer, type Buyer } from '#src/testing/subscriber.ts';
import type { PlanChangePreview, SubscriptionView } from './billing.schema';
import { reconcileSubscriptions } from './sweep-billing.usecase';

interface Story {
  before?: (ada: Buyer) => Promise<void>;
  /** What is asked for, killed and asked for again. */
  ask: (ada: Buyer) => Promise<[path: string, body?: object]>;
  after?: (ada: Buyer) => Promise<void>;
}

async function toChange(ada: Buyer, planId: string): Promise<[string, object]> {
  const offer = await ada.ask('POST', '/api/subscription/preview-change', { planId });
  const { prorationDate } = (await offer.json()) as PlanChangePreview;
  return ['/api/subscription/change', { planId, prorationDate }];
}
const change = async (ada: Buyer, planId: string) => void (await ada.ask('POST', ...(await toChange(ada, planId))));

const stories: Record<string, Story> = {
  'opening a payment page': {
    ask: async () => ['/api/create-checkout-session', { planId: 'plus' }],
    after: async (ada) => void (await payAt(await ada.checkout('plus'))),
  },
  'opening a payment page for another plan': {
    before: async (ada) => void (await ada.checkout('plus')),
    ask: async () => ['/api/create-checkout-session', { planId: 'pro' }],
    after: async (ada) => void (await payAt(await ada.checkout('pro'))),
  },
  'filling in the form of this site': {
    ask: async () => ['/api/create-checkout-session', { planId: 'pro', mode: 'page' }],
    async after(ada) {
      const asked = await ada.ask('POST', '/api/create-checkout-session', { planId: 'pro', mode: 'page' });
      const { clientSecret } = (await asked.json()) as { clientSecret: string };
      const card = { payment_method: 'pm_card_visa' };
      await stripe().paymentIntents.confirm(clientSecret.split('_secret_')[0] ?? '', card);
    },
  },
  'changing to a larger plan': { before: (ada) => ada.buy('plus'), ask: (ada) => toChange(ada, 'premium') },
  'changing to a smaller plan': { before: (ada) => ada.buy('premium'), ask: (ada) => toChange(ada, 'plus') },
  'keeping the plan after all': {
    async before(ada) {
      await ada.buy('premium');
      await change(ada, 'plus');
    },
    ask: async () => ['/api/subscription/keep'],
  },
  'cancelling the plan': { before: (ada) => ada.buy('plus'), ask: async () => ['/api/cancel-subscription'] },
  'having credit paid out': {
    async before(ada) {
      await ada.buy('plus');
      const credit = { amount: -300, currency: 'gbp' };
      await stripe().customers.createBalanceTransaction(await ada.customer(), credit);
      await ada.ask('POST', '/api/cancel-subscription');
    },
    ask: async () => ['/api/subscription/refund-credit'],
  },
};

/** Everything that may not depend on whether a call was killed: the account, and what Stripe has of it. */
async function standingOf(ada: Buyer) {
  const customer = await ada.customer();
  const { data: subscriptions } = await stripe().subscriptions.list({ customer });
  const { data: charges } = await stripe().charges.list({ customer });
  const known = await stripe().customers.retrieve(customer);
  const { accountStatus, paymentFailed } = await ada.account();
  const { plan, nextPlan, credit } = await ada.read<SubscriptionView>('/api/subscription');
  return {
    account: { accountStatus, paymentFailed, plan, nextPlan, credit },
    customers: (await stripe().customers.list({ email: ada.email })).data.length,
    live: subscriptions.map(({ status, items }) => [status, items.data.map(({ price }) => price.lookup_key)]),
    paid: charges.map(({ amount, amount_refunded }) => amount - amount_refunded).filter((pence) => pence > 0),
    balance: known.deleted ? null : known.balance,
  };
}

/** The clock finds what a call left, a day and a half later. */
const sweep = () =>
  reconcileSubscriptions({
    ...buildDeps(keepSentMail({ ...env, ...stripeEnv() }), { origin: 'http://localhost:5173', waitUntil: () => {} }),
    clock: () => new Date(Date.now() + 36 * 60 * 60_000),
  });

type Then = 'asked again' | 'left to the clock' | 'not asked at all';

/** How it ends when it is killed after so many of its writes at Stripe; null where it writes fewer. */
async function endOf({ before, ask, after }: Story, killedAfter: number, then: Then) {
  const ada = await aBuyer();
  await before?.(ada);
  const [path, body] = await ask(ada);
  const { headers } = ada;
  if (killedAfter > 0 && !(await callKilledAfter(killedAfter, 'POST', path, { headers, body }))) return null;
  if (then === 'asked again') await ada.ask('POST', path, body);
  await after?.(ada);
  await ada.hear();
  await sweep();
  return standingOf(ada);
}

describe.each(Object.entries(stories))('%s, killed between a call to Stripe and its row', (_, story) => {
  it('ends as by itself when it is asked for again, and by the clock', async () => {
    const byItself = await endOf(story, 0, 'asked again');
    let writes = 0;
    for (let ended = byItself; ended; ended = await endOf(story, ++writes, 'asked again'))
      expect(ended).toEqual(byItself);
    expect(writes).toBeGreaterThan(1);
  });
  it('is done or not when it is left to the clock, and nothing in between', async () => {
    const either = [await endOf(story, 0, 'asked again'), await endOf(story, 0, 'not asked at all')];
    for (let writes = 1; ; writes++) {
      const ended = await endOf(story, writes, 'left to the clock');
      if (ended === null) break;
      expect(either).toContainEqual(ended);
    }
  });
});
