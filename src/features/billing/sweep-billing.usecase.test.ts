import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { buildDeps } from '#src/deps.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { insertUser } from '#src/testing/contract-factory.ts';
import { createPaymentEventsRepository } from './payment-events.repository';
import { reconcileSubscriptions } from './sweep-billing.usecase';

const minutes = (count: number) => count * 60_000;
const now = Date.now();

async function insertBilling(fields: { checkedAt: number; periodEnd: number }) {
  const userId = await insertUser(env.DB);
  await env.DB.prepare('insert into billing (user_id, customer_id, checked_at, period_end) values (?, ?, ?, ?)')
    .bind(userId, `cus_${userId}`, fields.checkedAt, fields.periodEnd)
    .run();
  return userId;
}

test('whose period is over is looked at before all of whom merely nothing was heard for long', async () => {
  const future = now + minutes(10_000);
  for (let at = 0; at < 60; at++) await insertBilling({ checkedAt: now - minutes(3000 + at), periodEnd: future });
  const ended = await insertBilling({ checkedAt: now - minutes(20), periodEnd: now - minutes(1) });
  const looked: string[] = [];
  const deps = buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} });
  const { billing } = deps;
  const payments = new Proxy({} as typeof deps.payments, {
    get: () => () => Promise.reject(new Error('the payment provider is away')),
  });
  await reconcileSubscriptions({
    ...{ payments, clock: deps.clock, logger: deps.logger },
    config: { ...deps.config, stripe: {} as NonNullable<typeof deps.config.stripe> },
    billing: {
      ...billing,
      touch: async (input) => {
        looked.push(input.userId);
        return billing.touch(input);
      },
    },
  });
  expect(looked[0]).toBe(ended);
  expect(looked).toHaveLength(41);
  expect(takeErrors()).toHaveLength(41);
});

test('events that are not delivered again any more are forgotten in batches, however many', async () => {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
     insert into payment_event (id, type, claimed_until) select 'evt_' || i, 'invoice.paid', case when i > 1100 then 100 else 1 end from n`,
  ).run();
  const events = createPaymentEventsRepository(createDatabase(env.DB));
  expect(await events.deleteOlder({ before: new Date(50) })).toBe(1100);
  expect(await env.DB.prepare('select count(*) as n from payment_event').first('n')).toBe(100);
});
