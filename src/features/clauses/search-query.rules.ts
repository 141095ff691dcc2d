import type { Locale } from '#src/i18n/locale.schema.ts';
import { foldWords } from '#src/kernel/folding.ts';
import type { SearchRow } from './clauses.schema.ts';
import { withoutArticle } from './index-words.rules.ts';

const mostCharacters = 1000;
const mostWords = 12;

/** The one word by which a row says which version it is of and in which language. Never a word that people look for. */
export const scopeOf = (version: string, locale: string) => `scope${version}x${locale}`;

/** What a person typed, as words to look for: the last one may be incomplete. */
function wordsOf(typed: string): string[] {
  return [...new Set(foldWords(typed.slice(0, mostCharacters)).map(withoutArticle))].slice(0, mostWords);
}

/** A word and its singular. */
const formsOf = (word: string) => (/^[a-z]{4,}s$/.test(word) ? [word, word.slice(0, -1)] : [word]);

/**
 * A full-text expression for what a person typed: all words, the last one as a beginning. Null when there are no words
 * in it, which nothing matches. Folded words are letters and digits alone: nothing typed is syntax.
 */
export function searchExpression(
  { version, locale }: { version: string; locale: Locale },
  typed: string,
): string | null {
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  const terms = words.map((word, index) => {
    const forms = formsOf(word).map((form) => `"${form}"`);
    return `(${[...forms, ...(index === words.length - 1 ? [`"${word}"*`] : [])].join(' OR ')})`;
  });
  return `scope : "${scopeOf(version, locale)}" AND {title tags description wording} : (${terms.join(' AND ')})`;
}

/** A word in the title counts more than one in the tags, that more than in the description, and that than the wording. */
const places = [
  ['title', 8],
  ['tags', 4],
  ['description', 2],
  ['wording', 1],
] as const;

/** How well a clause that was found fits: for each word the best place where it occurs. */
export function fitOf(row: SearchRow, typed: string): number {
  const texts = places.map(([place, worth]) => ({ words: new Set(row[place].split(' ')), worth }));
  const looked = wordsOf(typed);
  return looked.reduce((sum, word, index) => {
    const stands = (words: Set<string>) =>
      formsOf(word).some((form) => words.has(form)) ||
      (index === looked.length - 1 && [...words].some((one) => one.startsWith(word)));
    return sum + (texts.find(({ words }) => stands(words))?.worth ?? 0);
  }, 0);
}
