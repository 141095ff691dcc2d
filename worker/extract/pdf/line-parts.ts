import type { PrintedLine } from '../printed-text';
import type { Box } from './glyphs';

/** What stands at one height in a line: see `PrintedLine`, but in points with y upwards. */
export type LinePart = Omit<PrintedLine, 'page'>;

/** What differs in height by no more than this stands at one height, as a raised figure does with its line. */
const sameHeight = 1.2;

function fits(part: Pick<Box, 'top' | 'bottom'>, { top, bottom }: Pick<Box, 'top' | 'bottom'>): boolean {
  const both = Math.max(part.top, top) - Math.min(part.bottom, bottom);
  return both <= sameHeight * Math.max(part.top - part.bottom, top - bottom);
}

/** What cleaning takes out of a text makes no word. */
const isNothing = (code: number) =>
  code < 0x20 || (code > 0x7e && code < 0xa0) || code === 0xad || code === 0xfeff || code >= 0xfffe;

/** Where the words of a line stand, noted while its text is put together, in the order of the text. */
export class LineParts {
  readonly list: LinePart[] = [];
  #inWord = false;

  /** The next piece of the text, from offset `at`, and where it is drawn; white space ends a word. */
  add(text: string, at: number, box: Box): void {
    if (text.length <= 1) this.#add(text, at, box);
    // A letter with its marks, or a sign that stands for several words.
    else for (const { 0: piece, index } of text.matchAll(/\s+|\S+/g)) this.#add(piece, at + index, box);
  }

  #add(piece: string, at: number, box: Box): void {
    if (piece.trim() === '') {
      this.#inWord &&= piece === '';
      return;
    }
    // A hyphen at a line end belongs to its word.
    if (!this.#inWord && piece.length === 1 && isNothing(piece.charCodeAt(0))) return;
    this.#place(at, at + piece.length, box);
  }

  /** White space that has no place. */
  gap(): void {
    this.#inWord = false;
  }

  /** Another line that goes on from offset `from`; `glued`: in the middle of a word. */
  join({ list }: LineParts, from: number, glued: boolean): void {
    this.#inWord = glued;
    for (const { start, end, top, bottom, edges } of list) {
      for (let at = 0; at < edges.length; at += 2) {
        this.#place(from + start, from + end, { top, bottom, left: edges[at] ?? 0, right: edges[at + 1] ?? 0 });
        this.#inWord = false;
      }
    }
  }

  #place(start: number, end: number, box: Box): void {
    const last = this.list.at(-1);
    const { top, bottom, left, right } = box;
    const goesOn = this.#inWord;
    this.#inWord = true;
    if (!last || !fits(last, box)) {
      this.list.push({ start, end, top, bottom, edges: [left, right] });
      return;
    }
    const { edges } = last;
    if (goesOn) {
      const word = edges.length - 2;
      edges[word] = Math.min(edges[word] ?? left, left);
      edges[word + 1] = Math.max(edges[word + 1] ?? right, right);
    } else edges.push(left, right);
    last.top = Math.max(last.top, top);
    last.bottom = Math.min(last.bottom, bottom);
    last.end = end;
  }
}
