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

/** "At most £500": nobody pays it as such, and yet it may be told for what it is. */
export function isCap({ words, at }: MarkedSum, language: Locale): boolean {
  const { capBefore, capBehind, noCap } = languages[language].toldMoney;
  const isMost =
    capBefore.test(words.slice(Math.max(0, at - near), at)) || capBehind.test(words.slice(at + 1, at + near));
  return isMost && !noCap.test(words);
}

/**
 * "The old rent of £41 no longer applies": by what is said of it in its sentence, or in its part of one with more sums.
 * Where a side is said to pay it, only that it is somebody else's tells so: "Instead of the old rent you pay £45".
 */
export function isNotOwed({ words, at }: MarkedSum, isSaidToBePaid: boolean, language: Locale): boolean {
  const { former, forComparison, denied, ofOthers } = languages[language].notOwed;
  const said = words.includes('#') ? partAround(words, at) : words;
  const told = isSaidToBePaid ? [denied, ofOthers] : [denied, ofOthers, former, forComparison];
  return told.some((pattern) => pattern.test(said));
}

const border = /[;()]|, (?=#)/g;

function partAround(words: string, at: number): string {
  const borders = [...words.matchAll(border)].map(({ index }) => index);
  return words.slice(
    borders.findLast((index) => index < at) ?? 0,
    borders.find((index) => index > at),
  );
}
