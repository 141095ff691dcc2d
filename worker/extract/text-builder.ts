import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import { maxDocumentTokens } from '#src/features/usage/usage.rules.ts';
import { cleanText } from './clean-text';
import { ExtractionError } from './extracted-document';
import { type PrintedLine, settlePrinted } from './printed-text';

/** A contract of 250 pages has some 10,000. Each is two tokens or more, so that no document with more could be analysed. */
export const mostBlocks = 100_000;

/** Three times the usual length of so many tokens: a longer text is not read to its end to be refused. */
const mostCharacters = 15 * maxDocumentTokens;

/** Throws contracts.document_too_large for more text than can be analysed. */
export function refuseEndless(characters: number): void {
  if (characters > mostCharacters) throw new ExtractionError('contracts.document_too_large');
}

export type NewBlock = Omit<TextBlock, 'start' | 'end'> & { text: string; printed?: PrintedLine[] };

/** Puts blocks one after the other and records the offsets of each. */
export class TextBuilder {
  readonly blocks: TextBlock[] = [];
  readonly printed: PrintedLine[] = [];
  #parts: string[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  get text(): string {
    return this.#parts.join('');
  }

  /** A block without a visible character is left out. `gap` is the white space before it, where the source has its own. */
  add({ text: raw, printed = [], ...block }: NewBlock, gap = '\n\n'): void {
    const lines = cleanText(raw).split('\n');
    const text = lines
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n');
    if (text === '') return;
    if (this.blocks.length >= mostBlocks) throw new ExtractionError('contracts.document_too_large');
    if (this.#length > 0) this.#push(gap);
    const start = this.#length;
    this.#push(text);
    this.blocks.push({ ...block, start, end: this.#length });
    for (const line of settlePrinted({ text: raw, printed }, text, start)) this.printed.push(line);
  }

  #push(part: string): void {
    this.#parts.push(part);
    this.#length += part.length;
    refuseEndless(this.#length);
  }
}
