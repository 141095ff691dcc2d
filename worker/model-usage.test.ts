import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSharedConfig } from '../src/config';
import { contractFiles } from '../src/features/contracts/contract-files';
import { fakeLanguageModel } from '../src/platform/language-model.fake';
import { takeErrors } from '../src/testing/console-errors';
import { insertContract, insertUser } from '../src/testing/contract-factory';
import { AnalysisError, type Analyst } from './analyse/analyst';
import { createLanguageModelAnalyst } from './analyse/language-model/language-model-analyst';
import { makeAnswer } from './analyse/language-model/testing/answer-factory';
import { handleBatch } from './handle-batch';
import { handleTranslate } from './handle-translate';
import { createMeteredTranslator } from './translate/metered-translator';
import { buildWorkerDeps, depsOf, type WorkerDeps } from './worker-deps';

const text = `SERVICES AGREEMENT\n\n${'The Supplier shall deliver the Services with reasonable care. '.repeat(8)}`;
/** What the fake model tells for each call: 10 tokens in, 5 out; three questions are asked. */
const perAnalysis = 45;
const price = '{"test-model":{"input":2,"cachedInput":0.5,"output":10}}';

let ownerId: string;
let deps: WorkerDeps;
const now = new Date('2026-11-22T23:30:00Z');

function configure(variables: Record<string, string> = {}, analyst: Analyst = modelAnalyst()) {
  const config = parseSharedConfig({
    APP_ENV: 'local',
    OPENAI_API_KEY: 'key',
    OPENAI_MODEL: 'test-model',
    ...variables,
  });
  deps = { ...buildWorkerDeps(env), config, analyst, clock: () => now };
}
const modelAnalyst = (reply = () => ({ text: JSON.stringify(makeAnswer()) })) =>
  createLanguageModelAnalyst({ model: fakeLanguageModel(reply).model, modelName: 'test-model', maxRetries: 0 });

/** Status, code and charge of a contract that was uploaded and taken off the queue. */
async function analysed(owner = ownerId) {
  const own = await depsOf(deps, { ownerId: owner });
  const contractId = await insertContract(env.DB, { ownerId: owner });
  await deps.files.put(contractFiles.original(owner, contractId), text, 'text/plain');
  const allowance = { analyses: 20, tokens: 200_000, periodStart: new Date(0), periodEnd: null };
  await own.usage.reserve({ ownerId: owner, contractId, tokens: 2_500, now }, allowance);
  const message = {
    id: contractId,
    timestamp: now,
    body: { type: 'analyse', contractId, ownerId: owner },
    attempts: 1,
  };
  const settled = { ack: vi.fn(), retry: vi.fn() };
  await handleBatch(deps, { queue: 'analysis', messages: [{ ...message, ...settled }] } as unknown as MessageBatch);
  const { status, failureCode } = (await own.contracts.find({ id: contractId })) ?? expect.fail();
  const reservation = await env.DB.prepare('select state from usage_reservation where contract_id = ?')
    .bind(contractId)
    .first('state');
  return { contractId, status, failureCode, reservation };
}

const rows = async () => (await env.DB.prepare('select * from model_usage order by created_at').all()).results;
let lines: Record<string, unknown>[] = [];
const logged = (event: string) => lines.filter((line) => line.event === event);

beforeEach(async () => {
  lines = [];
  for (const level of ['log', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(JSON.parse(line)));
  }
  ownerId = await insertUser(env.DB);
  configure();
});

