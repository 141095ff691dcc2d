import { languages } from '#worker/analyse/languages/languages.ts';
import { addPeriod } from '../read/calendar';
import type { ContractText, Sentence } from '../text/contract-text';
import { says } from '../text/says';
import type { DatedStatement } from './dated-statements';

/** So long before it is signed, no contract has begun. */
const longBefore = { amount: -90, unit: 'day' } as const;

/**
 * Sentences that speak of a paper older than the contract: "The shop is held under a lease of 1 April 2021, which ends
 * on 31 March 2030." How long that one lasts is not how long this one does, unless this one changes it.
 */
export function findOlderPapers(
  statements: readonly DatedStatement[],
  agreed: DatedStatement | null,
  { language }: ContractText,
): ReadonlySet<Sentence> {
  const limit = agreed && addPeriod(agreed.date, longBefore);
  if (!limit) return new Set();
  const { replaced, prolonged } = languages[language].dates;
  const own = new Set(
    statements
      .filter(
        ({ date, before }) =>
          date === agreed.date || says(prolonged, language, before) || says(replaced, language, before),
      )
      .map(({ sentence }) => sentence),
  );
  return new Set(
    statements.filter(({ date, sentence }) => date < limit && !own.has(sentence)).map(({ sentence }) => sentence),
  );
}
