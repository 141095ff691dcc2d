import type { Findings } from './analyst';

/**
 * So many sums and so many dates are listed at most: far more than contracts have, and few enough for the row of a
 * database (two megabytes) with the sentence of each.
 */
export const mostListed = 300;

/** What is said of the contract as a whole, before what has to be done on some day. */
const ofContract = new Set<Findings['dates'][number]['kind']>([
  'agreement',
  'effective',
  'expiry',
  'renewal',
  'notice-deadline',
  'cancellation',
  'probation',
]);

/** The first sums, and the days of the contract itself before all others. Both keep their order. */
export function cutLists({ money, dates }: Pick<Findings, 'money' | 'dates'>) {
  const isMain = ({ kind }: Findings['dates'][number]) => ofContract.has(kind);
  const kept = new Set([...dates.filter(isMain), ...dates.filter((date) => !isMain(date))].slice(0, mostListed));
  return {
    money: money.slice(0, mostListed),
    dates: dates.filter((date) => kept.has(date)),
    areCut: money.length > mostListed || dates.length > mostListed,
  };
}
