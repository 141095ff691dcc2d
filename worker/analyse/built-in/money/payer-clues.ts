import type { Money as PaidMoney } from '#src/features/contracts/analysis.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { atOnce, longStep, type Steps } from '../steps';
import type { ContractText } from '../text/contract-text';
import { type Candidate, candidatesInSteps, type Which } from './candidates';
import { type Deal, dealByRoles, dealOtherwise, isBetweenWorkers, usualPayer } from './deal';
import { beginsLine } from './line-label';
import { periodOf } from './period';
import type { Party, TwoSides } from './two-sides';

/** A sum with everything that may tell who pays it. */
export interface PayerClues extends Candidate {
  per: PaidMoney['per'];
  deal: Deal;
  sides: TwoSides;
  /** Who pays by the grammar of the sentence, else by what such sums usually are; null where neither tells. */
  byRules: Party | null;
  /** What the two are called tells who pays for what the contract is about. */
  isByRoles: boolean;
  /** One works for the other: what was learned does not tell then what is earned from what is charged. */
  eitherMayPay: boolean;
}

export const readPayerClues = (...input: Parameters<typeof payerCluesInSteps>): PayerClues[] =>
  atOnce(payerCluesInSteps(...input));

export function* payerCluesInSteps(sides: TwoSides, contract: ContractText, which: Which = {}): Steps<PayerClues[]> {
  const { language } = contract;
  const candidates = yield* candidatesInSteps(sides, contract, which);
  yield longStep;
  const owed = candidates.filter(({ isCap }) => !isCap);
  const byRoles = dealByRoles(sides, language, owed);
  const deal = byRoles ?? dealOtherwise(owed, sides, contract);
  const isByRoles = byRoles !== null;
  const eitherMayPay = deal.isWork || isBetweenWorkers(sides, language);
  // What is paid back under a loan is no refund.
  const isLoan = owed.some(({ purpose }) => purpose === 'loan');
  return candidates.map((one) => {
    const candidate = isLoan && one.purpose === 'refund' ? { ...one, purpose: 'instalment' as const } : one;
    const { marked, purpose } = candidate;
    // What is taken off a price is borne by whoever earns it.
    const isOffPrice = purpose === 'discount' && languages[language].money.offPrice.test(marked.words);
    const said = candidate.said ?? (isOffPrice ? usualPayer(purpose, deal) : null);
    const per = periodOf(marked, purpose, language);
    const isForWork = deal.isWork && purpose === null && isEarned(candidate, per, contract);
    const byRules = said ?? (isForWork ? deal.pays : usualPayer(purpose, deal));
    return { ...candidate, said, per, deal, sides, byRules, eitherMayPay, isByRoles };
  });
}

/** Paid by the hour, or the sum of a line that speaks of paying. */
function isEarned({ marked, sentence }: Candidate, per: PayerClues['per'], { language }: ContractText) {
  const { paying } = languages[language].money;
  const isPaid = per !== 'once' || paying.test(marked.words) || paying.test(sentence.clause.heading);
  return per === 'hour' || (beginsLine(marked) && isPaid);
}
