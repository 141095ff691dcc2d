import type { TextRange, TextSearch } from './text-search';

const farthestApart = 2000;

/**
 * Finds a quote whose parts are joined by ellipses: every part, in order, each near the one before.
 * Parts taken from distant places are not one passage, and are not found.
 */
export function findShortened(search: TextSearch, parts: string[], near?: number): TextRange | null {
  const longest = parts.reduce((best, part, at) => (part.length > (parts[best] ?? '').length ? at : best), 0);
  const anchor = parts[longest] as string;
  const found = search.sameWords(anchor, near) ?? search.similar(anchor, near);
  if (!found) return null;

  let { start, end } = found;
  for (const part of parts.slice(longest + 1)) {
    const window = { start: end, end: end + farthestApart };
    const next = search.sameWords(part, end, window) ?? search.similar(part, end, window);
    if (!next) return null;
    end = next.end;
  }
  for (const part of parts.slice(0, longest).reverse()) {
    const window = { start: Math.max(0, start - farthestApart), end: start };
    const previous = search.sameWords(part, start, window) ?? search.similar(part, start, window);
    if (!previous) return null;
    start = previous.start;
  }
  return { start, end };
}
