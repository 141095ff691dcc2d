import { APICallError } from 'ai';
import { expect } from 'vitest';
import { type FakeReply, fakeLanguageModel } from '#src/platform/language-model.fake.ts';
import type { AnalysisError, AnalystOptions } from '#worker/analyse/analyst.ts';
import type { Answer } from '../answers/answer.schema';
import { createLanguageModelAnalyst, type LanguageModelAnalystOptions } from '../language-model-analyst';
import { makeAnswer } from './answer-factory';
import { questionAsked } from './question-asked';

type Call = Parameters<Parameters<typeof fakeLanguageModel>[0]>[0];

export const contract = {
  text: 'Acme Ltd (the Supplier) and Beta Ltd agree on 31 January 2026.\n\nThis Agreement is governed by the laws of England and Wales.',
  blocks: [],
  language: 'en' as const,
};
export const options: AnalystOptions = { language: 'en', today: '2026-11-20' };
export const says = (answer: unknown): FakeReply => ({ text: JSON.stringify(answer) });

/** An analyst whose model replies as it is told; `asked` is what it was asked by a call. */
export function analystWith(
  reply: Parameters<typeof fakeLanguageModel>[0],
  settings: Partial<LanguageModelAnalystOptions> = {},
) {
  const { model, calls } = fakeLanguageModel(reply);
  const analyst = createLanguageModelAnalyst({ model, modelName: 'test-model', maxRetries: 0, ...settings });
  return { analyst, calls, asked: (call = 0) => JSON.stringify(calls[call]?.prompt) };
}

export const analyse = (answer: Partial<Answer>) =>
  analystWith(() => says(makeAnswer(answer))).analyst.analyse(contract, options);

export const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the analysis should have failed'),
    ({ code, retryable }: AnalysisError) => ({ code, retryable }),
  );

/** Which of the questions a call asks. */
export const questionOf = ({ prompt }: Pick<Call, 'prompt'>) => questionAsked(JSON.stringify(prompt));

/** A server's way of saying that it does not take how it was asked. */
export const refusal = (message: string) =>
  new APICallError({
    message,
    url: 'https://models.test/v1',
    requestBodyValues: {},
    statusCode: 400,
    responseBody: JSON.stringify({ error: { message } }),
  });
