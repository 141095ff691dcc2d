import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contractFiles } from '../src/features/contracts/contract-files';
import { toContract } from '../src/features/contracts/contract-view.rules';
import { takeErrors } from '../src/testing/console-errors';
import { aRisk, insertContract, insertUser } from '../src/testing/contract-factory';
import { storedContract } from '../src/testing/stored-contract';
import { AnalysisError, type Analyst, type Findings } from './analyse/analyst';
import { handleDeadLetters } from './dead-letter';
import { handleBatch } from './handle-batch';
import { analyseContract } from './pipeline';
import { buildWorkerDeps, depsOf, type WorkerDeps } from './worker-deps';

const text = `SERVICES AGREEMENT\n\n${'The Supplier shall deliver the Services with reasonable care. '.repeat(8)}\n\nThis agreement is governed by the laws of England and Wales.\n`;
const quote = 'This agreement is governed by the laws of England and Wales.';

const findings: Findings = {
  notAContract: null,
  summary: 'A services agreement.',
  risks: { high: [], medium: [], low: [] },
  keyTerms: [
    {
      title: 'Governing law',
      description: 'England and Wales',
      category: 'Law',
      riskLevel: 'low',
      clauseType: 'governing-law',
      evidence: [{ quote }, { quote: 'words that nobody wrote in this document' }],
    },
  ],
  recommendations: [],
  contractType: 'services',
  contractKind: null,
  title: null,
  object: null,
  reader: null,
  favours: [],
  money: [],
  measured: null,
  readClosely: [],
  parties: [],
  missingClauses: [],
  dates: [],
  clauseTypes: ['governing-law'],
  engine: { name: 'built-in', model: null },
  charactersRead: text.length,
};

let ownerId: string;
let contractId: string;
let deps: WorkerDeps;
const analyse = vi.fn<Analyst['analyse']>();

beforeEach(async () => {
  analyse.mockReset().mockResolvedValue(findings);
  deps = { ...buildWorkerDeps(env), analyst: { analyse } };
  vi.spyOn(console, 'log').mockImplementation(() => {});
  ownerId = await insertUser(env.DB);
  deps = await depsOf(deps, { ownerId });
  contractId = await insertContract(env.DB, { ownerId });
  const allowance = { analyses: 2, tokens: 20_000, periodStart: new Date(0), periodEnd: null };
  await deps.usage.reserve({ ownerId, contractId, tokens: 2_500, now: new Date() }, allowance);
  await storeBytes(text);
});

const storeBytes = (content: string) =>
  deps.files.put(contractFiles.original(ownerId, contractId), content, 'text/plain');
const contract = () => storedContract(deps, { ownerId, id: contractId });
const used = async () => (await deps.usage.totals({ ownerId, periodStart: new Date(0), now: new Date() })).analyses;

/** A batch of one message, with what was decided about it. */
function batchOf(body: unknown, attempts = 1) {
  const message = { id: 'message', timestamp: new Date(), body, attempts, ack: vi.fn(), retry: vi.fn() };
  const batch = { queue: 'analysis', messages: [message], ackAll: vi.fn(), retryAll: vi.fn() };
  return { message, batch: batch as unknown as MessageBatch };
}
const job = () => ({ type: 'analyse', contractId, ownerId });

