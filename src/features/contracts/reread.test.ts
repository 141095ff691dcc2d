import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDeps, depsOf } from '#src/deps.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { anAnalysis, insertContract } from '#src/testing/contract-factory.ts';
import { keepingMeasure } from '#src/testing/keeping-measure.ts';
import type { UsageCheck } from '../usage/usage.schema';
import { releaseOrphanedReservations } from '../usage/usage.usecases';
import type { Analysis } from './analysis.schema';
import type { Contract } from './contracts.schema';
import { failAnalysis } from './fail-analysis.usecase';
import { type RereadQuote, rereadQuoteSchema } from './reread.schema';

const parties = [
  { name: 'Hollis Lettings Ltd', role: 'Landlord', evidence: [] },
  { name: 'Ann Bell', role: 'Tenant', evidence: [] },
];
const reader = { name: 'Ann Bell', role: 'Tenant' };
const builtIn = { MEASURE: keepingMeasure };
const withModel = { MEASURE: { ...keepingMeasure, analyst: async () => 'language-model' as const } };

let user: Awaited<ReturnType<typeof asUser>>;
let id: string;

beforeEach(async () => {
  user = await asUser();
  vi.spyOn(env.FREE_ANALYSIS_QUEUE, 'send').mockResolvedValue({} as never);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  id = await analysed();
});

const own = () => depsOf(buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} }), { ownerId: user.id });

/** A contract whose analysis is complete. */
async function analysed(fields: Partial<Analysis> = {}, tokens = 500) {
  const contractId = await insertContract(env.DB, { ownerId: user.id, status: 'analysing', tokens });
  const { attempts } = await own();
  await attempts.complete({ id: contractId, analysis: anAnalysis({ parties, reader, ...fields }), now: new Date() });
  return contractId;
}
const reread = (body: object = {}, { as = user, bindings = builtIn as object, of = id } = {}) =>
  call('POST', `/api/contracts/${of}/reread`, { headers: as.headers, body, env: bindings });
const refusal = async (response: Response) => [response.status, (await response.json<{ code: string }>()).code];
const quote = async (bindings: object = builtIn) => {
  const answer = await call('GET', `/api/contracts/${id}/reread`, { headers: user.headers, env: bindings });
  return rereadQuoteSchema.parse(await answer.json());
};
const shown = async () =>
  (await (await call('GET', `/api/contracts/${id}`, { headers: user.headers })).json()) as Contract;
const usage = async () =>
  (await (await call('GET', '/api/usage/check/contract_analysis', { headers: user.headers })).json()) as UsageCheck;
const waiting = async () => (await own()).rereads.find({ contractId: id });

describe('an analysis that is to be written anew', () => {
  it('waits in the queue for the side and the language that were asked for, and costs nothing', async () => {
    const response = await reread({ side: 'hollis lettings ltd', language: 'fr' });
    expect([response.status, await response.json()]).toEqual([202, { contractId: id }]);
    expect(vi.mocked(env.FREE_ANALYSIS_QUEUE.send).mock.calls).toEqual([
      [{ type: 'analyse', contractId: id, ownerId: user.id }],
    ]);
    expect(await shown()).toMatchObject({ status: 'uploaded', riskAssessment: null });
    const landlord = { name: 'Hollis Lettings Ltd', role: 'Landlord' };
    expect(await waiting()).toMatchObject({ reader: landlord, language: 'fr', chargeId: null });
    expect(await usage()).toMatchObject({ current: 0, tokensUsed: 0 });
  });

  it('may name a party by its role', async () => {
    await reread({ side: 'Tenant' });
    expect(await waiting()).toMatchObject({ reader, language: 'en' });
  });

  it.each([
    ['chosen', true, reader],
    ['guessed', false, null],
  ])('stays with a reader who was %s where only the language changes', async (_how, readerChosen, expected) => {
    id = await analysed({ readerChosen });
    await reread({ language: 'ar' });
    expect(await waiting()).toMatchObject({ reader: expected, language: 'ar' });
  });

  it('is for a reader whom the contract does not name among its parties, too', async () => {
    id = await analysed({ reader: { name: null, role: 'Member' } });
    expect((await reread({ side: 'Member' })).status).toBe(202);
  });
});