describe('What an analysis used of a language model', () => {
  it('is kept with its cost, and told in the log line of the analysis', async () => {
    configure({ OPENAI_PRICES: price });
    const { contractId, status } = await analysed();
    expect(status).toBe('complete');
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      ...{ owner_id: ownerId, contract_id: contractId, model: 'test-model', day: '2026-11-22', estimated: 0 },
      ...{ prompt_tokens: 30, cached_tokens: 0, completion_tokens: 15, cost_micros: 30 * 2 + 15 * 10 },
    });
    expect(logged('analysis.complete')).toMatchObject([
      { contractId, model: 'test-model', promptTokens: 30, cachedTokens: 0, completionTokens: 15, costUsd: 0.00021 },
    ]);
  });

  it('has no cost where the price of the model is not known', async () => {
    configure({ OPENAI_PRICES: '{"another-model":{"input":2,"output":10}}' });
    await analysed();
    expect(await rows()).toMatchObject([{ prompt_tokens: 30, cost_micros: null }]);
    expect(logged('analysis.complete')[0]).not.toHaveProperty('costUsd');
  });

  it('is kept for a failed analysis too, which is charged to nobody', async () => {
    configure(
      {},
      modelAnalyst(() => ({ text: 'no JSON' })),
    );
    expect(await analysed()).toMatchObject({ status: 'failed', reservation: 'released' });
    const [row] = await rows();
    expect(row?.prompt_tokens).toBeGreaterThan(0);
  });

  it('is nothing where the built-in analyst reads alone', async () => {
    deps = buildWorkerDeps(env);
    expect(await analysed()).toMatchObject({ status: 'complete' });
    expect(await rows()).toEqual([]);
  });

  it('still counts for the day when the account is deleted, and names it no more', async () => {
    await analysed();
    await env.DB.batch(
      ['contract', 'usage_reservation'].map((table) =>
        env.DB.prepare(`delete from ${table} where owner_id = ?`).bind(ownerId),
      ),
    );
    await env.DB.prepare('delete from user where id = ?').bind(ownerId).run();
    expect(await rows()).toMatchObject([{ owner_id: null, prompt_tokens: 30 }]);
    const used = await deps.modelUsage.usedOn({ day: '2026-11-22', ownerId });
    const all = { tokens: perAnalysis, costMicros: 0 };
    expect(used).toEqual({ account: { tokens: 0, costMicros: 0 }, service: all, month: all });
  });

  it('does not fail the analysis where it cannot be kept', async () => {
    vi.spyOn(deps.modelUsage, 'record').mockRejectedValue(new Error('the database is gone'));
    expect(await analysed()).toMatchObject({ status: 'complete', reservation: 'settled' });
    expect(takeErrors()).toEqual([[expect.stringContaining('model_usage.not_recorded')]]);
  });
});

