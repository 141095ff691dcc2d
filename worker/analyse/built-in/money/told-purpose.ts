import { languages } from '#worker/analyse/languages/languages.ts';
import { type PaidFor, type Purpose, purposes } from '#worker/analyse/languages/purposes.ts';
import type { ContractText, Sentence } from '../text/contract-text';
import { isPurposeOf } from './deal';
import { isInTable, isWholeLabel, labelOf } from './line-label';
import type { MarkedSum } from './marked-sum';
import { isOnlyIf } from './only-if';
import type { PayerClues } from './payer-clues';
import { purposeBeside, purposeNamed, purposesIn } from './purpose';
import type { Party } from './two-sides';

/** What a sum is for: null where only the contract's own label says it. */
interface ToldFor {
  purpose: PaidFor | null;
  label: string;
}

/** Parts that are known by what they are. */
const knownParts: readonly (PaidFor | null)[] = ['instalment', 'deposit', 'down-payment', 'balance'];
const shortestLabel = 3;
const farthestPart = 300;
/** A longer label may speak of several things. */
const mostLabelWords = 4;
const besideRise = 60;

/**
 * What may be said of what a sum is for. The nearest word for a purpose tells well who pays; it is stated only where it
 * is said of this sum.
 */
export function toldFor(clues: PayerClues, payer: Party, isListedPart: boolean, contract: ContractText): ToldFor {
  const { marked, sentence } = clues;
  const { language } = contract;
  if (clues.isCap) return { purpose: 'cap', label: '' };
  if (isRise(marked, contract)) return { purpose: 'increase', label: '' };
  const isPart = isListedPart || isPartOfSum(marked, contract);
  const label = labelOf(marked);
  const told = label ? purposeOfLabel(label, contract) : isInTable(marked) ? null : purposeBeside(marked, language);
  const isBare = told === null || told === 'price' || told === 'fee';
  if (isPart && (isListedPart ? isBare && !label : !knownParts.includes(told))) return { purpose: 'part', label: '' };
  const own = told ?? (label || isPart ? null : purposeAbove(clues, contract));
  if (own && isMeant(own, clues, contract) && isPaidBy(payer, own, clues)) return { purpose: own, label: '' };
  const written =
    isWholeLabel(label) && !languages[language].money.saidFor.noLabel.test(label)
      ? quoteOf(label, sentence, contract)
      : '';
  if (written) return { purpose: null, label: written };
  return { purpose: isOnlyIf(marked, language) ? 'in-case' : 'payment', label: '' };
}

const isPaidBy = (payer: Party, purpose: PaidFor, { deal }: PayerClues) =>
  isNamed(purpose) ? isPurposeOf(payer, purpose, deal) : true;
const isNamed = (purpose: PaidFor): purpose is Purpose => (purposes as readonly string[]).includes(purpose);

/** "Late" may be a delivery. */
const isMeant = (purpose: PaidFor, { marked }: PayerClues, { language }: ContractText) =>
  purpose !== 'late-payment' || languages[language].toldMoney.latePayment.test(marked.words);

/** "The fee rises by £2 a month": what grows is another sum. */
function isRise({ words, at }: MarkedSum, { language }: ContractText): boolean {
  const { rise, riseBehind } = languages[language].toldMoney;
  return rise.test(words.slice(Math.max(0, at - besideRise), at)) || riseBehind.test(words.slice(at + 1, at + 30));
}

/** What a short label names, if it names but one thing. */
function purposeOfLabel(label: string, { language }: ContractText): Purpose | null {
  if (label.split(' ').length > mostLabelWords) return null;
  const named = purposesIn(label, language).filter((one) => one !== 'fee' && one !== 'price');
  return new Set(named).size > 1 ? null : (named[0] ?? purposeNamed(label, language));
}

/** What a list or heading says of a line that says no more, or of the first sentence below it. */
function purposeAbove({ marked, sentence, purpose }: PayerClues, { language }: ContractText): PaidFor | null {
  const { clause, lead } = sentence;
  const isFirst = clause.sentences.find(({ isHeading }) => !isHeading) === sentence;
  if (!beginsItem.test(marked.words.slice(0, marked.at)) && !isFirst) return null;
  if (isOnlyIf(marked, language)) return null;
  const headed = purposeNamed(opening(clause.heading), language);
  // A heading "Funding and payments" names no instalments.
  const above = purposeNamed(lead, language) ?? (headed === 'instalment' ? null : headed);
  return above === purpose ? above : null;
}

/** "3. Rent and deposit" is of rent; what stands farther behind is of something else. */
const opening = (heading: string) =>
  /^[^\p{L}]{0,12}(?:\p{L}{1,9}\.? \d[^\p{L}]{0,12})?(?:\S{1,30} ?){1,2}/u.exec(heading)?.[0] ?? '';

/** "a) £900 on signing". */
const beginsItem = /^[^\p{L}|]*(?:\p{L}{1,3}[.)] )?$/u;

/** "£9,000 in three parts of £3,000": what was told before is paid in them. */
function isPartOfSum({ words, at }: MarkedSum, { language }: ContractText): boolean {
  const first = words.indexOf('#');
  if (first < 0 || first > at) return false;
  return languages[language].money.saidFor.part.test(words.slice(Math.max(first + 1, at - farthestPart), at));
}

/** As the contract writes it. */
function quoteOf(label: string, { words, start }: Sentence, contract: ContractText): string {
  const at = words.indexOf(label);
  if (at < 0 || label.length < shortestLabel) return '';
  return contract.cite({ start: start + at, end: start + at + label.length }).quote;
}
