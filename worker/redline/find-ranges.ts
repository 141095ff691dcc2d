import { createLocator, type Locate } from '#worker/analyse/evidence.ts';
import type { Proposal } from './proposal';

export interface Range {
  start: number;
  end: number;
}

/**
 * Finds quotes in a text that is read anew: where they were, or, where an earlier reader made another text of the file,
 * wherever they are now.
 */
export function createRangeFinder(text: string) {
  let locate: Locate | null = null;
  const find = ({ quote, start, match }: Proposal['quotes'][number]): Range | null => {
    if (match === 'none' || start === null || quote.trim() === '') return null;
    if (text.startsWith(quote, start)) return { start, end: start + quote.length };
    locate ??= createLocator(text);
    const found = locate({ quote, start });
    return found.start === null || found.end === null ? null : { start: found.start, end: found.end };
  };

  /** The passages of quotes in the order of these; what follows without a word between is one. */
  return (quotes: Proposal['quotes']): Range[] => {
    const passages: Range[] = [];
    for (const quote of quotes) {
      const range = find(quote);
      const next =
        range && passages.find(({ end }) => end <= range.start && text.slice(end, range.start).trim() === '');
      const within = range && passages.some(({ start, end }) => start <= range.start && range.end <= end);
      if (next) next.end = range.end;
      else if (range && !within) passages.push(range);
    }
    return passages;
  };
}
