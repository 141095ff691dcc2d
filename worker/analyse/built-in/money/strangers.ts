import { languages } from '#worker/analyse/languages/languages.ts';
import type { ContractText, Sentence } from '../text/contract-text';
import type { MarkedSum } from './marked-sum';

/** How far from the sum it may be said who else pays it, or is paid. */
const far = 60;
const between = /[#;]|\. /;

/** Somebody else than the two sides pays the sum. */
export function isPaidByStranger({ words, at }: MarkedSum, { language }: ContractText): boolean {
  const found = languages[language].toldMoney.strangerPays.exec(words);
  return found !== null && isBeside(found.index, found.index + found[0].length, words, at);
}

/** Whom else than the other side the sum goes to, as the contract calls them; null where it says of nobody. */
export function strangerPaid({ words, at }: MarkedSum, sentence: Sentence, contract: ContractText): string | null {
  for (const found of words.matchAll(languages[contract.language].toldMoney.strangerPaid)) {
    const called = found.slice(1).find((one) => one !== undefined) ?? '';
    if (!isBeside(found.index, found.index + found[0].length, words, at)) continue;
    const start = sentence.words.indexOf(called);
    if (start < 0) return called;
    return contract.cite({ start: sentence.start + start, end: sentence.start + start + called.length }).quote;
  }
  return null;
}

function isBeside(start: number, end: number, words: string, at: number): boolean {
  if (start <= at && at < end) return true;
  const gap = end <= at ? words.slice(end, at) : words.slice(at + 1, start);
  return gap.length <= far && !between.test(gap);
}
