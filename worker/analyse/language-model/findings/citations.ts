import { type ClauseType, clauseTypes } from '#src/features/contracts/clause-types.schema.ts';
import type { Citation } from '#worker/analyse/analyst.ts';

const mostQuotes = 6;

export const citations = (quotes: string[]): Citation[] =>
  [...new Set(quotes)]
    .filter(Boolean)
    .slice(0, mostQuotes)
    .map((quote) => ({ quote }));

/** A clause type that there is; models make some up. */
export const knownClauseType = (clauseType: string | null): ClauseType | null =>
  clauseTypes.find((type) => type === clauseType) ?? null;
