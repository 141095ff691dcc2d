import type { KeyTerm } from '#src/features/contracts/analysis.schema.ts';
import type { Sections } from '../analysis-sections';

type ClauseType = NonNullable<KeyTerm['clauseType']>;

const inDates: ReadonlySet<ClauseType> = new Set(['agreement-date', 'effective-date', 'expiration-date']);

/** The facts that are not told above already: by the title, among the parties, or on the line of dates. */
export function beyondHead(keyTerms: readonly KeyTerm[], { title, parties, dates }: Sections): KeyTerm[] {
  const days = new Set((dates ?? []).flatMap(({ evidence }) => evidence.map(({ start }) => start)));
  return keyTerms.filter(({ clauseType, evidence }) => {
    if (clauseType === 'document-name') return !title;
    if (clauseType === 'parties') return !parties?.length;
    const isDated = clauseType !== null && inDates.has(clauseType);
    return !(isDated && evidence.some(({ start }) => start !== null && days.has(start)));
  });
}
