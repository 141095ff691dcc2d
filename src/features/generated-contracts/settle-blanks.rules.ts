import { cleanLine } from '#src/kernel/clean-line.ts';
import { blankUse } from '../clauses/blank-use.rules.ts';
import { longestBlank } from '../clauses/clause-choices.schema.ts';
import type { Wording } from '../clauses/clause-wording.rules.ts';
import type { ClauseErrorCode } from '../clauses/clauses.errors.ts';
import { sumOf } from './money.rules.ts';

export type BlankFault = Extract<ClauseErrorCode, `clauses.blank_${string}`>;

/** What fills a blank, as it goes into a contract: a sum stands after “£” already. */
export function settledBlank({ sums }: Pick<Wording, 'sums'>, place: number, typed: string): string {
  const value = cleanLine(typed);
  return sums.has(place) ? value.replace(/^£\s?/, '') : value;
}

/** What is wrong with what was typed into a blank; null when nothing is. An example of a fact is not a fact. */
export function faultOfBlank(
  { blanks, sums }: Pick<Wording, 'blanks' | 'sums'>,
  place: number,
  typed: string,
): BlankFault | null {
  const suggestion = blanks[place] ?? '';
  const use = blankUse(suggestion);
  if (use === 'role' || use === 'law') return null;
  const value = cleanLine(typed);
  if (value === '') return 'clauses.blank_empty';
  if (use === 'fact' && value === suggestion) return 'clauses.blank_suggestion';
  if (sums.has(place) && sumOf(value) === null) return 'clauses.blank_sum';
  return Array.from(value).length > longestBlank ? 'clauses.blank_too_long' : null;
}
