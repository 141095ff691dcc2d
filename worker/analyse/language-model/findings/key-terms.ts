import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Findings } from '#worker/analyse/analyst.ts';
import type { Answer } from '../answers/answer.schema';
import { citations, knownClauseType } from './citations';

const mostKeyTerms = 12;

/** Key terms that the head of the page does not say already. The law comes first: it has no place of its own there. */
export function keyTermsOf({ keyTerms, parties, dates }: Answer): Findings['keyTerms'] {
  const has = (kind: string) => dates.some((date) => date.kind === kind);
  const saidInHead: Partial<Record<ClauseType, boolean>> = {
    'document-name': true,
    parties: parties.length > 0,
    'agreement-date': has('agreement'),
    'effective-date': has('effective'),
    'expiration-date': has('expiry'),
  };
  const terms = keyTerms
    .map(({ quotes, clauseType, ...term }) => ({
      ...term,
      clauseType: knownClauseType(clauseType),
      evidence: citations(quotes),
    }))
    .filter(({ clauseType }) => clauseType === null || !saidInHead[clauseType]);
  const isLaw = ({ clauseType }: (typeof terms)[number]) => clauseType === 'governing-law';
  return [...terms.filter(isLaw), ...terms.filter((term) => !isLaw(term))].slice(0, mostKeyTerms);
}
