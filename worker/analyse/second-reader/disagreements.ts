import { riskLevels } from '#src/features/contracts/analysis-shape.schema.ts';
import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Citation, Findings } from '../analyst';

/** Clauses that one reader calls missing and the other found: no longer missing, but passages to read. */
export function disagreements(
  { missingClauses }: Findings,
  other: Findings,
  locale: Locale,
): { missingClauses: Findings['missingClauses']; passages: Findings['readClosely'] } {
  const found = clausesOf(other);
  return {
    missingClauses: missingClauses.filter(({ clauseType }) => !found.has(clauseType)),
    passages: missingClauses.flatMap(({ clauseType, title }) => {
      const citation = found.get(clauseType);
      const topic = m.second_reader_not_missing({ clause: title }, { locale });
      return citation ? [{ topic, evidence: [citation] }] : [];
    }),
  };
}

/** The clauses that were found, each with the first words of its evidence. */
function clausesOf({ keyTerms, risks }: Findings): Map<ClauseType, Citation> {
  const clauses = new Map<ClauseType, Citation>();
  for (const { clauseType, evidence } of [...keyTerms, ...riskLevels.flatMap((level) => risks[level])]) {
    const [citation] = evidence;
    if (clauseType && citation && !clauses.has(clauseType)) clauses.set(clauseType, citation);
  }
  return clauses;
}
