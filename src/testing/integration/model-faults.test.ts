import { setTimeout as sleep } from 'node:timers/promises';
import type { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isKeyedContract, readKeyedDocuments } from '#src/dev/learn/keyed-documents.ts';
import { answerOfKey } from '#src/dev/measure/eval/model/answer-of-key.ts';
import { isAbout, type ModelAnswer } from '#src/dev/measure/eval/model/recorded-answers.ts';
import {
  type Fault,
  retryAfterSeconds,
  type ServedDocument,
  startRecordedServer,
} from '#src/dev/measure/eval/model/recorded-server.ts';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import type { UsageCheck } from '#src/features/usage/usage.schema.ts';
import { type RunningWorkers, signUp, startWorkers } from './running-workers';

const contracts = readKeyedDocuments().filter(isKeyedContract);
/** What hurts somebody else is no risk of the reader, who would see fewer than the model tells. */
const english = contracts.filter(
  ({ key, text }) =>
    key.language === 'en' &&
    key.risks.length > 3 &&
    key.risks.every(({ side }) => side === key.reader.role) &&
    text.length > 3000,
);
const german = contracts.find(({ key }) => key.language === 'de') ?? expect.fail('there is no German contract');

/** Each fault has a contract of its own, so that all of them can be tried at the same time. */
function faultyWith(change: (answer: ModelAnswer) => ModelAnswer, fault?: Fault): ServedDocument {
  const document = english.pop() ?? expect.fail('there are too few contracts');
  return { text: document.text, answer: change(answerOfKey(document.key)), ...(fault && { fault }) };
}
const unchanged = (answer: ModelAnswer) => answer;
const withRisks = (change: (risk: object, at: number) => object) => (answer: ModelAnswer) => ({
  ...answer,
  risks: (answer.risks as object[]).map(change),
});
const markup = '<img src=x onerror=alert(1)> **bold** [link](javascript:alert(1))';
const emptyLists = {
  parties: [],
  money: [],
  dates: [],
  risks: [],
  keyTerms: [],
  recommendations: [],
  missingClauses: [],
};

const documents = {
  stalls: faultyWith(unchanged, 'stalls'),
  'breaks off': faultyWith(unchanged, 'breaks-off'),
  'always breaks off': faultyWith(unchanged, 'always-breaks-off'),
  'is busy': faultyWith(unchanged, 'busy'),
  'takes no schema': faultyWith(unchanged, 'no-schema'),
  'writes another language': { text: german.text, answer: answerOfKey(german.key) },
  'invents quotes': faultyWith(
    withRisks((risk) => ({ ...risk, quotes: ['the moon shall be paid for in green cheese'] })),
  ),
  'writes markup': faultyWith((answer) => ({
    ...withRisks((risk) => ({ ...risk, title: markup }))(answer),
    summary: markup,
  })),
  'finds forty risks': faultyWith((answer) => {
    const [risk] = answer.risks as object[];
    return {
      ...answer,
      risks: Array.from({ length: 40 }, (_, at) => ({ ...risk, title: `Risk ${at}`, quotes: [`No ${at}`] })),
    };
  }),
  'finds nothing': faultyWith((answer) => ({ ...answer, ...emptyLists })),
};

let model: LLMock;
let server: RunningWorkers;
beforeAll(async () => {
  model = await startRecordedServer(Object.values(documents), { pace: { tokensPerSecond: 1500, firstMs: 20 } });
  server = await startWorkers({
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_MODEL: 'test-model',
  });
});
afterAll(async () => {
  await server?.close();
  await model?.stop();
});

/** The contract as it was seen from its upload to its end, and what was charged for it. */
async function follow(name: keyof typeof documents, language = 'en') {
  const person = await signUp(server, `${name.replaceAll(' ', '-')}@example.test`);
  const { contractId } = await person.upload('contract.txt', documents[name].text, language);
  const seen: Contract[] = [];
  do {
    seen.push(await person.get<Contract>(`/api/contracts/${contractId}`));
    await sleep(200);
  } while (!['complete', 'failed'].includes(seen.at(-1)?.status ?? ''));
  const { current, tokensUsed } = await person.get<UsageCheck>('/api/usage/check/contract_analysis');
  const last = seen.at(-1) ?? expect.fail();
  const risks = Object.values(last.riskAssessment ?? {}).flat();
  return {
    last,
    risks,
    filling: seen.filter(({ partial }) => partial),
    charged: { analyses: current, tokens: tokensUsed > 0 },
  };
}

