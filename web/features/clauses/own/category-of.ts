import type { ClauseCategory } from '#src/features/clauses/clause-choices.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';

const ideas = /ip-|licence|source-code/;
const ends = /terminat|renewal|expiration|break-clause|cooling-off|change-of-control/;
const risks =
  /liability|indemnity|insurance|damages|warranty|payment|price|deposit|guarantee|risk|commitment|service-levels/;

/** Where a clause about something stands in the library; a suggestion that can be changed. */
export function categoryOf(type: ClauseType | null): ClauseCategory {
  if (type === null) return 'Legal';
  if (ends.test(type)) return 'Termination';
  if (ideas.test(type)) return 'Intellectual Property';
  return risks.test(type) ? 'Risk Management' : 'Legal';
}
