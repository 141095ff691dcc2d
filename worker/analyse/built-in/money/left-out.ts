import type { Locale } from '#src/i18n/locale.schema.ts';
import { moneyWords } from '#worker/analyse/languages/money-words.ts';
import type { MarkedSum } from './marked-sum';

const near = 60;

/** A cap, a threshold, an insured sum, an example: nobody pays it. */
export function isLeftOut({ words, at }: MarkedSum, language: Locale): boolean {
  const { before, behind, sentence } = moneyWords[language].leftOut;
  return (
    before.test(words.slice(Math.max(0, at - near), at)) ||
    behind.test(words.slice(at + 1, at + near)) ||
    sentence.test(words)
  );
}