const full = { analyses: 1, tokens: true };
const nothing = { analyses: 0, tokens: false };
const risksIn = (name: keyof typeof documents) => (documents[name].answer.risks as unknown[]).length;
const asked = (name: keyof typeof documents) =>
  model.getRequests().flatMap(({ body, timestamp }) => {
    const { messages = [], response_format: form } = (body ?? {}) as {
      messages?: { content: string }[];
      response_format?: { type: string };
    };
    const prompt = messages.map(({ content }) => content).join('\n');
    return isAbout(prompt, documents[name]) ? [{ prompt, timestamp, form: form?.type }] : [];
  });

describe.concurrent('A language model that', () => {
  it('breaks off in the middle of a finding is asked again, and no half finding is shown', async () => {
    const { last, risks, filling, charged } = await follow('breaks off');
    const whole = (documents['breaks off'].answer.risks as { title: string }[]).map(({ title }) => title);
    const shown = filling.flatMap(({ riskAssessment }) => Object.values(riskAssessment ?? {}).flat());
    expect(shown.filter(({ title }) => !whole.includes(title))).toEqual([]);
    expect(last.status).toBe('complete');
    expect(risks).toHaveLength(whole.length);
    expect(charged).toEqual(full);
  });

  it('is too busy is asked again when it says', async () => {
    const { last, charged } = await follow('is busy');
    expect(last.status).toBe('complete');
    const [first, second] = asked('is busy').filter(({ prompt }) => prompt.includes('could harm'));
    const waited = (second?.timestamp ?? 0) - (first?.timestamp ?? 0);
    expect(waited).toBeGreaterThanOrEqual(retryAfterSeconds * 1000 - 50);
    expect(charged).toEqual(full);
  });

  it('takes no schema is asked for plain JSON, and the reader sees the same', async () => {
    const { last, risks, charged } = await follow('takes no schema');
    expect(last.status).toBe('complete');
    expect(risks).toHaveLength(risksIn('takes no schema'));
    expect(asked('takes no schema').filter(({ form }) => form === 'json_object')).toHaveLength(3);
    expect(charged).toEqual(full);
  });

  it('writes another language than it was asked to has its analysis marked as of that language', async () => {
    const { last, charged } = await follow('writes another language', 'de');
    expect(last).toMatchObject({ status: 'complete', detectedLanguage: 'de', language: 'en' });
    expect(charged).toEqual(full);
  });

  it('invents quotes has them shown as not found in the contract', async () => {
    const { last, risks, charged } = await follow('invents quotes');
    expect(last.status).toBe('complete');
    const matches = risks.flatMap(({ evidence }) => evidence.map(({ match, start }) => ({ match, start })));
    expect(matches).toHaveLength(risksIn('invents quotes'));
    expect(matches.filter(({ match, start }) => match !== 'none' || start !== null)).toEqual([]);
    expect(charged).toEqual(full);
  });

  it('writes markup has it kept as the text that it is', async () => {
    const { last, risks, charged } = await follow('writes markup');
    expect(last).toMatchObject({ status: 'complete', summary: markup });
    expect(new Set(risks.map(({ title }) => title))).toEqual(new Set([markup]));
    expect(charged).toEqual(full);
  });

  it('finds forty risks has thirty of them shown', async () => {
    const { last, risks, charged } = await follow('finds forty risks');
    expect(last.status).toBe('complete');
    expect(risks).toHaveLength(30);
    expect(charged).toEqual(full);
  });

  it('finds nothing is believed: the analysis is complete, and charged', async () => {
    const { last, risks, charged } = await follow('finds nothing');
    expect(last).toMatchObject({
      status: 'complete',
      isContract: true,
      failureCode: null,
      keyTerms: [],
      missingClauses: [],
    });
    expect(risks).toEqual([]);
    expect(charged).toEqual(full);
  });
});

// After the others, which would wait in the queue behind them.
describe('For a long time, a language model that', () => {
  it.concurrent('stalls in the middle of an answer is asked again: the page keeps what it has, and the analysis is charged once', async () => {
    const { last, risks, filling, charged } = await follow('stalls');
    expect(filling[0]).toMatchObject({ status: 'analysing', failureCode: null });
    expect(filling.at(-1)?.parties).not.toEqual([]);
    expect(last).toMatchObject({ status: 'complete', partial: false });
    expect(risks).toHaveLength(risksIn('stalls'));
    expect(asked('stalls')).toHaveLength(4);
    expect(charged).toEqual(full);
  }, 90_000);

  it.concurrent('always breaks off leaves a failed contract with its reason, none of its findings, and no charge', async () => {
    const { last, charged } = await follow('always breaks off');
    const failed = { status: 'failed', failureCode: 'contracts.engine_unavailable', partial: false };
    expect(last).toMatchObject({ ...failed, summary: null, riskAssessment: null, parties: null });
    expect(charged).toEqual(nothing);
  }, 90_000);
});
