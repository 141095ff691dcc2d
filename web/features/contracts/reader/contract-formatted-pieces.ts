import { characterEnd, foldText } from '#src/kernel/folding.ts';
import type { Stretch } from './evidence-place';

/** A stretch of one of the pieces that a formatted text consists of. */
export type PieceStretch = Stretch & { piece: number };

const mostOccurrences = 200;

/** The pieces of a formatted text, in which words of the contract's own text are looked up by their letters. */
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

  /** Where words stand; null when they do not. Of several places the one nearest to `expected` (0 to 1) is taken. */
  locate(words: string, expected: number): PieceStretch[] | null {
    const wanted = foldText(words, { joined: true }).folded;
    if (wanted === '') return null;
    const at = this.#nearest(wanted, expected * this.#letters.length);
    return at === null ? null : this.#withSigns(this.#stretches(at, wanted.length), words);
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
