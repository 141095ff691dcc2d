import { cleanLine } from '#src/kernel/clean-line.ts';
import { blankUse } from '../clauses/blank-use.rules.ts';
import { longestBlank } from '../clauses/clause-choices.schema.ts';
import type { ClauseErrorCode } from '../clauses/clauses.errors.ts';

export type BlankFault = Extract<ClauseErrorCode, `clauses.blank_${string}`>;

/** What is wrong with what was typed into a blank; null when nothing is. An example of a fact is not a fact. */
export function faultOfBlank(suggestion: string, typed: string): BlankFault | null {
  const use = blankUse(suggestion);
  if (use === 'role' || use === 'law') return null;
  const value = cleanLine(typed);
  if (value === '') return 'clauses.blank_empty';
  if (use === 'fact' && value === suggestion) return 'clauses.blank_suggestion';
  return Array.from(value).length > longestBlank ? 'clauses.blank_too_long' : null;
}
