import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { createDatabase } from '../db/client';
import { billingTable } from '../features/billing/billing.table';
import type { PaidPlanId } from '../features/billing/plans.schema';
import { call } from './api';
import { asUser } from './as-user';
import { deliver, eventsOf, order, payAt, stripeEnv } from './local-stripe';

/** A new user who can buy things. */
export async function aBuyer(fields: Parameters<typeof asUser>[0] = {}) {
  const user = await asUser(fields);
  const since = Math.floor(Date.now() / 1000);
  const delivered = new Set<string>();
  const ask = (method: string, path: string, body?: unknown) =>
    call(method, path, { body, headers: user.headers, env: stripeEnv() });
  const read = async <T>(path: string) => (await (await ask('GET', path)).json()) as T;

  async function customer(): Promise<string> {
    const [row] = await createDatabase(env.DB).select().from(billingTable).where(eq(billingTable.userId, user.id));
    if (!row) throw new Error('not a customer');
    return row.customerId;
  }

  return {
    ...user,
    ask,
    read,
    customer,
    account: () => read<{ accountStatus: string | null; paymentFailed: boolean }>('/api/user'),
    usage: () => read<{ current: number; limit: number; allowed: boolean }>('/api/usage/check/contract_analysis'),
    /** The address of a payment page. */
    async checkout(planId: PaidPlanId): Promise<string> {
      const answer = await ask('POST', '/api/create-checkout-session', { planId });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { url: string }).url;
    },
    /** Events that were not delivered yet, in the order in which they happened. */
    async news() {
      return (await eventsOf(await customer(), since)).filter(({ id }) => !delivered.has(id));
    },
    /** Delivers what has happened. */
    async hear() {
      for (const event of await this.news()) {
        delivered.add(event.id);
        const answer = await deliver(event);
        if (!answer.ok) throw new Error(`${event.type}: ${answer.status} ${await answer.text()}`);
      }
    },
    async buy(planId: PaidPlanId) {
      await payAt(await this.checkout(planId));
      await this.hear();
    },
  };
}
export type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** Lets the month of a subscription end. Its events are not delivered. */
export const renew = async (buyer: Buyer) =>
  order('/advance', { customer: await buyer.customer(), to: 'next_renewal' });

/** The same, with a payment that fails, and its events. */
export async function failRenewal(buyer: Buyer): Promise<void> {
  await order('/fail-next-renewal', { customer: await buyer.customer() });
  await renew(buyer);
  await buyer.hear();
}
