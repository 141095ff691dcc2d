export interface Span {
  start: number;
  end: number;
}

/** Where a quote stands in a text whose white space may differ. Throws where it does not stand there. */
export function findQuote(text: string, quote: string): Span {
  const pattern = quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  const found = new RegExp(pattern, 'u').exec(text);
  if (!found) throw new Error(`not in the text: “${quote}”`);
  return { start: found.index, end: found.index + found[0].length };
}

/** Spans meet when they share half of the shorter one. */
export function meet(one: Span, other: Span): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared >= 0.5 * Math.min(one.end - one.start, other.end - other.start);
}
