import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { questionAsked } from '#worker/analyse/language-model/testing/question-asked.ts';
import type { WorkerCode } from '../worker-code.ts';
import { answerTo, isAbout, type RecordedDocument } from './recorded-answers.ts';

/** How fast a service writes an answer. */
export interface Pace {
  tokensPerSecond: number;
  /** Before the first word. */
  firstMs: number;
}

export const writingMs = (text: string, { tokensPerSecond }: Pace) => (countTokens(text) / tokensPerSecond) * 1000;

/** A model that gives recorded answers, at a pace or at once. */
export function recordedModel(
  { fakeLanguageModel }: Pick<Awaited<ReturnType<WorkerCode['loadModel']>>, 'fakeLanguageModel'>,
  documents: readonly RecordedDocument[],
  pace?: Pace,
) {
  return fakeLanguageModel((call) => {
    const prompt = textOf(call.prompt);
    const document = documents.find((one) => isAbout(prompt, one));
    if (!document) throw new Error('No answer to this was recorded');
    const text = JSON.stringify(answerTo(questionAsked(prompt), document.answer));
    const schema = call.responseFormat?.type === 'json' ? call.responseFormat.schema : undefined;
    return {
      text,
      tokens: { sent: countTokens(prompt) + countTokens(JSON.stringify(schema ?? '')), written: countTokens(text) },
      ...(pace && { pace: { firstMs: pace.firstMs, writingMs: writingMs(text, pace) } }),
    };
  }).model;
}

const textOf = (prompt: readonly { content: string | readonly unknown[] }[]): string =>
  prompt.map(({ content }) => (typeof content === 'string' ? content : content.map(wordsOf).join(''))).join('\n');

const wordsOf = (part: unknown) => (part as { text?: string }).text ?? '';
