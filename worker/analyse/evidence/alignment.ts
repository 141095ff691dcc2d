import { decidesMeaning, negates, spelledAlike } from './similar-words';
import type { Word } from './word-index';

export interface Alignment {
  /** First and last aligned place in the text's words. */
  first: number;
  last: number;
  /** Words of the quote found, in order. */
  found: number;
}

type Pair = [quoteAt: number, textAt: number];

const leastShareFound = 0.85;
const mostInserted = (words: number) => Math.floor(words * 0.25) + 4;
const strayGap = 3;

/**
 * Aligns a quote with the words `from` to `to` of a text: at least 85 % of its words in order, close
 * together, and no number or negation among the differences.
 */
export function align(quote: string[], words: Word[], from: number, to: number): Alignment | null {
  const pairs = withoutStrays(drawnTogether(longestCommonWords(quote, words, from, to), words));
  const head = pairs[0];
  const tail = pairs.at(-1);
  if (!head || !tail) return null;

  let found = pairs.length;
  const missed = [...quote.slice(0, head[0]), ...quote.slice(tail[0] + 1)];
  for (let at = 1; at < pairs.length; at++) {
    const [quoteBefore, textBefore] = pairs[at - 1] as Pair;
    const [quoteAfter, textAfter] = pairs[at] as Pair;
    const said = quote.slice(quoteBefore + 1, quoteAfter);
    const written = words.slice(textBefore + 1, textAfter).map(({ folded }) => folded);
    if (spelledAlike(said.join(''), written.join(''))) found += said.length;
    else if (written.some(negates)) return null;
    else missed.push(...said);
  }
  if (missed.some(decidesMeaning) || found < quote.length * leastShareFound) return null;
  if (tail[1] - head[1] + 1 > quote.length + mostInserted(quote.length)) return null;
  return { first: head[1], last: tail[1], found };
}

function longestCommonWords(quote: string[], words: Word[], from: number, to: number): Pair[] {
  const width = to - from + 1;
  const lengths = new Uint16Array((quote.length + 1) * width);
  for (let row = quote.length - 1; row >= 0; row--) {
    for (let column = width - 2; column >= 0; column--) {
      const here = row * width + column;
      const below = here + width;
      lengths[here] =
        quote[row] === words[from + column]?.folded
          ? (lengths[below + 1] ?? 0) + 1
          : Math.max(lengths[below] ?? 0, lengths[here + 1] ?? 0);
    }
  }
  const pairs: Pair[] = [];
  for (let row = 0, column = 0; row < quote.length && column < width - 1; ) {
    const here = row * width + column;
    if (quote[row] === words[from + column]?.folded) pairs.push([row++, from + column++]);
    else if ((lengths[here + width] ?? 0) >= (lengths[here + 1] ?? 0)) row++;
    else column++;
  }
  return pairs;
}

/** Moves words that were matched too early, because they are common, up to the words they belong with. */
function drawnTogether(pairs: Pair[], words: Word[]): Pair[] {
  for (let at = pairs.length - 2; at >= 0; at--) {
    const pair = pairs[at] as Pair;
    const word = words[pair[1]]?.folded;
    let place = (pairs[at + 1] as Pair)[1] - 1;
    while (words[place]?.folded !== word) place--;
    pair[1] = place;
  }
  return pairs;
}

/** Leaves out common words ("the") that were matched far from the rest, at either end. */
function withoutStrays(pairs: Pair[]): Pair[] {
  let first = 0;
  let last = pairs.length - 1;
  const gap = (at: number) => (pairs[at + 1]?.[1] ?? 0) - (pairs[at]?.[1] ?? 0);
  while (first < last && gap(first) > strayGap) first++;
  while (last > first && gap(last - 1) > strayGap) last--;
  return pairs.slice(first, last + 1);
}
