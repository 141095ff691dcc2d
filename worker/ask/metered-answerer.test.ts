import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { parseSharedConfig } from '#src/config.ts';
import type { Answer } from '#src/features/questions/questions.schema.ts';
import { insertUser } from '#src/testing/contract-factory.ts';
import { buildWorkerDeps } from '../worker-deps';
import { createMeteredAnswerer } from './metered-answerer';

const tokens = { prompt: 900, cached: 0, completion: 50, estimated: false };
const sentence = { text: 'Yes.', evidence: [], unconfirmed: false };

async function asking(answer: Answer) {
  const config = parseSharedConfig({ APP_ENV: 'local', OPENAI_API_KEY: 'key', OPENAI_MODEL: 'test-model' });
  const deps = { ...buildWorkerDeps(env), config };
  const ownerId = await insertUser(env.DB);
  const answerer = createMeteredAnswerer(
    {
      answer: async (_request, _handling, onTokens) => {
        onTokens?.(tokens);
        return answer;
      },
    },
    deps,
  );
  const request = { ownerId, contractId: 'lease', question: 'Can I leave?', passages: [], language: 'en' } as const;
  const ask = () => answerer.answer(request, { tie: () => answer, onDraft: () => {} });
  return { ask, kept: () => deps.modelUsage.failuresOn({ ownerId, day: new Date().toISOString().slice(0, 10) }) };
}

it.each<[string, Answer, number]>([
  ['with sentences is none', { isAnswered: true, sentences: [sentence], leftOut: 0 }, 0],
  ['that the contract does not say is none', { isAnswered: false, sentences: [], leftOut: 0 }, 0],
  ['of which no sentence is borne out is one', { isAnswered: true, sentences: [], leftOut: 3 }, 1],
])('of the tries that an account has for nothing, an answer %s', async (_what, answer, failures) => {
  const { ask, kept } = await asking(answer);
  await ask();
  expect(await kept()).toBe(failures);
});

it('an account that had a model write for nothing all day is not answered again', async () => {
  const { ask } = await asking({ isAnswered: true, sentences: [], leftOut: 1 });
  for (let tries = 0; tries < 20; tries++) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'contracts.account_day_limit' });
});
