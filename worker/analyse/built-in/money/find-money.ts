import type { Money as PaidMoney } from '#src/features/contracts/analysis.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { PaidFor, Purpose } from '#worker/analyse/languages/purposes.ts';
import { type Money, readMoney } from '../read/money';
import type { ContractText, Sentence } from '../text/contract-text';
import { readCurrencies } from './currencies';
import { dealByRoles, dealOtherwise, usualPayer } from './deal';
import { isLeftOut } from './left-out';
import { behindLead, type MarkedSum, markSum } from './marked-sum';
import { payerInWords } from './payer';
import { periodOf } from './period';
import { purposeInWords, purposeNamed } from './purpose';
import { readThirdPerson } from './third-person';
import { otherThan, type Party, readTwoSides, type TwoSides } from './two-sides';

/** A sum that one side pays the other. */
export interface Payment extends Money {
  per: PaidMoney['per'];
  payer: string;
  payee: string;
  /** Null where only the contract's label says what it is for. */
  purpose: PaidFor | null;
  label: string;
  sentence: Sentence;
}

interface Candidate {
  sum: Money;
  marked: MarkedSum;
  sentence: Sentence;
  purpose: Purpose | null;
  said: Party | null;
}

const known = new WeakMap<ContractText, Payment[]>();

/** Every sum of which the contract says, or its kind, who pays it to whom and for what; in the order of the document. */
export function findMoney(contract: ContractText): Payment[] {
  let payments = known.get(contract);
  if (!payments) {
    payments = search(contract);
    known.set(contract, payments);
  }
  return payments;
}

function search(contract: ContractText): Payment[] {
  const { language } = contract;
  const sides = readTwoSides(contract);
  if (!sides) return [];
  const { names } = sides;
  const candidates = carriedOn(readCandidates(sides, contract));
  const deal = dealByRoles(sides, language) ?? dealOtherwise(candidates, sides, contract);
  const payments = candidates.flatMap(({ sum, marked, sentence, purpose, said }) => {
    const label = purpose ? '' : labelOf(marked);
    const per = periodOf(marked, purpose, language);
    const isEarned = per === 'hour' || (beginsLine({ marked }) && isPaid(marked, per, sentence, language));
    const isForWork = deal.isWork && purpose === null && isEarned;
    const pays = said ?? (isForWork ? deal.pays : usualPayer(purpose, deal));
    if (!pays || !(purpose || label || said || isPaid(marked, per, sentence, language))) return [];
    const what = { purpose: purpose ?? (label ? null : ('payment' as const)), label };
    const addsUp = languages[language].money.total.test(marked.words.slice(0, marked.at));
    return [{ ...sum, ...what, per, payer: names[pays], payee: names[otherThan(pays)], sentence, addsUp }];
  });
  return payments.filter((payment, at) => !payment.addsUp || !isSumOf(payments.slice(0, at), payment));
}

/** "Rent 900, heating 120, together 1,020": what stands right before is told already. */
function isSumOf(before: readonly Payment[], { amount, currency, payer }: Payment): boolean {
  let sum = 0;
  for (const [at, part] of before.toReversed().entries()) {
    if (part.currency !== currency || part.payer !== payer || sum > amount) return false;
    sum += part.amount;
    if (at > 0 && Math.abs(sum - amount) < cent) return true;
  }
  return false;
}
const cent = 0.01;

function readCandidates(sides: TwoSides, contract: ContractText): Candidate[] {
  const { language, sentences } = contract;
  const currencies = readCurrencies(contract);
  return sentences.flatMap((sentence): Candidate[] => {
    const { words, clause, lead } = sentence;
    const sums = readMoney(words, language, currencies).filter(({ amount }) => amount > 0);
    if (sums.length === 0) return [];
    const mentions = [...sides.mentionsIn(words), ...readThirdPerson(sentence, sides, contract)];
    return sums.flatMap((sum): Candidate[] => {
      const marked = markSum(words, sum, sums, mentions, language);
      if (isLeftOut(marked, language) || isUnitPrice(marked)) return [];
      const label = labelOf(marked);
      const purpose =
        (label ? purposeNamed(label, language) : null) ??
        purposeInWords(marked, language) ??
        purposeNamed(lead, language) ??
        purposeNamed(clause.heading, language);
      const we = sides.isReaderKnown ? 'other' : null;
      const led = lead !== words && languages[language].money.paying.test(lead) ? lead : '';
      const said =
        payerInWords(marked, we, language) ??
        (led ? payerInWords(behindLead(marked, led, sides.mentionsIn(led), language), we, language) : null);
      return [{ sum, marked, sentence, purpose, said }];
    });
  });
}

/** "£900, which is paid; £300 in May": where an item begins with its sum, what it is for stands before the first. */
function carriedOn(candidates: readonly Candidate[]): Candidate[] {
  const all: Candidate[] = [];
  for (const one of candidates) {
    const before = all.at(-1);
    const gap = before ? one.sentence.index - before.sentence.index : 2;
    const isNext = gap === 0 ? beginsItem.test(one.marked.words.slice(0, one.marked.at)) : gap === 1 && beginsLine(one);
    const continues = before && isNext && one.purpose === null && one.said === null;
    all.push(continues ? { ...one, purpose: before.purpose, said: before.said } : one);
  }
  return all;
}
const beginsItem = /; ?(?:\p{L}{1,3} )?$/u;
const beginsLine = ({ marked: { words, at } }: Pick<Candidate, 'marked'>) => !/[\p{L}|]/u.test(words.slice(0, at));

/** "2 x £60 £120": the second is what the row comes to. */
const isUnitPrice = ({ words, at }: MarkedSum) => /^ ?(?:\|(?: ?\d{1,4} ?\|)? ?)?#/.test(words.slice(at + 1));

const longestLabel = 40;

/** The label of a line or a row of a table: "Rear fob: £10". */
function labelOf({ words, at }: MarkedSum): string {
  const before = words.slice(0, at);
  const cell = before.includes('|') ? before.split('|').find((one) => /\p{L}{3}/u.test(one)) : undefined;
  const label =
    cell ?? /^(?:[-*•] )?([^:.;#①②¤\d|]{3,60})(?:\([^()#①②¤]{1,20}\) ?)?(?::|\.{3,60}) ?$/.exec(before)?.[1] ?? '';
  return label.trim().slice(0, longestLabel);
}

/** Something is paid each month, or the sentence or its heading speaks of paying. */
function isPaid({ words }: MarkedSum, per: Payment['per'], { clause }: Sentence, language: Locale) {
  const { paying } = languages[language].money;
  return per !== 'once' || paying.test(words) || paying.test(clause.heading);
}
