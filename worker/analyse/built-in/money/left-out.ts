import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { MarkedSum } from './marked-sum';

const near = 60;

/** A cap, a threshold, an insured sum, an example: nobody pays it. */
export function isLeftOut({ words, at }: MarkedSum, language: Locale): boolean {
  const { before, behind, sentence } = languages[language].money.leftOut;
  return (
    before.test(words.slice(Math.max(0, at - near), at)) ||
    behind.test(words.slice(at + 1, at + near)) ||
    sentence.test(words)
  );
}