describe('analysing a contract', () => {
  it('goes through every status to complete, with the quotes looked up in the text', async () => {
    const moves = vi.spyOn(deps.attempts, 'advance');
    await analyseContract(deps, { contractId });
    expect(moves.mock.calls.map(([move]) => `${move.from}>${move.to}`)).toEqual([
      'reading>measuring',
      'measuring>analysing',
    ]);
    const stored = await contract();
    expect(stored).toMatchObject({ status: 'complete', summary: 'A services agreement.', detectedLanguage: 'en' });
    const [exact, none] = stored?.findings?.keyTerms?.[0]?.evidence ?? [];
    expect(exact).toMatchObject({ quote, match: 'exact' });
    expect(none).toEqual({ quote: 'words that nobody wrote in this document', start: null, end: null, match: 'none' });
    expect(await used()).toBe(1);
  });

  it('does no harm when the same message arrives again', async () => {
    await analyseContract(deps, { contractId });
    await analyseContract(deps, { contractId });
    expect(analyse).toHaveBeenCalledTimes(1);
    expect(await contract()).toMatchObject({ status: 'complete', attempts: 1 });
  });

  it('is read once when the same message is delivered twice at a time', async () => {
    await Promise.all([analyseContract(deps, { contractId }), analyseContract(deps, { contractId })]);
    await analyseContract(deps, { contractId });
    expect(analyse).toHaveBeenCalledTimes(1);
    expect(await contract()).toMatchObject({ status: 'complete' });
    expect(await used()).toBe(1);
  });

  it('is taken over when its message comes again because the first attempt died', async () => {
    await deps.attempts.begin({ id: contractId, takeOver: false, now: new Date() });
    await handleBatch(deps, batchOf(job(), 1).batch);
    expect(await contract()).toMatchObject({ status: 'reading' });
    await handleBatch(deps, batchOf(job(), 2).batch);
    expect(await contract()).toMatchObject({ status: 'complete' });
    expect(await used()).toBe(1);
  });

  it('keeps what is found so far, which is shown until the analysis ends one way or the other', async () => {
    const seen: unknown[] = [];
    const see = async () => {
      const { partial, summary, riskAssessment } = toContract((await contract()) ?? expect.fail());
      seen.push([partial, summary, riskAssessment?.low.length]);
    };
    const low = [{ ...aRisk({ title: 'Notices by post' }), evidence: [{ quote }] }];
    analyse.mockImplementationOnce(async (_document, { onProgress }) => {
      await see();
      await onProgress?.({ ...findings, risks: { high: [], medium: [], low } });
      await see();
      throw new AnalysisError('contracts.engine_unavailable', true);
    });
    analyse.mockImplementationOnce(async () => {
      await see();
      return findings;
    });
    await expect(analyseContract(deps, { contractId })).rejects.toThrow(AnalysisError);
    await see();
    await analyseContract(deps, { contractId, redelivered: true });
    await see();
    const nothing = [false, null, undefined];
    const some = [true, findings.summary, 1];
    expect(seen).toEqual([nothing, some, some, nothing, [false, findings.summary, 0]]);
  });

  it('charges nothing for a document that is no contract, and says why it is none', async () => {
    analyse.mockResolvedValue({ ...findings, notAContract: { reason: 'It is a recipe.', evidence: [{ quote }] } });
    await analyseContract(deps, { contractId });
    const { isContract, warnings } = toContract((await contract()) ?? expect.fail());
    expect(isContract).toBe(false);
    expect(warnings).toMatchObject([{ kind: 'not-a-contract', message: 'It is a recipe.', evidence: [{ quote }] }]);
    expect(await used()).toBe(0);
  });

  it('analyses what does not look like a contract where that is wanted, warns of it, and charges as usual', async () => {
    await env.DB.prepare('update contract set analyse_anyway = 1 where id = ?').bind(contractId).run();
    analyse.mockResolvedValue({ ...findings, notAContract: { reason: 'It is a recipe.', evidence: [{ quote }] } });
    await analyseContract(deps, { contractId });
    expect(analyse.mock.calls[0]?.[1]).toMatchObject({ analyseAnyway: true });
    const { isContract, warnings, keyTerms } = toContract((await contract()) ?? expect.fail());
    expect(isContract).toBe(true);
    expect(keyTerms).toHaveLength(1);
    expect(warnings).toMatchObject([{ kind: 'not-a-contract', message: 'It is a recipe.' }]);
    expect(await used()).toBe(1);
  });

  it('is written for the party that its owner said to be at the upload', async () => {
    const reader = { name: 'Acme Ltd', role: 'Landlord' };
    await env.DB.prepare('update contract set reader = ? where id = ?').bind(JSON.stringify(reader), contractId).run();
    analyse.mockResolvedValue({ ...findings, reader });
    await analyseContract(deps, { contractId });
    expect(analyse.mock.calls[0]?.[1]).toMatchObject({ reader });
    expect(toContract((await contract()) ?? expect.fail())).toMatchObject({ reader, readerChosen: true });
  });

  it('stores nothing for a contract that is deleted half way', async () => {
    analyse.mockImplementation(async () => {
      await deps.contracts.deleteOwned({ ownerId, id: contractId });
      return findings;
    });
    await analyseContract(deps, { contractId });
    expect(await contract()).toBeNull();
    expect((await env.DB.prepare('select count(*) as n from analysis').first<{ n: number }>())?.n).toBe(0);
  });
});

