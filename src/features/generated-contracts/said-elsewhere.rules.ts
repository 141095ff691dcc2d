import type { Wording } from '../clauses/clause-wording.rules.ts';
import type { Deal } from './deal.rules.ts';
import { dealBlanks } from './deal-blanks.rules.ts';
import type { ClausePreview, StatedSubject } from './generated-contracts.schema.ts';

/** How a sentence of a contract states what a clause of the library may state as well. */
const statements: Record<StatedSubject, RegExp> = {
  deposit: /\bdeposit\b[^.]*(?:£\s?\d|\d\s?(?:%|per cent))|(?:£\s?\d|\d\s?(?:%|per cent))[^.]*\bdeposit\b/i,
  limit:
    /\b(?:liab(?:le|ility)|responsib|indemni|claim|duty is|damage)[^.]*\b(?:limited to|not exceed|no more than|up to|at most) (?:a total of )?(?:£|the highest|\d+\s?(?:%|per cent))/i,
  guarantee: /\bguarant(?:ee|or)\b[^.]*£\s?\d/i,
  term: /\b(?:(?:fixed|initial) term of|for a term of|(?:Agreement|licence|lease|agency|term|it) (?:lasts?|continues|runs) (?:for|until)|ends on \d)/i,
  insurance: /\binsurance\b[^.;]*\bof at least £\s?\d/i,
  payment:
    /\b(?:paid|pays?|payable|payment)\b[^.]*\bwithin (?:\d+|[a-z]+) (?:working )?days of (?:receiving|receipt|the invoice|its date)/i,
};

/** What stays in the contract and speaks of a subject that the clause settles too, so that both have to say the same. */
export function saidElsewhere({ paragraphs }: Deal, { blanks }: Wording): ClausePreview['saidElsewhere'] {
  const subjects = new Set(blanks.flatMap((blank) => dealBlanks[blank]?.subject ?? []));
  return [...subjects].flatMap((subject) =>
    paragraphs
      .filter(({ words, goes }) => !goes && statements[subject].test(words))
      .map(({ number, words }) => ({ subject, number, words })),
  );
}
