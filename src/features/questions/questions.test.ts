import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import type { AskService, FindRequest, WriteRequest, Written } from '#src/platform/ask.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { insertContract } from '#src/testing/contract-factory.ts';
import type { UsageCheck } from '../usage/usage.schema';
import { createQuestionsRepository } from './questions.repository';
import type { Answer, Passage, Question, Questions } from './questions.schema';

const quote = 'The Tenant may end this lease by two months’ notice.';
const evidence = { quote, start: 10, end: 10 + quote.length, match: 'exact' } as const;
const passage: Passage = { evidence, topic: 'Leaving' };
const answer: Answer = {
  isAnswered: true,
  sentences: [{ text: 'Yes, by two months’ notice.', evidence: [evidence], unconfirmed: false }],
  leftOut: 0,
};

/** An analysis Worker; `found` and `written` hold what it was asked. */
function asking({
  passages = [passage],
  canWrite = false,
  write,
}: Partial<{ passages: Passage[]; canWrite: boolean; write: AskService['write'] }> = {}) {
  const found: FindRequest[] = [];
  const written: WriteRequest[] = [];
  const ASK: AskService = {
    canWrite: async () => canWrite,
    async find(request) {
      found.push(request);
      return { passages, canWrite };
    },
    async write(request, onDraft) {
      written.push(request);
      if (write) return write(request, onDraft);
      onDraft({ ...answer, sentences: [] });
      return { ok: true, answer };
    },
  };
  return { found, written, env: { ASK } };
}

let user: Awaited<ReturnType<typeof asUser>>;
let id: string;
beforeEach(async () => {
  user = await asUser();
  id = await insertContract(env.DB, { ownerId: user.id, status: 'complete', contentHash: 'the-hash' });
});

const path = () => `/api/contracts/${id}/questions`;
const ask = (
  service = asking(),
  body: object = { question: ' Can I leave early? ' },
  headers: Record<string, string> = {},
  as = user,
) =>
  call('POST', path(), {
    headers: { ...Object.fromEntries(new Headers(as.headers)), ...headers },
    body,
    env: service.env,
  });
const asked = async (...input: Parameters<typeof ask>) => {
  const response = await ask(...input);
  expect(response.status).toBe(201);
  return response.json<Question>();
};
const list = async (service = asking()) =>
  (await call('GET', path(), { headers: user.headers, env: service.env })).json<Questions>();
const refusal = async (response: Response) => [response.status, (await response.json<{ code: string }>()).code];
const tokensUsed = async () =>
  (await (await call('GET', '/api/usage/check/contract_analysis', { headers: user.headers })).json<UsageCheck>())
    .tokensUsed;

describe('a question without a language model', () => {
  it('has passages with their topics and no answer, costs nothing, and is kept with the contract', async () => {
    const service = asking();
    const question = await asked(service, { question: ' Can I leave early? ', language: 'de' });
    expect(question).toMatchObject({ question: 'Can I leave early?', language: 'de', writer: 'none', answer: null });
    expect(question).toMatchObject({ passages: [passage], failureCode: null, isWriting: false });
    const text = { ownerId: user.id, contentHash: 'the-hash', readerVersion: 1, machineReadPages: null };
    expect(service.found).toEqual([{ text, question: 'Can I leave early?', language: 'de' }]);
    expect(await list()).toEqual({ questions: [question], pagesForAnswer: 0 });
    expect([service.written, await tokensUsed()]).toEqual([[], 0]);
  });

  it('is answered in the language of the page where none is named', async () => {
    expect(await asked(asking(), undefined, { 'accept-language': 'ar' })).toMatchObject({ language: 'ar' });
  });
});

