import type { Key } from '#src/dev/learn/keyed-document.schema.ts';
import { answerOfKey } from './answer-of-key.ts';
import type { ModelAnswer } from './recorded-answers.ts';

const wordsToAsk = 25;

/**
 * An answer of the shape that was once asked for, as long as one of today's: what was not asked for is taken from the
 * key, and what to ask the other side for is as many words as it may be. For how long answers take, not for how good
 * they are.
 */
export function filledOut(answer: ModelAnswer, key: Key): ModelAnswer {
  const { isContract, reason, contractKind, title, object, reader, money } = answerOfKey(key);
  const facts = { isContract, reason, contractKind, title, object, reader, money };
  const risks = (answer.risks as { description: string }[]).map((risk) => ({
    ...{ hurts: key.isContract ? key.reader.role : null, delete: false, doubt: null },
    ask: risk.description.split(/\s+/).slice(0, wordsToAsk).join(' '),
    ...risk,
  }));
  return { ...facts, ...answer, risks };
}
