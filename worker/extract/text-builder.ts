import { cleanText } from './clean-text';
import type { Block } from './extracted-document';

export type NewBlock = Omit<Block, 'start' | 'end'> & { text: string };

/** Puts blocks one after the other and notes where each came to stand. */
export class TextBuilder {
  readonly blocks: Block[] = [];
  #parts: string[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get text(): string {
    return this.#parts.join('');
  }

  /** A block without a visible character is left out. `gap` is the white space before it, where the source has its own. */
  add({ text: raw, ...block }: NewBlock, gap = '\n\n'): void {
    const text = cleanText(raw)
      .replace(/[ \t]*\n\s*/g, '\n')
      .trim();
    if (text === '') return;
    if (this.#length > 0) this.#push(gap);
    const start = this.#length;
    this.#push(text);
    this.blocks.push({ ...block, start, end: this.#length });
  }

  #push(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
  }
}
