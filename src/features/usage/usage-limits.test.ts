import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { buildDeps } from '#src/deps.ts';
import { insertUser } from '#src/testing/contract-factory.ts';
import { accountStatuses } from '../accounts/account-statuses.schema';
import type { AccountStatus } from '../accounts/accounts.schema';
import { userTable } from '../accounts/accounts.table';
import { plans } from '../billing/plans.schema';
import { tokensCharged } from './usage.rules';
import { usageReservationTable } from './usage.table';
import { checkUsage, releaseOrphanedReservations, reserveAnalysis } from './usage.usecases';

type Step =
  | { do: 'upload'; sizes: number[] }
  | { do: 'complete' | 'fail' | 'delete' | 'retry'; which: number }
  | { do: 'plan'; to: AccountStatus | null; paymentFailed: boolean }
  | { do: 'renew' };

const which = fc.nat(50);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('upload' as const),
      sizes: fc.array(fc.integer({ min: 100, max: 60_000 }), { minLength: 1, maxLength: 6 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('complete', 'fail', 'delete', 'retry'), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('plan' as const),
      to: fc.constantFrom(...accountStatuses, null),
      paymentFailed: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('renew' as const) }) },
);

const db = () => createDatabase(env.DB);
const deps = () => ({
  ...buildDeps(env, { origin: 'http://localhost:5173', waitUntil: () => {} }),
  clock: () => new Date('2026-03-15T12:00:00Z'),
});
const month = 30 * 24 * 60 * 60_000;

/** An account with its uploads, as the product drives the ledger. */
async function anAccount() {
  const ownerId = await insertUser(env.DB);
  const { usage } = deps();
  const sizeOf = new Map<string, number>();
  const inFlight = new Set<string>();
  const failed = new Set<string>();
  let plan: AccountStatus | null = 'free';
  let suspended = false;
  let start = Date.parse('2026-03-01T00:00:00Z');

  const write = () => {
    const paid = plan !== null && plan !== 'free';
    const [planStartedAt, planEndsAt] = paid ? [new Date(start), new Date(start + month)] : [null, null];
    const set = { accountStatus: plan, paymentFailed: suspended, planStartedAt, planEndsAt };
    return db().update(userTable).set(set).where(eq(userTable.id, ownerId));
  };
  const reserve = async (contractId: string) => {
    try {
      await reserveAnalysis(deps(), { ownerId, contractId, documentTokens: sizeOf.get(contractId) ?? 0 });
      inFlight.add(contractId);
      failed.delete(contractId);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: expect.stringMatching(/^usage\./) });
      return false;
    }
  };
  const pick = (from: Set<string>, index: number) => [...from][index % Math.max(1, from.size)];

  return {
    ownerId,
    limit: () => (plan === null || suspended ? { analyses: 0, tokens: 0 } : plans[plan]),
    inFlight,
    async act(next: Step): Promise<boolean> {
      if (next.do === 'upload') {
        const ids = next.sizes.map((size) => {
          const id = crypto.randomUUID();
          sizeOf.set(id, size);
          return id;
        });
        return (await Promise.all(ids.map(reserve))).some(Boolean);
      }
      if (next.do === 'plan') {
        if (next.to !== plan) start += 1000;
        [plan, suspended] = [next.to, next.paymentFailed];
        await write();
      } else if (next.do === 'renew') {
        start += month;
        await write();
      } else if (next.do === 'retry') {
        const id = pick(failed, next.which);
        return id ? reserve(id) : false;
      } else {
        const id = pick(inFlight, next.which);
        if (!id) return false;
        inFlight.delete(id);
        if (next.do === 'fail') failed.add(id);
        // A dead letter may arrive after the end it reports: giving back twice, or late, changes nothing.
        await (next.do === 'fail' ? usage.release({ contractId: id }) : usage.settle({ contractId: id }));
        await usage.release({ contractId: id });
      }
      return false;
    },
  };
}

test('whatever is uploaded, completed, failed, deleted, retried, bought and not paid: no limit is passed and nothing stays reserved', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const account = await anAccount();
      for (const next of steps) {
        const reserved = await account.act(next);
        const used = await checkUsage(deps(), { ownerId: account.ownerId });
        const limit = account.limit();
        expect(used.limit).toBe(limit.analyses);
        if (limit.analyses === 0) expect(reserved).toBe(false);
        if (reserved) {
          expect(used.current).toBeLessThanOrEqual(limit.analyses);
          expect(used.tokensUsed).toBeLessThanOrEqual(limit.tokens);
        }
        const enoughLeft = limit.tokens - used.tokensUsed >= tokensCharged(1);
        expect(used.allowed).toBe(used.current < limit.analyses && enoughLeft);
      }
      const rows = await db()
        .select()
        .from(usageReservationTable)
        .where(eq(usageReservationTable.ownerId, account.ownerId));
      expect(new Set(rows.filter(({ state }) => state === 'reserved').map(({ contractId }) => contractId))).toEqual(
        account.inFlight,
      );
    }),
    { numRuns: 40, seed: 2026 },
  );
});

test('of 50 uploads at once as many are let through as the plan has analyses, and the tokens hold too', async () => {
  const now = deps().clock();
  for (const [accountStatus, documentTokens, expected] of [
    ['plus', 1000, 7],
    ['plus', 60_000, 2],
    ['free', 100, 2],
    [null, 100, 0],
  ] as const) {
    const ownerId = await insertUser(env.DB, { accountStatus, planStartedAt: now });
    const reserve = (count: number) =>
      reserveAnalysis(deps(), { ownerId, contractId: `${ownerId}-${count}`, documentTokens });
    const taken = await Promise.allSettled(Array.from({ length: 50 }, (_, count) => reserve(count)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(expected);
    const used = await checkUsage(deps(), { ownerId });
    expect(used).toMatchObject({ current: expected, tokensUsed: expected * tokensCharged(documentTokens) });
  }
});

test('what was reserved for uploads that never came is given back', async () => {
  const ownerId = await insertUser(env.DB);
  await reserveAnalysis(deps(), { ownerId, contractId: 'lost', documentTokens: 100 });
  const later = { ...deps(), clock: () => new Date('2026-03-15T13:30:00Z') };
  expect(await releaseOrphanedReservations(later)).toBe(1);
  expect(await checkUsage(deps(), { ownerId })).toMatchObject({ current: 0 });
});

test('nothing can be uploaded any more once what is left is enough for no document', async () => {
  const ownerId = await insertUser(env.DB);
  const left = async (tokens: number) => {
    await db().delete(usageReservationTable);
    const documentTokens = plans.free.tokens - tokensCharged(0) - tokens;
    await reserveAnalysis(deps(), { ownerId, contractId: 'lease', documentTokens });
    return (await checkUsage(deps(), { ownerId })).allowed;
  };
  expect(await left(tokensCharged(1))).toBe(true);
  expect(await left(tokensCharged(1) - 1)).toBe(false);
});
