import type { Evidence, Measured } from '#src/features/contracts/analysis.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Sections } from '../analysis-sections';

/** Of an analysis, what rules are held against. */
export type Facts = Pick<
  Sections,
  | 'measured'
  | 'keyTerms'
  | 'riskAssessment'
  | 'favours'
  | 'missingClauses'
  | 'money'
  | 'dates'
  | 'coverage'
  | 'warnings'
>;

const inText = ({ match }: Evidence) => match !== 'none';

/** Clauses that are another's by another name. */
const alsoCalled: Partial<Record<ClauseType, ClauseType>> = {
  'non-compete': 'restraint-after-employment',
  'price-increase': 'rent-review',
};

/** The words of such clauses, whichever analyst found them. */
export function wordsOf(facts: Facts, type: ClauseType): Evidence[] {
  const { measured, keyTerms, riskAssessment, favours } = facts;
  const risks = riskAssessment && [...riskAssessment.high, ...riskAssessment.medium, ...riskAssessment.low];
  const words = [measured?.clauses, keyTerms, risks, favours].flatMap((found) =>
    (found ?? [])
      .filter(({ clauseType }) => clauseType === type || (clauseType && clauseType === alsoCalled[type]))
      .flatMap(({ evidence }) => evidence.filter(inText)),
  );
  return [...new Map(words.map((one) => [one.start, one])).values()];
}

export const measuredOf = ({ measured }: Facts, type: ClauseType): Measured['clauses'] =>
  measured?.clauses.filter(({ clauseType }) => clauseType === type) ?? [];

/** That it is missing is what an analyst says, or no word of the contract speaks of it. */
export const isMissing = ({ missingClauses, measured }: Facts, type: ClauseType): boolean =>
  missingClauses?.some(({ clauseType }) => clauseType === type) === true || measured?.silentOn.includes(type) === true;

const partly = ['unreadable-pages', 'shortened', 'lists-cut'];

/** All of the contract was read, and all that was found can be. */
export function isAllKnown({ coverage, warnings, keyTerms, riskAssessment }: Facts): boolean {
  if (!coverage || !warnings || !keyTerms || !riskAssessment) return false;
  return coverage.pagesRead >= coverage.pagesTotal && !warnings.some(({ kind }) => partly.includes(kind));
}

const timesAYear: Record<string, number> = { week: 52, month: 12, quarter: 4, year: 1 };

/** Between what and what the sums of a year are, in a currency; null where none is known for certain. */
export function yearlySums({ money }: Facts, currency: string | null): { least: number; most: number } | null {
  const owed = (money ?? []).filter((sum) => !sum.unconfirmed && sum.currency === currency);
  const yearly = owed.flatMap(({ amount, per }) => (timesAYear[per] ? amount * timesAYear[per] : []));
  if (yearly.length === 0) return null;
  // How often an hour or an event is paid is not known.
  const isOpen = owed.some(({ per }) => ['hour', 'day', 'event'].includes(per));
  return {
    least: Math.max(...yearly),
    most: isOpen ? Number.POSITIVE_INFINITY : yearly.reduce((sum, one) => sum + one, 0),
  };
}
