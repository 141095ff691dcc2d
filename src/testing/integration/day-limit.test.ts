import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UsageCheck } from '#src/features/usage/usage.schema.ts';
import { makeAnswer } from '#worker/analyse/language-model/testing/answer-factory.ts';
import { ollama, serveLike } from '../model-services';
import { type RunningWorkers, signUp, startWorkers } from './running-workers';

const agreement = readFileSync(join(import.meta.dirname, '../../dev/run/samples/consultancy-agreement.txt'), 'utf8');

let model: LLMock;
let server: RunningWorkers;
beforeAll(async () => {
  model = new LLMock({ port: 0, host: '127.0.0.1' });
  await model.start();
  server = await startWorkers({
    OPENAI_BASE_URL: serveLike(model, ollama).baseUrl,
    OPENAI_MODEL: 'qwen3:8b',
    OPENAI_DAILY_TOKENS_PER_ACCOUNT: '3600',
  });
});
afterAll(async () => {
  await server?.close();
  await model?.stop();
});

it('A model without a key analyses until the account has used its day, and what it then refuses costs nothing', async () => {
  const usage = { prompt_tokens: 900, completion_tokens: 300 };
  model.onMessage(/[\s\S]/, { content: JSON.stringify(makeAnswer()), usage });
  const person = await signUp(server, 'day-limit@example.test');
  const analysed = async (title: string) => {
    const { contractId } = await person.upload('agreement.txt', `${title}\n\n${agreement}`);
    return person.finished(contractId, 60_000);
  };
  expect(await analysed('FIRST')).toMatchObject({ status: 'complete', engine: { model: 'qwen3:8b' } });
  expect(await analysed('SECOND')).toMatchObject({ status: 'failed', failureCode: 'contracts.account_day_limit' });
  expect(await person.get<UsageCheck>('/api/usage/check/contract_analysis')).toMatchObject({ current: 1 });
  expect(model.getRequests()).toHaveLength(3);
  expect(server.logs()).toContain('model_usage.ceiling_near');
});
