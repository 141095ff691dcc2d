import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import type { Citation } from './analyst';
import { quoteParts } from './evidence/quote-parts';
import { findShortened } from './evidence/shortened-quote';
import { type TextRange, TextSearch } from './evidence/text-search';

export type Locate = (citation: Citation) => Evidence;

/**
 * Prepares a text for finding quotes in it. `exact` and `close` evidence holds the words as written in
 * the text at its offsets; `none` holds the words that were given, which the text does not say.
 */
export function createLocator(text: string): Locate {
  const search = new TextSearch(text);
  const at = ({ start, end }: TextRange, match: 'exact' | 'close'): Evidence => ({
    quote: text.slice(start, end),
    start,
    end,
    match,
  });

  return ({ quote: given, start: hint }) => {
    const quote = given.trim();
    const none: Evidence = { quote: given, start: null, end: null, match: 'none' };
    if (quote === '') return none;
    const near = hint !== undefined && hint >= 0 ? hint + given.indexOf(quote) : undefined;

    const exact = search.exact(quote, near);
    if (exact) return at(exact, 'exact');
    const close = search.sameWords(quote, near) ?? findParts(search, quote, near) ?? search.similar(quote, near);
    return close ? at(close, 'close') : none;
  };
}

function findParts(search: TextSearch, quote: string, near: number | undefined): TextRange | null {
  const parts = quoteParts(quote);
  const [only] = parts;
  if (only === undefined || only === quote) return null;
  return parts.length > 1 ? findShortened(search, parts, near) : search.sameWords(only, near);
}
