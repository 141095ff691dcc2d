import type { ContractDate, StoredAnalysis } from './analysis.schema';

export type DatedDate = ContractDate & { past: boolean };

/** Today's calendar date where the reader is, in ISO 8601. */
export function isoToday(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The dates of a contract in their order. */
export const datesInOrder = (dates: readonly ContractDate[], today: string): DatedDate[] =>
  dates.map((one) => ({ ...one, past: one.date < today })).sort((one, other) => one.date.localeCompare(other.date));

const countedKinds = ['notice-deadline', 'cancellation', 'expiry', 'renewal', 'probation'] as const;
const kept = 2;

/**
 * The dates that nobody may miss: the next of each kind that ends or renews something, and the expiry that has passed.
 * That a term has passed is left out where the contract renews after it.
 */
export function pressingDates(dates: readonly ContractDate[], today: string): DatedDate[] {
  const inOrder = datesInOrder(dates, today);
  const renews = inOrder.some(({ kind, past }) => kind === 'renewal' && !past);
  return countedKinds
    .flatMap((kind) => {
      const ofKind = inOrder.filter((one) => one.kind === kind);
      const expired = kind === 'expiry' && !renews ? ofKind.findLast(({ past }) => past) : undefined;
      return ofKind.find(({ past }) => !past) ?? expired ?? [];
    })
    .slice(0, kept)
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** The term is over and nothing renews it: there is nothing left to sign. */
export const hasEnded = (dates: readonly ContractDate[], today: string): boolean =>
  pressingDates(dates, today).some(({ kind, past }) => kind === 'expiry' && past);

/** How much there is to do and to know. */
export const countsOf = ({ riskAssessment, readClosely }: Pick<StoredAnalysis, 'riskAssessment' | 'readClosely'>) => ({
  negotiate: (riskAssessment?.high.length ?? 0) + (riskAssessment?.medium.length ?? 0),
  know: riskAssessment?.low.length ?? 0,
  read: readClosely?.length ?? 0,
});