describe('a question with a language model', () => {
  it('is answered, counts as three pages of the plan, and none of its analyses', async () => {
    const service = asking({ canWrite: true });
    const question = await asked(service);
    expect(question).toMatchObject({ writer: 'language-model', answer, failureCode: null, isWriting: false });
    expect(service.written).toMatchObject([{ contractId: id, passages: [passage], language: 'en' }]);
    expect(await list(service)).toEqual({ questions: [question], pagesForAnswer: 3 });
    expect(await tokensUsed()).toBe(2250);
  });

  it('is streamed: first the passages, then what is whole of the answer, then all of it', async () => {
    const response = await ask(asking({ canWrite: true }), undefined, { accept: 'text/event-stream' });
    expect([response.status, response.headers.get('content-type')]).toEqual([201, 'text/event-stream']);
    const events = (await response.text()).split('\n\n').filter(Boolean);
    const told = events.map((event): Question => JSON.parse(event.replace(/^data: /, '')));
    expect(told.map(({ isWriting, answer }) => [isWriting, answer?.sentences.length])).toEqual([
      [true, undefined],
      [true, 0],
      [false, 1],
    ]);
    expect(told[0]?.passages).toEqual([passage]);
  });

  it('asks it nothing where no passage was found', async () => {
    const service = asking({ canWrite: true, passages: [] });
    expect(await asked(service)).toMatchObject({ writer: 'none', passages: [], answer: null });
    expect([service.written, await tokensUsed()]).toEqual([[], 0]);
  });

  it.each<[string, () => Promise<Written>, string]>([
    ['is away', async () => ({ ok: false, failureCode: 'questions.model_away' }), 'questions.model_away'],
    ['is lost', () => Promise.reject(new Error('connection lost')), 'questions.answer_failed'],
  ])('that %s leaves the passages, says why, and costs nothing', async (_what, write, failureCode) => {
    const question = await asked(asking({ canWrite: true, write }));
    expect(question).toMatchObject({ passages: [passage], answer: null, failureCode, isWriting: false });
    expect((await list()).questions).toEqual([question]);
    expect(await tokensUsed()).toBe(0);
    takeErrors();
  });

  it('is not asked by a plan without room, whose account gets the passages all the same', async () => {
    await env.DB.prepare(
      "insert into usage_reservation (contract_id, owner_id, tokens, state, period_start, created_at) values ('used', ?, 18000, 'settled', 0, 0)",
    )
      .bind(user.id)
      .run();
    const service = asking({ canWrite: true });
    expect(await asked(service)).toMatchObject({ passages: [passage], failureCode: 'questions.plan_used_up' });
    expect([service.written, await tokensUsed()]).toEqual([[], 18_000]);
  });

  it('that never came to an end is told to be interrupted', async () => {
    const { id: questionId } = await asked(asking({ canWrite: true }));
    await env.DB.prepare('update contract_question set answer = null where id = ?').bind(questionId).run();
    expect((await list()).questions).toMatchObject([{ isWriting: true, failureCode: null }]);
    await env.DB.prepare('update contract_question set asked_at = asked_at - 91000').run();
    expect((await list()).questions).toMatchObject([{ isWriting: false, failureCode: 'questions.interrupted' }]);
  });
});

describe('what is refused', () => {
  it.each([
    ['no question', {}, 'questions.question_missing'],
    ['a blank question', { question: ' \n ' }, 'questions.question_missing'],
    ['more than 500 characters', { question: 'x'.repeat(501) }, 'questions.question_too_long'],
    ['another language', { question: 'Why?', language: 'tlh' }, 'questions.language_unknown'],
  ])('%s', async (_what, body, code) => {
    const service = asking();
    expect(await refusal(await ask(service, body))).toEqual([422, code]);
    expect(service.found).toEqual([]);
  });

  it('a contract of which there is no analysis yet', async () => {
    id = await insertContract(env.DB, { ownerId: user.id, status: 'analysing' });
    expect(await refusal(await ask())).toEqual([409, 'questions.not_complete']);
  });

  it('the contract of another: its questions are neither asked, nor seen, nor deleted', async () => {
    const question = await asked();
    const other = await asUser();
    const missing = [404, 'contracts.not_found'];
    expect(await refusal(await ask(asking(), undefined, {}, other))).toEqual(missing);
    const { headers } = other;
    expect(await refusal(await call('GET', path(), { headers, env: asking().env }))).toEqual(missing);
    expect(await refusal(await call('DELETE', `${path()}/${question.id}`, { headers }))).toEqual([
      404,
      'questions.not_found',
    ]);
    expect((await list()).questions).toHaveLength(1);
  });

  it('a text that is not kept', async () => {
    const ASK = { ...asking().env.ASK, find: async () => null };
    expect(await refusal(await ask({ ...asking(), env: { ASK } }))).toEqual([503, 'questions.unavailable']);
    expect((await list()).questions).toEqual([]);
  });

  it('a question beyond the fiftieth, until one is deleted', async () => {
    const { id: questionId } = await asked();
    await env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 49)
       insert into contract_question select id || i, owner_id, contract_id, question, language, writer, passages, answer, failure_code, asked_at from contract_question, n`,
    ).run();
    expect(await refusal(await ask())).toEqual([409, 'questions.too_many']);
    const deleted = await call('DELETE', `${path()}/${questionId}`, { headers: user.headers });
    expect(deleted.status).toBe(204);
    await asked();
  });
});

it('goes with its contract', async () => {
  await asked();
  await call('DELETE', `/api/contracts/${id}`, { headers: user.headers });
  const kept = createQuestionsRepository(createDatabase(env.DB));
  expect(await kept.list({ ownerId: user.id, contractId: id })).toEqual([]);
});
