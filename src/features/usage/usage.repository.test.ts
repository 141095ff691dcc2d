import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { insertContract, insertUser } from '#src/testing/contract-factory.ts';
import { createUsageRepository } from './usage.repository';
import type { Allowance } from './usage.rules';

const usage = createUsageRepository(createDatabase(env.DB));
const now = new Date('2026-03-15T12:00:00Z');
const free: Allowance = { analyses: 2, tokens: 20_000, periodStart: new Date(0), periodEnd: null };
let ownerId: string;

const reserve = (contractId: string, tokens = 3_000, allowance = free) =>
  usage.reserve({ ownerId, contractId, tokens, now }, allowance);
const totals = (periodStart = free.periodStart) => usage.totals({ ownerId, periodStart, now });

beforeEach(async () => {
  ownerId = await insertUser(env.DB);
});

describe('reserving an analysis', () => {
  it('lets no more through than the plan allows, however many arrive at once', async () => {
    const taken = await Promise.all(Array.from({ length: 50 }, (_, i) => reserve(`contract-${i}`)));
    expect(taken.filter(Boolean)).toHaveLength(2);
    expect(await totals()).toEqual({ analyses: 2, tokens: 6_000 });
  });

  it('refuses what the tokens left are not enough for', async () => {
    expect(await reserve('first', 15_000)).toBe(true);
    expect(await reserve('second', 5_001)).toBe(false);
    expect(await reserve('third', 5_000)).toBe(true);
  });

  it('counts only the current period', async () => {
    const month: Allowance = { ...free, periodStart: new Date('2026-03-01'), periodEnd: new Date('2026-04-01') };
    await reserve('before', 9_000, { ...month, periodStart: new Date('2026-02-01') });
    await reserve('on the free plan', 9_000);
    expect(await totals(month.periodStart)).toEqual({ analyses: 0, tokens: 0 });
    expect(await reserve('new', 18_000, month)).toBe(true);
    expect(await totals()).toEqual({ analyses: 1, tokens: 9_000 });
  });

  it('counts nothing of another account', async () => {
    const other = await insertUser(env.DB);
    await usage.reserve({ ownerId: other, contractId: 'theirs', tokens: 19_000, now }, free);
    expect(await reserve('mine', 19_000)).toBe(true);
  });
});

describe('settling and giving back', () => {
  it('gives a failed analysis back', async () => {
    await reserve('failed');
    await usage.release({ contractId: 'failed' });
    expect(await totals()).toEqual({ analyses: 0, tokens: 0 });
  });

  it('keeps a settled analysis, even when it is given back late', async () => {
    await reserve('done');
    await usage.settle({ contractId: 'done' });
    await usage.release({ contractId: 'done' });
    expect(await totals()).toEqual({ analyses: 1, tokens: 3_000 });
  });

  it('takes the same analysis up again after it was given back, once', async () => {
    await reserve('again');
    await usage.release({ contractId: 'again' });
    expect(await Promise.all([reserve('again'), reserve('again')])).toEqual([true, false]);
    expect(await totals()).toEqual({ analyses: 1, tokens: 3_000 });
  });

  it('gives back what a failed contract still holds', async () => {
    await reserve('failed');
    await insertContract(env.DB, { id: 'failed', ownerId, status: 'failed' });
    expect(await usage.releaseOrphans({ now })).toBe(1);
    expect(await totals()).toEqual({ analyses: 0, tokens: 0 });
  });

  it('does not count a minute later what a crash cut off between the reservation and its contract', async () => {
    await reserve('lost');
    await reserve('kept');
    await insertContract(env.DB, { id: 'kept', ownerId });
    const later = new Date(now.getTime() + 61_000);
    expect(await usage.totals({ ownerId, periodStart: free.periodStart, now })).toMatchObject({ analyses: 2 });
    expect(await usage.totals({ ownerId, periodStart: free.periodStart, now: later })).toMatchObject({ analyses: 1 });
    const wanted = { ownerId, tokens: 3_000, now: later };
    expect(await usage.reserve({ ...wanted, contractId: 'again' }, free)).toBe(true);
    expect(await usage.reserve({ ...wanted, contractId: 'one too many' }, free)).toBe(false);
    expect(await usage.releaseOrphans({ now: later })).toBe(1);
  });

  it('gives back what was reserved for uploads that were never stored', async () => {
    await reserve('lost');
    await reserve('kept');
    await insertContract(env.DB, { id: 'kept', ownerId });
    expect(await usage.releaseOrphans({ now: new Date('2026-03-16') })).toBe(1);
    expect(await totals()).toEqual({ analyses: 1, tokens: 3_000 });
  });
});
