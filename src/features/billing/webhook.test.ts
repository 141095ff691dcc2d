import { env } from 'cloudflare:workers';
import type Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { call } from '#src/testing/api.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { deliver, order, payAt, stripe, stripeEnv } from '#src/testing/local-stripe.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { aBuyer, type Buyer } from '#src/testing/subscriber.ts';

const post = (body: string, headers: Record<string, string> = {}) =>
  call('POST', '/api/stripe/webhook', { body, headers, env: stripeEnv() });
const anEvent = { id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: { customer: 'cus_1' } } };

describe('an event of the payment provider', () => {
  it('is refused without its signature, with another one, and when it was changed', async () => {
    const { status } = await deliver(anEvent, 'whsec_of_someone_else');
    expect(status).toBe(400);
    for (const signature of ['', 'nonsense', 't=1,v1=abc']) {
      const answer = await post(JSON.stringify(anEvent), { 'stripe-signature': signature });
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'billing.signature_invalid' }]);
    }
  });

  it('is taken in though no session and no page of ours sends it', async () => {
    expect(await (await deliver(anEvent)).json()).toEqual({ received: true });
  });

  it('of an unknown kind, or about an unknown customer, is fine', async () => {
    for (const type of ['tax.settings.updated', 'invoice.unheard_of', 'customer.subscription.updated']) {
      const event = { ...anEvent, id: `evt_${type}`, type, data: { object: { id: 'x', customer: 'cus_of_nobody' } } };
      expect((await deliver(event)).status).toBe(200);
    }
  });

  it('that says more than is true changes nothing: only whom it is about is taken from it', async () => {
    const ada = await aBuyer();
    await ada.checkout('plus');
    const customer = await ada.customer();
    const object = { id: 'sub_1', object: 'subscription', customer, status: 'active', items: { data: [] } };
    await deliver({ ...anEvent, id: 'evt_lie', type: 'customer.subscription.updated', data: { object } });
    expect(await ada.account()).toMatchObject({ accountStatus: 'free' });
  });

  it('counts once, also when it is delivered several times at once', async () => {
    const ada = await aBuyer();
    await payAt(await ada.checkout('plus'));
    const paid = (await ada.news()).find(({ type }) => type === 'checkout.session.completed');
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await deliver(paid ?? {})).status));
    expect(statuses).toContain(200);
    expect(new Set(statuses).size).toBeLessThanOrEqual(2);
    for (const status of statuses) expect([200, 409]).toContain(status);
    expect(await mailTo(ada.email)).toHaveLength(1);
    const { results } = await env.DB.prepare(`select done from payment_event where id = ?`).bind(paid?.id).all();
    expect(results).toEqual([{ done: 1 }]);
  });

  it('that could not be worked on is delivered again, and then counts', async () => {
    const ada = await aBuyer();
    await payAt(await ada.checkout('plus'));
    const event = (await ada.news()).find(({ type }) => type === 'checkout.session.completed');
    await env.DB.exec('alter table billing_notice rename to away');
    expect((await deliver(event ?? {})).status).toBe(500);
    expect(JSON.stringify(takeErrors())).toContain('request.failed');
    await env.DB.exec('alter table away rename to billing_notice');
    expect((await deliver(event ?? {})).status).toBe(200);
    expect(await ada.account()).toMatchObject({ accountStatus: 'plus' });
  });
});

describe('events in disorder', () => {
  /** Far more than hundreds of deliveries take, also on a busy machine. */
  const ordersTakeMs = 120_000;
  const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
    items
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);

  /** The same numbers for the same seed. */
  function randomFrom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return state / 4_294_967_296;
    };
  }

  async function startOver(buyer: Buyer) {
    await env.DB.batch([
      env.DB.prepare('delete from payment_event'),
      env.DB.prepare('delete from billing_notice'),
      env.DB.prepare('update billing set subscription_id = null, plan = null, period_end = null, revision = 0'),
      env.DB.prepare(
        `update user set account_status = 'free', payment_failed = 0, plan_started_at = null, plan_ends_at = null where id = ?`,
      ).bind(buyer.id),
    ]);
  }

  const standing = async (buyer: Buyer) => {
    const [user] = (
      await env.DB.prepare(
        `select account_status, payment_failed, plan_started_at, plan_ends_at, subscription_id, plan, period_end
         from user join billing on user_id = user.id where user.id = ?`,
      )
        .bind(buyer.id)
        .all()
    ).results;
    return user;
  };

  async function history(buyer: Buyer, end: 'paid' | 'failed' | 'cancelled'): Promise<Stripe.Event[]> {
    await buyer.buy('plus');
    const customer = await buyer.customer();
    const [subscription] = (await stripe().subscriptions.list({ customer })).data;
    const [price] = (await stripe().prices.list({ lookup_keys: ['plainclause_pro_monthly'] })).data;
    const items = [{ id: subscription?.items.data[0]?.id ?? '', price: price?.id ?? '' }];
    await stripe().subscriptions.update(subscription?.id ?? '', { items, proration_behavior: 'always_invoice' });
    if (end === 'failed') await order('/fail-next-renewal', { customer });
    await order('/advance', { customer, to: 'next_renewal' });
    if (end === 'cancelled') await stripe().subscriptions.cancel(subscription?.id ?? '');
    return (await buyer.news()).filter(({ type }) => /^(customer\.subscription|invoice|checkout)\./.test(type));
  }

  it.each([
    ['paid', { account_status: 'pro', payment_failed: 0 }],
    ['failed', { account_status: 'free', payment_failed: 1 }],
    ['cancelled', { account_status: 'free', payment_failed: 0 }],
  ] as const)(
    'a subscription that ends %s ends so in 70 orders, with some events lost, some doubled and some at once',
    async (end, expected) => {
      vi.spyOn(console, 'log').mockImplementation(() => {});
      const ada = await aBuyer();
      const events = await history(ada, end);
      expect(events.length).toBeGreaterThan(4);
      await startOver(ada);
      for (const event of events) await deliver(event);
      const inOrder = await standing(ada);
      expect(inOrder).toMatchObject(expected);
      for (let seed = 1; seed <= 70; seed++) {
        await startOver(ada);
        const random = randomFrom(seed);
        const some = shuffled(events, random).slice(0, 3);
        const delivered = shuffled([...some, ...some.slice(0, 1)], random);
        if (seed % 2) await Promise.all(delivered.map((event) => deliver(event)));
        else for (const event of delivered) await deliver(event);
        expect(await standing(ada), `order ${seed}`).toEqual(inOrder);
      }
    },
    ordersTakeMs,
  );
});
