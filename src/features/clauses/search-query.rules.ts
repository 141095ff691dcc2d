import type { Locale } from '../../i18n/locale.schema.ts';
import { foldWords } from '../../kernel/fold-words.ts';
import { withoutArticle } from './index-words.rules.ts';

const mostCharacters = 1000;
const mostWords = 12;

/** The one word by which a row says which version it is of and in which language. Never a word that people look for. */
export const scopeOf = (version: string, locale: string) => `scope${version}x${locale}`;

/** One word or its singular; nothing of it is syntax, since folded words are letters and digits alone. */
function eitherForm(word: string): string {
  const singular = /^[a-z]{4,}s$/.test(word) ? word.replace(/s$/, '') : null;
  return singular ? `("${word}" OR "${singular}")` : `"${word}"`;
}

/**
 * A full-text expression for what a person typed: all words, the last one as a beginning. Null when there are no words
 * in it, which nothing matches.
 */
export function searchExpression(
  { version, locale }: { version: string; locale: Locale },
  typed: string,
): string | null {
  const words = [...new Set(foldWords(typed.slice(0, mostCharacters)).map(withoutArticle))].slice(0, mostWords);
  const last = words.pop();
  if (last === undefined) return null;
  const singular = /^[a-z]{4,}s$/.test(last) ? ` OR "${last.slice(0, -1)}"` : '';
  const terms = [...words.map(eitherForm), `("${last}"*${singular})`];
  return `scope : "${scopeOf(version, locale)}" AND {title tags description wording} : (${terms.join(' AND ')})`;
}
