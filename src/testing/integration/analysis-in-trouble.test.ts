import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { UsageCheck } from '#src/features/usage/usage.schema.ts';
import { makeAnswer, makeRisk } from '#worker/analyse/language-model/testing/answer-factory.ts';
import { type RunningWorkers, signUp, startWithModel } from './running-workers';

const agreement = readFileSync(join(import.meta.dirname, '../../dev/run/samples/consultancy-agreement.txt'), 'utf8');
const good = JSON.stringify(makeAnswer());
const any = /[\s\S]/;
const apiKey = 'sk-a-key-that-only-this-test-knows';

let model: LLMock;
let server: RunningWorkers;
let close = async () => {};
let people = 0;

beforeAll(async () => {
  ({ model, server, close } = await startWithModel({ OPENAI_API_KEY: apiKey }));
});
afterAll(() => close());
beforeEach(() => model.reset());
afterEach(() => {
  expect(server.logs()).not.toContain(apiKey);
});

async function analysed(withinMs = 60_000) {
  const person = await signUp(server, `person-${++people}@example.test`);
  const { contractId } = await person.upload('agreement.txt', agreement);
  const contract = await person.finished(contractId, withinMs);
  const { current } = await person.get<UsageCheck>('/api/usage/check/contract_analysis');
  return { contract, charged: current };
}

describe('A language model', () => {
  it('writes the analysis, and the page can say which one', async () => {
    model.onMessage(any, { content: good });
    const { contract, charged } = await analysed();
    expect(contract).toMatchObject({ status: 'complete', engine: { name: 'language-model', model: 'test-model' } });
    expect(charged).toBe(1);
  });

  it('is read while it writes: what is whole is shown, and said to be part of more', async () => {
    const risks = Array.from({ length: 12 }, (_, at) =>
      makeRisk({ title: `Risk ${at}`, quotes: [`quote number ${at}`] }),
    );
    const slow = { chunkSize: 40, streamingProfile: { ttft: 50, tps: 20 } };
    model.onMessage(/could harm/, { content: JSON.stringify({ risks }) }, slow);
    model.onMessage(any, { content: good });
    const person = await signUp(server, `person-${++people}@example.test`);
    const { contractId } = await person.upload('agreement.txt', agreement);
    const seen: Contract[] = [];
    while (seen.at(-1)?.status !== 'complete') {
      seen.push(await person.get<Contract>(`/api/contracts/${contractId}`));
      await sleep(100);
    }
    const filling = seen.filter(({ partial }) => partial);
    expect(filling.map(({ status }) => status)).toContain('analysing');
    expect(filling.map(({ parties }) => parties?.[0]?.name)).toContain('Acme Ltd');
    // What was seen last may be all of it already.
    const counts = filling.map(({ riskAssessment }) => riskAssessment?.high.length ?? 0);
    expect(counts.some((count) => count < risks.length)).toBe(true);
    expect(seen.at(-1)).toMatchObject({ partial: false, riskAssessment: { high: { length: risks.length } } });
  });

  it('is waited for when it is busy twice', async () => {
    model.onMessage(any, { content: good });
    model.nextRequestError(429, { message: 'Too many requests', type: 'rate_limit_error' });
    model.nextRequestError(429, { message: 'Too many requests', type: 'rate_limit_error' });
    const { contract, charged } = await analysed();
    expect(contract.status).toBe('complete');
    expect(charged).toBe(1);
  });

  it('is waited for when it fails for long, of which the page tells, and writes the analysis once it is back', async () => {
    model.onMessage(any, { error: { message: 'Internal error', type: 'server_error' }, status: 500 });
    const person = await signUp(server, `person-${++people}@example.test`);
    const { contractId } = await person.upload('agreement.txt', agreement);
    let waiting: Contract;
    do {
      await sleep(200);
      waiting = await person.get<Contract>(`/api/contracts/${contractId}`);
    } while (waiting.waitingUntil === null);
    expect(waiting).toMatchObject({ status: 'uploaded', failureCode: null, summary: null });
    expect(Date.parse(waiting.waitingUntil) - Date.now()).toBeGreaterThan(50 * 60_000);

    model.reset();
    model.onMessage(any, { content: good });
    const contract = await person.finished(contractId, 60_000);
    expect(contract).toMatchObject({ status: 'complete', waitingUntil: null });
    const { current } = await person.get<UsageCheck>('/api/usage/check/contract_analysis');
    expect(current).toBe(1);
  }, 120_000);

  it.each([
    ['answers malformed JSON', { content: '{"summary": ' }, 'contracts.analysis_failed'],
    [
      'is cut off before the end',
      { content: '{"summary": "A serv', finishReason: 'length' },
      'contracts.analysis_cut_off',
    ],
  ] as const)(
    'that %s leaves a failed contract with its reason, and costs nothing',
    async (_name, reply, code) => {
      model.onMessage(any, reply);
      const { contract, charged } = await analysed(120_000);
      expect(contract).toMatchObject({ status: 'failed', failureCode: code, summary: null, riskAssessment: null });
      expect(charged).toBe(0);
    },
    150_000,
  );
});