describe('what is refused', () => {
  it('a second time while the first is under way', async () => {
    const answers = await Promise.all([reread({ side: 'Tenant' }), reread({ side: 'Landlord' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(await refusal(await reread())).toEqual([409, 'contracts.not_complete']);
    expect(env.FREE_ANALYSIS_QUEUE.send).toHaveBeenCalledTimes(1);
  });

  it.each(['uploaded', 'reading', 'analysing', 'failed'] as const)('a contract that is %s', async (status) => {
    const of = await insertContract(env.DB, { ownerId: user.id, status });
    expect(await refusal(await reread({}, { of }))).toEqual([409, 'contracts.not_complete']);
  });

  it('a contract of someone else, as if it were not there', async () => {
    const as = await asUser();
    expect(await refusal(await reread({ side: 'Tenant' }, { as }))).toEqual([404, 'contracts.not_found']);
    const asked = await call('GET', `/api/contracts/${id}/reread`, { headers: as.headers });
    expect(await refusal(asked)).toEqual([404, 'contracts.not_found']);
    expect(await waiting()).toBeNull();
  });

  it('a side that was not found in the contract', async () => {
    expect(await refusal(await reread({ side: 'Guarantor' }))).toEqual([422, 'contracts.side_unknown']);
    expect(await shown()).toMatchObject({ status: 'complete' });
  });

  it.each([{ language: 'tlh' }, { side: 7 }, { side: 'x'.repeat(501) }])('%o', async (body) => {
    expect((await reread(body)).status).toBe(422);
  });
});

describe('with a language model', () => {
  const free = { reason: null, reasonCode: null, allowed: true };

  it('the cost is said beforehand and charged: tokens, and none of the plan’s analyses', async () => {
    expect(await quote()).toEqual<RereadQuote>({ ...free, free: true, estimatedTokens: 0, availableTokens: 20_000 });
    const told = await quote(withModel);
    expect(told).toEqual({ ...free, free: false, estimatedTokens: 2_500, availableTokens: 20_000 });
    await reread({}, { bindings: withModel });
    expect(await usage()).toMatchObject({ current: 0, tokensUsed: told.estimatedTokens });
  });

  it('nothing is begun while it cannot be told who would write it', async () => {
    const analyst = async () => Promise.reject(new Error('The other Worker is away'));
    const bindings = { MEASURE: { ...keepingMeasure, analyst } };
    expect(await refusal(await reread({}, { bindings }))).toEqual([503, 'contracts.engine_unavailable']);
    expect([(await shown()).status, await waiting()]).toEqual(['complete', null]);
  });

  it('is possible when every analysis of the plan is spent', async () => {
    const { usage: ledger, clock } = await own();
    const allowance = { analyses: 2, tokens: 20_000, periodStart: new Date(0), periodEnd: null };
    for (const contractId of ['one', 'two']) {
      await ledger.reserve({ ownerId: user.id, contractId, tokens: 100, now: clock() }, allowance);
    }
    expect((await reread({}, { bindings: withModel })).status).toBe(202);
    expect(await usage()).toMatchObject({ current: 2, tokensUsed: 2_700 });
  });

  it.each([
    ['the tokens left do not suffice', {}, 403, 'usage.tokens_exceeded'],
    ['payment is required', { accountStatus: null }, 402, 'usage.payment_required'],
  ] as const)('is refused where %s, and the analysis stays', async (_why, account, status, code) => {
    user = await asUser(account);
    id = await analysed({}, 19_000);
    expect(await quote(withModel)).toMatchObject({ allowed: false, reasonCode: code });
    expect(await refusal(await reread({}, { bindings: withModel }))).toEqual([status, code]);
    expect(await shown()).toMatchObject({ status: 'complete', failureCode: null, summary: 'A services agreement.' });
    expect([await waiting(), vi.mocked(env.FREE_ANALYSIS_QUEUE.send).mock.calls]).toEqual([null, []]);
  });

  it('what is charged stays while it is written, goes back when it fails, and is spent when the contract is deleted', async () => {
    await reread({}, { bindings: withModel });
    const later = { ...(await own()), clock: () => new Date(Date.now() + 2 * 60 * 60_000) };
    expect(await releaseOrphanedReservations(later)).toBe(0);
    await failAnalysis(await own(), { contractId: id, code: 'contracts.analysis_timeout' });
    expect(await usage()).toMatchObject({ current: 0, tokensUsed: 0 });

    await reread({}, { bindings: withModel });
    await call('DELETE', `/api/contracts/${id}`, { headers: user.headers });
    expect(await releaseOrphanedReservations(later)).toBe(0);
    expect(await usage()).toMatchObject({ current: 0, tokensUsed: 2_500 });
    expect(await waiting()).toBeNull();
  });
});

it('an analysis that cannot be written anew is again what it was, and says why', async () => {
  const before = await shown();
  await reread({ side: 'Landlord', language: 'de' });
  const { attempts } = await own();
  await attempts.begin({ id, takeOver: false, now: new Date() });
  expect(await shown()).toMatchObject({ status: 'reading', summary: null });
  await failAnalysis(await own(), { contractId: id, code: 'contracts.analysis_cut_off' });
  expect(await shown()).toEqual({ ...before, failureCode: 'contracts.analysis_cut_off' });
  // A dead letter may tell of the same end again.
  await failAnalysis(await own(), { contractId: id, code: 'contracts.analysis_failed' });
  expect(await shown()).toMatchObject({ status: 'complete', failureCode: 'contracts.analysis_cut_off' });
});

it('a contract is found by what its new analysis says, and no longer by what the old one said', async () => {
  await reread({ language: 'es' });
  const { attempts } = await own();
  await attempts.begin({ id, takeOver: false, now: new Date() });
  for (const [from, to] of [
    ['reading', 'measuring'],
    ['measuring', 'analysing'],
  ] as const)
    await attempts.advance({ id, from, to, now: new Date() });
  const analysis = anAnalysis({ summary: 'Un contrato de obra.', language: 'es' });
  await attempts.complete({ id, analysis, now: new Date() });
  const found = async (search: string) =>
    (await (await call('GET', `/api/contracts?search=${search}`, { headers: user.headers })).json<{ id: string }[]>())
      .length;
  expect([await found('obra'), await found('services')]).toEqual([1, 0]);
  expect(await shown()).toMatchObject({ language: 'es', status: 'complete' });
  expect(await waiting()).toBeNull();
});
