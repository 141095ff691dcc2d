import { languages } from '#worker/analyse/languages/languages.ts';
import type { Money } from '../read/money';
import type { ContractText } from '../text/contract-text';
import type { PayerClues } from './payer-clues';

const cent = 0.005;
const mostParts = 12;
const mostTimes = 120;
const farthestSentence = 10;
/** How far from the sum its number of times may stand: "in twelve parts, each of £100", "£100 in twelve parts". */
const before = 60;
const behind = 30;

/** Sums that are paid within another: "£900 in three parts of £300", or the items below a sum that come to it. */
export function readParts(all: readonly PayerClues[], contract: ContractText): ReadonlyMap<PayerClues, Money> {
  const parts = new Map<PayerClues, Money>();
  for (const [place, whole] of all.entries()) {
    const listed = partsListed(all, place);
    for (const one of listed) parts.set(one, whole.sum);
    const next = all.slice(place + 1, place + 3).find((one) => isTimes(whole, one, contract));
    if (next) parts.set(next, whole.sum);
  }
  return parts;
}

/** What follows a sum and comes to it, from the next one on or from any of the next few. */
function partsListed(all: readonly PayerClues[], place: number): PayerClues[] {
  const whole = all[place] as PayerClues;
  const after = all.slice(place + 1, place + 1 + mostParts).filter((one) => mayBePart(whole, one));
  for (let first = 0; first < Math.min(2, after.length); first++) {
    let total = 0;
    for (let last = first; last < after.length; last++) {
      total += after[last]?.sum.amount ?? 0;
      if (last > first && Math.abs(total - whole.sum.amount) < cent) return after.slice(first, last + 1);
      if (total > whole.sum.amount) break;
    }
  }
  return [];
}

/** In the same clause, and not paid by the month. */
const mayBePart = (whole: PayerClues, one: PayerClues) =>
  isNear(whole, one) &&
  one.sentence.clause === whole.sentence.clause &&
  one.sum.amount < whole.sum.amount - cent &&
  (one.per === 'once' || one.per === 'event' || one.per === whole.per);

const isNear = (whole: PayerClues, { sum, sentence }: PayerClues) =>
  sum.currency === whole.sum.currency && sentence.index - whole.sentence.index <= farthestSentence;

/** The whole comes to a number of these that the words beside say. */
function isTimes(whole: PayerClues, one: PayerClues, contract: ContractText): boolean {
  const times = whole.sum.amount / one.sum.amount;
  const count = Math.round(times);
  if (!isNear(whole, one) || one.sentence.index - whole.sentence.index > 1) return false;
  if (count < 2 || count > mostTimes || Math.abs(times - count) > cent) return false;
  const { words, at } = one.marked;
  const beside = `${words.slice(Math.max(0, at - before), at)} ${words.slice(at + 1, at + behind)}`;
  return numbersIn(beside, contract).includes(count);
}

function numbersIn(words: string, { language }: ContractText): number[] {
  const { numbers } = languages[language].amounts;
  return [...words.toLowerCase().matchAll(/\p{L}+|\d{1,3}(?![\d.,])/gu)].flatMap(([one]) => {
    const value = /^\d/.test(one) ? Number(one) : numbers[one];
    return value === undefined ? [] : [value];
  });
}
