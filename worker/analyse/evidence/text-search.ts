import { characterEnd, type FoldedText, foldText } from '#src/kernel/folding.ts';
import { align } from './alignment';
import { standsAlone } from './boundaries';
import { findSimilar } from './fuzzy-search';
import { nearestOccurrence } from './nearest-occurrence';
import { firstWordAfter, indexWords, type Word, type WordIndex, wordsOf } from './word-index';

export interface TextRange {
  start: number;
  end: number;
}

/** Ways to find words in one text; each prepares what it needs on its first use. */
export class TextSearch {
  readonly #text: string;
  #folded: FoldedText | undefined;
  #index: WordIndex | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The very characters. */
  exact(quote: string, near?: number): TextRange | null {
    const accepts = (at: number) => at === near || standsAlone(this.#text, at, at + quote.length);
    const start = nearestOccurrence(this.#text, quote, near, accepts);
    return start === -1 ? null : { start, end: start + quote.length };
  }

  /** The same words, whatever their spacing, punctuation, quotation marks, case and accents. */
  sameWords(quote: string, near?: number, within?: TextRange): TextRange | null {
    this.#folded ??= foldText(this.#text);
    const { folded, sources } = this.#folded;
    const wanted = foldText(quote).folded;
    const rangeAt = (at: number): TextRange => ({
      start: sources[at] ?? 0,
      end: characterEnd(this.#text, sources[at + wanted.length - 1] ?? 0),
    });
    const at = nearestOccurrence(folded, wanted, near === undefined ? near : foldedOffset(sources, near), (at) => {
      const { start, end } = rangeAt(at);
      if (within && (start < within.start || end > within.end)) return false;
      return standsAlone(this.#text, start, end);
    });
    return at === -1 ? null : rangeAt(at);
  }

  /** Nearly the same words in the same order. */
  similar(quote: string, near?: number, within?: TextRange): TextRange | null {
    this.#index ??= indexWords(this.#text);
    const { words } = this.#index;
    const wanted = wordsOf(quote).map(({ folded }) => folded);
    const found = within
      ? align(wanted, words, firstWordAfter(words, within.start), firstWordAfter(words, within.end))
      : findSimilar(wanted, this.#index, near);
    return found && { start: (words[found.first] as Word).start, end: (words[found.last] as Word).end };
  }
}

function foldedOffset(sources: Uint32Array, offset: number): number {
  let low = 0;
  let high = sources.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sources[middle] ?? 0) >= offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