describe('A ceiling of the day', () => {
  it.each([
    ['tokens of an account', { OPENAI_DAILY_TOKENS_PER_ACCOUNT: `${2 * perAnalysis}` }, 'contracts.account_day_limit'],
    ['tokens of the service', { OPENAI_DAILY_TOKENS: `${2 * perAnalysis}` }, 'contracts.service_day_limit'],
    [
      'cost of an account',
      { OPENAI_DAILY_COST_PER_ACCOUNT: '0.0004', OPENAI_PRICES: price },
      'contracts.account_day_limit',
    ],
    ['cost of the service', { OPENAI_DAILY_COST: '0.0004', OPENAI_PRICES: price }, 'contracts.service_day_limit'],
  ] as const)(
    'on %s fails the next analysis with its reason, charges nothing and asks no model',
    async (_, variables, code) => {
      configure(variables);
      expect(await analysed()).toMatchObject({ status: 'complete' });
      expect(await analysed()).toMatchObject({ status: 'complete' });
      expect(await analysed()).toMatchObject({ status: 'failed', failureCode: code, reservation: 'released' });
      expect(await rows()).toHaveLength(2);
      expect(logged('model_usage.ceiling_reached')).toHaveLength(1);
    },
  );

  it('of an account leaves the others alone, that of the service does not', async () => {
    const other = await insertUser(env.DB);
    configure({ OPENAI_DAILY_TOKENS_PER_ACCOUNT: `${perAnalysis}` });
    await analysed();
    expect(await analysed(other)).toMatchObject({ status: 'complete' });
    configure({ OPENAI_DAILY_TOKENS: `${perAnalysis}` });
    expect(await analysed(other)).toMatchObject({ failureCode: 'contracts.service_day_limit' });
  });

  it('of failed attempts ends what an account can have a model try for nothing', async () => {
    configure(
      {},
      modelAnalyst(() => ({ text: 'no answer' })),
    );
    expect(await analysed()).toMatchObject({ status: 'failed', reservation: 'released' });
    expect(await rows()).toMatchObject([{ failed: 1 }]);
    const columns =
      'owner_id, contract_id, model, prompt_tokens, cached_tokens, completion_tokens, estimated, failed, day, created_at';
    for (let attempts = 1; attempts < 20; attempts++) {
      await env.DB.prepare(`insert into model_usage (id, ${columns}) select ?, ${columns} from model_usage limit 1`)
        .bind(`attempt ${attempts}`)
        .run();
    }
    configure();
    expect(await analysed()).toMatchObject({ failureCode: 'contracts.account_day_limit', reservation: 'released' });
    expect(await rows()).toHaveLength(20);
    expect(await analysed(await insertUser(env.DB))).toMatchObject({ status: 'complete' });
    deps.clock = () => new Date('2026-11-23T00:00:00Z');
    expect(await analysed()).toMatchObject({ status: 'complete' });
    expect((await rows()).filter(({ failed }) => failed)).toHaveLength(20);
  });

  it('ends with the day', async () => {
    configure({ OPENAI_DAILY_TOKENS: `${perAnalysis}` });
    await analysed();
    deps.clock = () => new Date('2026-11-23T00:00:00Z');
    expect(await analysed()).toMatchObject({ status: 'complete' });
  });

  it('of a month ends with the month, and is told in the log when it is near', async () => {
    configure({ OPENAI_MONTHLY_COST: '0.0004', OPENAI_PRICES: price });
    for (const day of ['2026-11-01', '2026-11-22']) {
      deps.clock = () => new Date(`${day}T09:00:00Z`);
      expect(await analysed()).toMatchObject({ status: 'complete' });
    }
    expect(logged('model_usage.ceiling_near')).toMatchObject([{ scope: 'month', unit: 'usd', ceiling: 0.0004 }]);
    deps.clock = () => new Date('2026-11-30T23:59:00Z');
    expect(await analysed()).toMatchObject({
      status: 'failed',
      failureCode: 'contracts.service_month_limit',
      reservation: 'released',
    });
    deps.clock = () => new Date('2026-12-01T00:00:00Z');
    expect(await analysed()).toMatchObject({ status: 'complete' });
  });

  it('is told in the log once when four fifths of it are used', async () => {
    configure({ OPENAI_DAILY_TOKENS: `${5 * perAnalysis}`, OPENAI_DAILY_TOKENS_PER_ACCOUNT: '1000000' });
    const near = [];
    for (let analyses = 1; analyses <= 5; analyses++) {
      await analysed();
      near.push(logged('model_usage.ceiling_near').length);
    }
    expect(near).toEqual([0, 0, 0, 1, 1]);
    const [alert] = logged('model_usage.ceiling_near');
    expect(alert).toMatchObject({ level: 'warn', scope: 'service', unit: 'tokens', used: 180, ceiling: 225 });
  });

  it('is told for the account with its id', async () => {
    configure({ OPENAI_DAILY_COST_PER_ACCOUNT: '0.00021', OPENAI_PRICES: price });
    await analysed();
    expect(logged('model_usage.ceiling_near')).toMatchObject([
      { scope: 'account', unit: 'usd', used: 0.00021, ceiling: 0.00021, ownerId },
    ]);
  });

  it('stops translations as well, whose text stays as it was', async () => {
    configure({ OPENAI_DAILY_TOKENS_PER_ACCOUNT: '20' });
    const translate = vi.fn(async (_request, onTokens) => {
      onTokens?.({ prompt: 15, cached: 5, completion: 5, estimated: false });
      return 'Die Miete.';
    });
    const translator = createMeteredTranslator({ translate }, deps);
    const request = { ownerId, text: 'The rent.', targetLanguage: 'de', context: 'a lease' } as const;
    expect(await handleTranslate({ ...deps, translator }, request)).toBe('Die Miete.');
    expect(await handleTranslate({ ...deps, translator }, request)).toBeNull();
    expect(translate).toHaveBeenCalledOnce();
    expect(await rows()).toMatchObject([{ contract_id: null, owner_id: ownerId, cached_tokens: 5 }]);
    expect(takeErrors()).toEqual([[expect.stringContaining('translate.failed')]]);
  });
});

it('An attempt that is tried again later is recorded by itself', async () => {
  configure(
    {},
    {
      analyse: async (_document, { onTokens }) => {
        onTokens?.({ prompt: 100, cached: 0, completion: 7, estimated: true });
        throw new AnalysisError('contracts.engine_unavailable', true);
      },
    },
  );
  await analysed();
  expect(await rows()).toMatchObject([{ prompt_tokens: 100, completion_tokens: 7, estimated: 1 }]);
});