describe('settling a message', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

  it('records a file that cannot be read, and gives the usage back', async () => {
    await storeBytes('too short');
    const { batch, message } = batchOf(job());
    await handleBatch(deps, batch);
    expect(message.ack).toHaveBeenCalledOnce();
    expect(await contract()).toMatchObject({ status: 'failed', failureCode: 'contracts.file_too_short' });
    expect(await used()).toBe(0);
  });

  it('tries trouble outside again with growing delay, and charges nothing when it lasts', async () => {
    analyse.mockRejectedValue(new AnalysisError('contracts.engine_unavailable', true));
    const delays: unknown[] = [];
    for (const attempt of [1, 2]) {
      const { batch, message } = batchOf(job(), attempt);
      await handleBatch(deps, batch);
      delays.push(message.retry.mock.calls[0]?.[0]);
      expect(message.ack).not.toHaveBeenCalled();
    }
    expect(delays).toEqual([{ delaySeconds: 2 }, { delaySeconds: 10 }]);

    const last = batchOf(job(), 3);
    await handleBatch(deps, last.batch);
    expect(last.message.ack).toHaveBeenCalledOnce();
    expect(await contract()).toMatchObject({ status: 'failed', failureCode: 'contracts.engine_unavailable' });
    expect(await used()).toBe(0);
  });

  it('completes when the trouble passes before the attempts are spent', async () => {
    analyse.mockRejectedValueOnce(new AnalysisError('contracts.engine_unavailable', true));
    await handleBatch(deps, batchOf(job(), 1).batch);
    await handleBatch(deps, batchOf(job(), 2).batch);
    expect(await contract()).toMatchObject({ status: 'complete', attempts: 2 });
    expect(await used()).toBe(1);
  });

  it('never tries an answer again that was cut off', async () => {
    analyse.mockRejectedValue(new AnalysisError('contracts.analysis_cut_off', false));
    const { batch, message } = batchOf(job());
    await handleBatch(deps, batch);
    expect(message.retry).not.toHaveBeenCalled();
    expect(await contract()).toMatchObject({ status: 'failed', failureCode: 'contracts.analysis_cut_off' });
  });

  it('fails the contract of a dead letter and gives its usage back', async () => {
    await handleDeadLetters(deps, batchOf(job()).batch);
    expect(await contract()).toMatchObject({ status: 'failed', failureCode: 'contracts.analysis_failed' });
    expect(await used()).toBe(0);
    expect(takeErrors()).toHaveLength(1);
  });

  it('gives the usage back on redelivery when the first attempt died before it could', async () => {
    await storeBytes('too short');
    vi.spyOn(deps.usage, 'release').mockRejectedValueOnce(new Error('the database is gone'));
    await expect(handleBatch(deps, batchOf(job()).batch)).rejects.toThrow();
    expect(await contract()).toMatchObject({ status: 'failed' });
    expect(await used()).toBe(1);
    await handleDeadLetters(deps, batchOf(job()).batch);
    expect(takeErrors()).toHaveLength(1);
    expect(await used()).toBe(0);
  });

  it('drops a message that is not ours', async () => {
    const { batch, message } = batchOf({ type: 'unknown' });
    await handleBatch(deps, batch);
    expect(message.ack).toHaveBeenCalledOnce();
    expect(takeErrors()).toHaveLength(1);
  });
});
