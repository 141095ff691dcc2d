import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { contractFiles } from '../src/features/contracts/contract-files';
import { requeueStuckContracts } from '../src/features/contracts/requeue-stuck.usecase';
import { takeErrors } from '../src/testing/console-errors';
import { anAnalysis, insertContract, insertUser } from '../src/testing/contract-factory';
import { storedContract } from '../src/testing/stored-contract';
import { AnalysisError, type Analyst } from './analyse/analyst';
import { createBuiltInAnalyst } from './analyse/built-in/built-in-analyst';
import { handleDeadLetters } from './dead-letter';
import { handleBatch } from './handle-batch';
import { buildWorkerDeps, depsOf, type WorkerDeps } from './worker-deps';

const text = `TENANCY AGREEMENT

This tenancy agreement is made on 1 March 2026 between Acme Ltd (the "Landlord") and Jo Field (the "Tenant").

1. The Landlord lets the flat at 4 Mill Lane to the Tenant for a term of twelve months from 1 April 2026.

2. The Tenant shall pay the rent of £950 a month in advance on the first day of each month.

3. The Landlord may increase the rent at any time at its sole discretion and without giving reasons.

4. This agreement is governed by the laws of England and Wales.
`;
const landlord = { name: 'Acme Ltd', role: 'Landlord' };
const chargeId = 'a charge';

let ownerId: string;
let contractId: string;
let deps: WorkerDeps;
const analyse = vi.fn<Analyst['analyse']>();

beforeEach(async () => {
  analyse.mockReset().mockImplementation(createBuiltInAnalyst().analyse);
  deps = { ...buildWorkerDeps(env), analyst: { analyse } };
  vi.spyOn(console, 'log').mockImplementation(() => {});
  ownerId = await insertUser(env.DB);
  deps = await depsOf(deps, { ownerId });
  contractId = await insertContract(env.DB, { ownerId, status: 'analysing' });
  await deps.attempts.complete({ id: contractId, analysis: anAnalysis(), now: new Date() });
  await deps.files.put(contractFiles.original(ownerId, contractId), text, 'text/plain');
  const allowance = { analyses: 2, tokens: 20_000, periodStart: new Date(0), periodEnd: null };
  await deps.usage.reserve({ ownerId, contractId: chargeId, tokens: 700, analyses: 0, now: new Date() }, allowance);
  await deps.rereads.start({ ownerId, contractId, reader: landlord, language: 'de', chargeId, now: new Date() });
});

const contract = () => storedContract(deps, { ownerId, id: contractId });
const used = () => deps.usage.totals({ ownerId, periodStart: new Date(0), now: new Date() });
const state = async () =>
  (await env.DB.prepare('select state from usage_reservation').all<{ state: string }>()).results.map(
    (row) => row.state,
  );

function deliver(attempts = 1) {
  const message = { id: 'm', timestamp: new Date(), body: { type: 'analyse', contractId, ownerId }, attempts };
  const batch = { queue: 'analysis', messages: [{ ...message, ack: vi.fn(), retry: vi.fn() }] };
  return batch as unknown as MessageBatch;
}

it('an analysis is written anew for the party and in the language that were asked for', async () => {
  await handleBatch(deps, deliver());
  const row = await contract();
  expect(row).toMatchObject({ status: 'complete', language: 'de' });
  expect(row?.findings).toMatchObject({ language: 'de', reader: landlord, readerChosen: true });
  expect(await deps.rereads.find({ contractId })).toBeNull();
  expect([await used(), await state()]).toEqual([{ analyses: 0, tokens: 700 }, ['settled']]);
});

it('a guess is not said to be a choice', async () => {
  await deps.rereads.giveUp({ reread: { contractId, analysedAt: new Date() }, code: null, now: new Date() });
  await deps.rereads.start({ ownerId, contractId, reader: null, language: 'en', chargeId: null, now: new Date() });
  await handleBatch(deps, deliver());
  expect((await contract())?.findings).toMatchObject({ reader: { role: 'Tenant' }, readerChosen: false });
});

it('where it fails, what was there before is there again and nothing is charged', async () => {
  analyse.mockImplementation(async (document, { onProgress, ...options }) => {
    await onProgress?.(await createBuiltInAnalyst().analyse(document, options));
    throw new AnalysisError('contracts.analysis_cut_off', false);
  });
  await handleBatch(deps, deliver());
  const row = await contract();
  expect(row).toMatchObject({ status: 'complete', failureCode: 'contracts.analysis_cut_off', language: 'en' });
  expect(row?.findings).toEqual(anAnalysis());
  expect([await used(), await state()]).toEqual([{ analyses: 0, tokens: 0 }, ['released']]);
});

it.each(['a dead letter', 'the sweep'])('so it is where %s ends it', async (what) => {
  await deps.attempts.begin({ id: contractId, takeOver: false, now: new Date() });
  if (what === 'a dead letter') {
    await handleDeadLetters(deps, deliver());
    expect(takeErrors()).toHaveLength(1);
  } else {
    await env.DB.prepare('update contract set attempts = 5').run();
    await requeueStuckContracts(deps, { standingForMs: -1 });
  }
  expect((await contract())?.findings).toEqual(anAnalysis());
  expect(await contract()).toMatchObject({ status: 'complete', failureCode: 'contracts.analysis_failed' });
  expect(await used()).toEqual({ analyses: 0, tokens: 0 });
});

it('one that stalled is taken up again by the sweep, for the same party', async () => {
  const send = vi.spyOn(env.FREE_ANALYSIS_QUEUE, 'send').mockResolvedValue({} as never);
  await deps.attempts.begin({ id: contractId, takeOver: false, now: new Date() });
  await requeueStuckContracts(deps, { standingForMs: -1 });
  expect(send).toHaveBeenCalledOnce();
  await handleBatch(deps, deliver());
  expect((await contract())?.findings).toMatchObject({ reader: landlord });
});
