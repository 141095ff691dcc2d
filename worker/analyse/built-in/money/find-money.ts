import type { Money as PaidMoney } from '#src/features/contracts/analysis.schema.ts';
import type { Purpose } from '#worker/analyse/languages/purposes.ts';
import { createSides } from '../parties/sides';
import { type Money, readMoney } from '../read/money';
import type { ContractText, Sentence } from '../text/contract-text';
import { readCurrencies } from './currencies';
import { type Deal, dealByRoles, otherThan, type Party } from './deal-roles';
import { isLeftOut } from './left-out';
import { type MarkedSum, markSum } from './marked-sum';
import { payerInWords } from './payer';
import { periodOf } from './period';
import { purposeInWords, purposeNamed } from './purpose';

/** A sum that one side pays the other. */
export interface Payment extends Money {
  per: PaidMoney['per'];
  payer: string;
  payee: string;
  purpose: Purpose | null;
  /** What it is for in the contract's words, where the purpose has no name. */
  called: string;
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
  const sides = createSides(contract);
  const called = { reader: sides.calledOf('reader'), other: sides.calledOf('other') };
  if (!called.reader || !called.other) return [];
  const names = { reader: called.reader, other: called.other };
  const candidates = readCandidates(contract);
  const deal = readDeal(dealByRoles(sides, contract), candidates);
  return candidates.flatMap(({ sum, marked, sentence, purpose, said }) => {
    const pays = said ?? payerByPurpose(purpose, deal);
    const what = purpose ? '' : ownWords(marked, sentence);
    if (!pays || (!purpose && !what)) return [];
    const per = periodOf(marked, purpose, language);
    return [{ ...sum, per, payer: names[pays], payee: names[otherThan(pays)], purpose, called: what, sentence }];
  });
}

function readCandidates(contract: ContractText): Candidate[] {
  const { language, sentences } = contract;
  const sides = createSides(contract);
  const currencies = readCurrencies(contract);
  return sentences.flatMap((sentence): Candidate[] => {
    const { words, clause, lead } = sentence;
    const sums = readMoney(words, language, currencies).filter(({ amount }) => amount > 0);
    if (sums.length === 0) return [];
    const mentions = sides.mentionsIn(words);
    return sums.flatMap((sum): Candidate[] => {
      const marked = markSum(words, sum, sums, mentions, language);
      if (isLeftOut(marked, language) || isUnitPrice(marked)) return [];
      const purpose =
        purposeInWords(marked, language) ?? purposeNamed(lead, language) ?? purposeNamed(clause.heading, language);
      return [{ sum, marked, sentence, purpose, said: payerInWords(marked, 'other', language) }];
    });
  });
}

/** "2 x £60 £120": the second is what the row comes to. */
const isUnitPrice = ({ words, at }: MarkedSum) => /^ ?(?:\|(?: ?\d{1,4} ?\|)? ?)?#/.test(words.slice(at + 1));

/** Where the roles do not tell who pays for the contract, the sentences about sums may. */
function readDeal(deal: Deal, candidates: readonly Candidate[]): Deal {
  if (deal.pays) return deal;
  const votes = candidates.flatMap(({ said, purpose }) =>
    said && purpose && direction[purpose] === 'buyer'
      ? [said]
      : said && purpose && direction[purpose] === 'seller'
        ? [otherThan(said)]
        : [],
  );
  const times = (party: Party) => votes.filter((one) => one === party).length;
  const [reader, other] = [times('reader'), times('other')];
  return { ...deal, pays: reader > 2 * other ? 'reader' : other > 2 * reader ? 'other' : null };
}

/** Who usually pays it: the one who pays for the contract, or the one who is paid. */
const direction: Readonly<Record<Purpose, 'buyer' | 'seller' | null>> = {
  rent: 'buyer',
  'running-costs': 'buyer',
  deposit: 'buyer',
  price: 'buyer',
  'down-payment': 'buyer',
  balance: 'buyer',
  instalment: 'buyer',
  salary: 'buyer',
  bonus: 'buyer',
  overtime: 'buyer',
  severance: 'buyer',
  allowance: 'buyer',
  membership: 'buyer',
  subscription: 'buyer',
  joining: 'buyer',
  'set-up': 'buyer',
  course: 'buyer',
  commission: 'buyer',
  royalty: 'buyer',
  advance: 'buyer',
  loan: 'seller',
  interest: 'buyer',
  'late-payment': 'buyer',
  reminder: 'buyer',
  'returned-payment': 'buyer',
  penalty: null,
  cancellation: 'buyer',
  reconnection: 'buyer',
  replacement: 'buyer',
  damage: 'buyer',
  cleaning: 'buyer',
  repair: 'buyer',
  insurance: 'buyer',
  excess: 'buyer',
  delivery: 'buyer',
  travel: 'buyer',
  expenses: 'buyer',
  meals: 'buyer',
  energy: 'buyer',
  storage: 'buyer',
  parking: 'buyer',
  'extra-time': 'buyer',
  usage: 'buyer',
  refund: 'seller',
  discount: 'seller',
  compensation: null,
  sponsorship: 'buyer',
  contribution: null,
  fee: 'buyer',
};
/** What an employer, publisher or client pays for work without it being said. */
const forWork: readonly Purpose[] = [
  'salary',
  'bonus',
  'overtime',
  'severance',
  'allowance',
  'royalty',
  'advance',
  'price',
  'fee',
];

function payerByPurpose(purpose: Purpose | null, { pays, isWork }: Deal): Party | null {
  if (!pays) return null;
  if (!purpose) return isWork ? null : pays;
  if (isWork) return forWork.includes(purpose) ? pays : null;
  const usual = direction[purpose];
  return usual === 'buyer' ? pays : usual === 'seller' ? otherThan(pays) : null;
}

const longestLabel = 60;

/** The label of a line ("Rear fob: £10"), else the heading above. */
function ownWords({ words, at }: MarkedSum, { clause }: Sentence): string {
  const label = /^([^:.;#①②¤]{3,60}):/.exec(words.slice(0, at))?.[1]?.trim();
  if (label) return label;
  return clause.heading.length <= longestLabel ? clause.heading : '';
}
