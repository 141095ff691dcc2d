import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Purpose } from '#worker/analyse/languages/purposes.ts';
import { bareRole, standingOf } from '../parties/standing';
import type { ContractText } from '../text/contract-text';
import type { Candidate } from './candidates';
import { otherThan, type Party, parties, type TwoSides } from './two-sides';

const farthest = 40_000;
/** One may stand there by chance. */
const fewestWords = 3;

/** Who of the two pays for what the contract is about. */
export interface Deal {
  pays: Party | null;
  /** What is paid for is the other's work. */
  isWork: boolean;
}

/** By what the parties are called: a tenant pays, an employee is paid; null where that does not tell. */
export function dealByRoles(sides: TwoSides, language: Locale, sums: readonly Candidate[]): Deal | null {
  const { onlyIf } = languages[language].toldMoney;
  const lender = sums.find(
    ({ purpose, said, marked }) => purpose === 'loan' && said && !onlyIf.test(marked.words),
  )?.said;
  // Whoever lends is paid back, whatever they are called.
  if (lender) return { isWork: false, pays: otherThan(lender) };
  const told = toldByRoles(sides, language);
  const [pays] = told;
  // A platform earns, and so does who sells on it.
  if (pays && told.every((one) => one === pays)) return { isWork: hasWorker(sides, language), pays };
  // A proprietor earns as well, but not from an assistant.
  const [worker, other] = parties.filter((party) => isWorker(sides.names[party], language));
  return told.length > 0 && worker && !other ? { isWork: true, pays: otherThan(worker) } : null;
}

const isWorker = (name: string, language: Locale) => languages[language].money.working.test(bareRole(name, language));
const hasWorker = ({ names }: TwoSides, language: Locale) => parties.some((party) => isWorker(names[party], language));

/** Who pays by what each of the two is called. */
function toldByRoles(sides: TwoSides, language: Locale): Party[] {
  const { roles } = languages[language].money;
  return (['reader', 'other'] as const).flatMap((party): Party[] => {
    const bare = bareRole(sides.names[party], language);
    const pays = roles.pays.test(bare);
    // A "Seller" who is spoken to may well pay for a stall.
    const mayEarn = hasWorker(sides, language) || party === 'other' || !sides.isAddressed;
    const earns = roles.earns.test(bare) && mayEarn;
    return pays === earns ? [] : [pays ? party : otherThan(party)];
  });
}

/** By what is paid for; where that is no work, whoever serves is paid by the one served. */
export function dealOtherwise(sums: Parameters<typeof dealBySums>[0], sides: TwoSides, contract: ContractText): Deal {
  const bySums = dealBySums(sums, sides, contract);
  const isTold = bySums.isWork || toldByRoles(sides, contract.language).length > 0;
  const served = isTold ? null : payerByStanding(sides, contract.language);
  return served ? { isWork: false, pays: served } : bySums;
}

/** Of those who work together either may pay. */
export const isBetweenWorkers = ({ names }: TwoSides, language: Locale) =>
  parties.some((party) => standingOf(names[party], language) === 'working');

function payerByStanding(sides: TwoSides, language: Locale): Party | null {
  if (isBetweenWorkers(sides, language)) return null;
  const { names, isAddressed } = sides;
  const standings = { reader: standingOf(names.reader, language), other: standingOf(names.other, language) };
  for (const party of ['reader', 'other'] as const) {
    if (standings[party] === 'served') return party;
    const isSpokenTo = party === 'reader' && isAddressed;
    if (standings[party] === 'serving' && !isSpokenTo) return otherThan(party);
  }
  return null;
}

/** By what is paid, and by whom where that is said; who reads a contract usually pays, if it is not for work. */
function dealBySums(
  sums: readonly { purpose: Purpose | null; said: Party | null }[],
  { isReaderKnown, names }: TwoSides,
  { text, language }: ContractText,
): Deal {
  const words = [...text.slice(0, farthest).matchAll(languages[language].money.work)].length;
  const isPaidForWork = sums.some(({ purpose }) => purpose && onlyForWork.includes(purpose));
  const isWork = words >= fewestWords || (words > 1 && isPaidForWork);
  const weightFor = (party: Party) =>
    sums.reduce((total, { said, purpose }) => {
      const usual = purpose && direction[purpose];
      if (!said || !purpose || !usual || (usual === 'buyer' ? said : otherThan(said)) !== party) return total;
      // "If the water is off, we pay you €1 a day": who is paid for no work now and then pays as well.
      const isPrice = forWork.includes(purpose) && !onlyForWork.includes(purpose);
      return total + (party === 'reader' || isWork || isPrice ? 2 : 1);
    }, 0);
  // A partner or contractor pays as often as not.
  const isUsual = isReaderKnown && standingOf(names.reader, language) !== 'working';
  const reader = weightFor('reader') + (isUsual && !isWork ? 1 : 0);
  const other = weightFor('other') + (isUsual && isWork ? 1 : 0);
  return { isWork, pays: reader > other ? 'reader' : other > reader ? 'other' : null };
}

/** Who pays a sum of which only the purpose is told; null where it may be either. */
export function usualPayer(purpose: Purpose | null, { pays, isWork }: Deal): Party | null {
  if (!pays) return null;
  const usual = purpose ? direction[purpose] : 'buyer';
  if (isWork && usual === 'buyer') return purpose && forWork.includes(purpose) ? pays : null;
  return usual === 'buyer' ? pays : usual === 'seller' ? otherThan(pays) : null;
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
/** Who is paid it works for the other. */
const onlyForWork: readonly Purpose[] = ['salary', 'overtime', 'severance', 'royalty'];
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
  'down-payment',
  'balance',
  'extra-time',
  'commission',
  'sponsorship',
  'travel',
];
/** What only whoever pays for the contract pays. */
const ofBuyer: readonly Purpose[] = [
  'rent',
  'price',
  'down-payment',
  'balance',
  'salary',
  'bonus',
  'overtime',
  'severance',
  'allowance',
  'membership',
  'subscription',
  'joining',
  'course',
  'royalty',
  'sponsorship',
];

/** Pay is for work. "Late posts cost you €350": no price, though the word is that of one, where it is the other who pays the price. */
export const isPurposeOf = (payer: Party, purpose: Purpose, { pays, isWork }: Deal): boolean =>
  (isWork || !onlyForWork.includes(purpose) || purpose === 'royalty') &&
  (pays === null || payer === pays || !ofBuyer.includes(purpose));
