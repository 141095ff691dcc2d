import { setTimeout as sleep } from 'node:timers/promises';
import type { ChatCompletionRequest, LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isKeyedContract, readKeyedDocuments } from '#src/dev/learn/keyed-documents.ts';
import { answerOfKey } from '#src/dev/measure/eval/model/answer-of-key.ts';
import { startRecordedServer } from '#src/dev/measure/eval/model/recorded-server.ts';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { Question } from '#src/features/questions/questions.schema.ts';
import type { UsageCheck } from '#src/features/usage/usage.schema.ts';
import { type RunningWorkers, signUp, startWorkers } from './running-workers';

const [contract = expect.fail()] = readKeyedDocuments()
  .filter(isKeyedContract)
  .filter(({ key }) => key.language === 'en');
const promptOf = ({ messages }: ChatCompletionRequest) =>
  messages.map(({ content }) => (typeof content === 'string' ? content : '')).join('\n');
const asks = (question: string) => (request: ChatCompletionRequest) =>
  promptOf(request).includes(`\n${question}\n<<<END QUESTION`);
/** Words of the first passage that the question came with. */
const quoteIn = (request: ChatCompletionRequest) =>
  /BEGIN PASSAGE[^\n]*\n(.{12,80}?)(?=[\s.;,])/.exec(promptOf(request))?.[1] ?? expect.fail('there is no passage');
const answering = (request: ChatCompletionRequest) => ({
  content: JSON.stringify({
    isAnswered: true,
    sentences: [
      { text: 'It says so.', quotes: [quoteIn(request)] },
      { text: 'It is safe to sign.', quotes: ['green cheese for everybody'] },
    ],
  }),
});

let model: LLMock;
let server: RunningWorkers;
let person: Awaited<ReturnType<typeof signUp>>;
let path: string;
beforeAll(async () => {
  model = await startRecordedServer([{ text: contract.text, answer: answerOfKey(contract.key) }], {
    pace: { tokensPerSecond: 1500, firstMs: 20 },
  });
  const error = { message: 'Too many requests', type: 'rate_limit_error' };
  model.on({ predicate: asks('Can I end early?'), sequenceIndex: 0 }, { error, status: 429, retryAfter: 1 });
  model.on({ predicate: asks('Can I end early?') }, answering, { latency: 10 });
  model.on({ predicate: asks('When must I pay?') }, { error: { message: 'No', type: 'server_error' }, status: 500 });
  const asked = { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: 'test-model' };
  server = await startWorkers({}, { ofAnalysis: asked });
  person = await signUp(server, 'asking@example.test');
  const { contractId } = await person.upload('contract.txt', contract.text);
  const status = async () => (await person.get<Contract>(`/api/contracts/${contractId}`)).status;
  while ((await status()) !== 'complete') await sleep(200);
  path = `/api/contracts/${contractId}/questions`;
});
afterAll(async () => {
  await server?.close();
  await model?.stop();
});

const ask = (question: string, accept = 'application/json') =>
  person.call(path, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json' },
    body: JSON.stringify({ question }),
  });
const used = async () => (await person.get<UsageCheck>('/api/usage/check/contract_analysis')).tokensUsed;

describe('A question to both Workers', () => {
  it('is answered by a model that was too busy at first, as it is written, and counted once', async () => {
    const before = await used();
    const response = await ask('Can I end early?', 'text/event-stream');
    expect(response.status).toBe(201);
    const told = (await response.text())
      .split('\n\n')
      .filter(Boolean)
      .map((event): Question => JSON.parse(event.replace(/^data: /, '')));
    expect(told.length).toBeGreaterThan(2);
    expect([told[0]?.answer, told[0]?.isWriting]).toEqual([null, true]);
    for (const { answer } of told)
      expect(answer?.sentences.map(({ text }) => text) ?? []).not.toContain('It is safe to sign.');
    const last = told.at(-1);
    expect(last).toMatchObject({ isWriting: false, failureCode: null, answer: { leftOut: 1 } });
    expect(last?.answer?.sentences).toMatchObject([{ text: 'It says so.', evidence: [{ match: 'exact' }] }]);
    expect((await used()) - before).toBe(2250);
  });

  it('keeps its passages where the model cannot be reached, and costs nothing', async () => {
    const before = await used();
    const answer = (await (await ask('When must I pay?')).json()) as Question;
    expect(answer).toMatchObject({ answer: null, isWriting: false, failureCode: 'questions.model_away' });
    expect(answer.passages.length).toBeGreaterThan(0);
    expect(await used()).toBe(before);
  });
});
