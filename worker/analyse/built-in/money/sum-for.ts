import type { Purpose } from '#worker/analyse/languages/purposes.ts';
import { type Money, readMoney } from '../read/money';
import type { ContractText } from '../text/contract-text';
import { readCurrencies } from './currencies';
import { isNotOwed } from './left-out';
import { labelOf } from './line-label';
import { markSum } from './marked-sum';
import { purposeBeside, purposeNamed } from './purpose';

/** The first sum of a sentence that is said to be paid for one of some purposes, whoever pays it. */
export function sumFor(purposes: readonly Purpose[], words: string, contract: ContractText): Money | null {
  const { language } = contract;
  const sums = readMoney(words, language, readCurrencies(contract));
  const found = sums.find((sum) => {
    const marked = markSum(words, sum, sums, [], language);
    const label = labelOf(marked);
    const purpose = purposeBeside(marked, language) ?? (label ? purposeNamed(label, language) : null);
    return purpose !== null && purposes.includes(purpose) && !isNotOwed(marked, false, language);
  });
  return found ?? null;
}
