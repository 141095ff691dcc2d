import { characterEnd, foldText } from '#src/kernel/folding.ts';
import type { Stretch } from './evidence-place';

/** A stretch of one of the pieces that a page or a formatted text consists of. */
export type PieceStretch = Stretch & { piece: number };

/** Fewer letters than these prove nothing when they are found alone. */
const fewestLetters = 12;
const mostOccurrences = 200;
/** Less than this share of the words is not the passage. */
const leastFound = 0.6;

/** The pieces of a page or a formatted text, in which words of the contract's own text are looked up. */
export class PieceText {
  readonly #pieces: readonly string[];
  readonly #letters: string;
  /** For each letter its piece and its place in it. */
  readonly #places: PieceStretch[] = [];

  constructor(pieces: readonly string[]) {
    this.#pieces = pieces;
    const letters = pieces.map((text, piece) => {
      const { folded, sources } = foldText(text, { joined: true });
      for (const start of sources) this.#places.push({ piece, start, end: characterEnd(text, start) });
      return folded;
    });
    this.#letters = letters.join('');
  }

  /**
   * Where words stand; null when they do not. Words that stand there in several portions (over a page's foot, over
   * columns) are put together from them; of several places the one nearest to `expected` (0 to 1) is taken.
   */
  locate(words: string, expected: number): PieceStretch[] | null {
    const wanted = foldText(words, { joined: true }).folded;
    if (wanted === '') return null;
    const whole = this.#nearest(wanted, expected * this.#letters.length);
    const found =
      whole === null ? this.#portions(wanted, expected * this.#letters.length) : this.#stretches(whole, wanted.length);
    return found && this.#withSigns(found, words);
  }

  #portions(wanted: string, expected: number): PieceStretch[] | null {
    const found: PieceStretch[] = [];
    let near = expected;
    let from = 0;
    let covered = 0;
    while (from < wanted.length) {
      const length = this.#longestPrefix(wanted.slice(from));
      if (length < Math.min(fewestLetters, wanted.length)) {
        from += Math.max(1, Math.floor(fewestLetters / 3));
        continue;
      }
      const at = this.#nearest(wanted.slice(from, from + length), near) ?? 0;
      found.push(...this.#stretches(at, length));
      covered += length;
      from += length;
      near = at + length;
    }
    return covered >= leastFound * wanted.length ? found : null;
  }

  /** How many of the first letters stand somewhere together. */
  #longestPrefix(wanted: string): number {
    let some = 0;
    let tooMany = wanted.length + 1;
    while (tooMany - some > 1) {
      const half = (some + tooMany) >> 1;
      if (this.#letters.includes(wanted.slice(0, half))) some = half;
      else tooMany = half;
    }
    return some;
  }

  #nearest(wanted: string, near: number): number | null {
    let best: number | null = null;
    let at = this.#letters.indexOf(wanted);
    for (let tries = 0; at >= 0 && tries < mostOccurrences; tries++) {
      if (best === null || Math.abs(at - near) < Math.abs(best - near)) best = at;
      at = this.#letters.indexOf(wanted, at + 1);
    }
    return best;
  }

  #stretches(from: number, length: number): PieceStretch[] {
    const stretches: PieceStretch[] = [];
    for (const place of this.#places.slice(from, from + length)) {
      const last = stretches.at(-1);
      if (last?.piece === place.piece) last.end = place.end;
      else stretches.push({ ...place });
    }
    return stretches;
  }

  /** Letters with the signs around them: all between two stretches, and at both ends those of the words themselves. */
  #withSigns(stretches: readonly PieceStretch[], words: string): PieceStretch[] {
    const [before = ''] = words.trim().match(/^[^\p{L}\p{N}]+/u) ?? [];
    const [after = ''] = words.trim().match(/[^\p{L}\p{N}]+$/u) ?? [];
    return stretches.map(({ piece, start, end }, index) => {
      const text = this.#pieces[piece] ?? '';
      const goesOn = stretches[index + 1] !== undefined && stretches[index + 1]?.piece !== piece;
      const cameHere = index > 0 && stretches[index - 1]?.piece !== piece;
      const head = text.slice(0, start);
      const tail = text.slice(end);
      const nothing = /[\p{L}\p{N}]/u;
      return {
        piece,
        start:
          cameHere && !nothing.test(head)
            ? start - head.trimStart().length
            : start - shared(head.endsWith(before), before),
        end: goesOn && !nothing.test(tail) ? end + tail.trimEnd().length : end + shared(tail.startsWith(after), after),
      };
    });
  }
}

const shared = (same: boolean, signs: string) => (same ? signs.length : 0);
