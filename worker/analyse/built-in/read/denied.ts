import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import {
  type AbsentClause,
  absentClauses,
  type DeniableClause,
  deniableClauses,
} from '#worker/analyse/languages/denial-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { compilePattern } from '../text/compile-pattern';
import type { Sentence } from '../text/contract-text';

const isDeniable = (type: ClauseType): type is DeniableClause =>
  (deniableClauses as readonly ClauseType[]).includes(type);

/** The words of a clause stand there, but say its contrary or something else: "no automatic renewal". */
export function isDenied(type: ClauseType | null, words: string, language: Locale): boolean {
  if (type === null || !isDeniable(type)) return false;
  return compilePattern(languages[language].denials.denied[type], language).test(words);
}

const isAbsentable = (type: ClauseType): type is AbsentClause =>
  (absentClauses as readonly ClauseType[]).includes(type);

/** A longer sentence says many things, of which only one is denied. */
const longestDenial = 400;

/** The words of a clause stand there, but say that there is none: it is no clause of the contract at all. */
export const isSaidToBeAbsent = (type: ClauseType, words: string, language: Locale): boolean =>
  isAbsentable(type) &&
  words.length <= longestDenial &&
  compilePattern(languages[language].denials.absent[type], language).test(words);

/** Another contract, or one that is over: what it says, this one does not. */
export const isElsewhere = (words: string, language: Locale): boolean =>
  words.length <= longestDenial && compilePattern(languages[language].denials.elsewhere, language).test(words);

/** How many sentences tell the background, at most: what is behind it may have headings that were not seen. */
const longestBackground = 12;

/** It tells how the parties came to the contract, and binds nobody. */
export function isBackground({ words, clause, index }: Sentence, language: Locale): boolean {
  const { background, whereas } = languages[language].denials;
  if (compilePattern(whereas, language).test(words)) return true;
  const heading = clause.heading.split(' / ').at(-1)?.trim() ?? '';
  const first = clause.sentences[0]?.index ?? index;
  return index - first < longestBackground && compilePattern(background, language).test(heading);
}
