import { ExtractionError } from '../extracted-document';
import type { PlainParagraph } from '../plain-document';
import { mostBlocks, refuseEndless } from '../text-builder';

/** Puts words together into paragraphs; those of footnotes go to the end under their marks. */
export class RtfText {
  readonly paragraphs: PlainParagraph[] = [];
  hidden = '';
  #open = '';
  #notes: string[] = [];
  #inNote = false;
  #length = 0;

  write(text: string): void {
    this.#length += text.length;
    refuseEndless(this.#length);
    if (this.#inNote) this.#notes[this.#notes.length - 1] += text;
    else this.#open += text;
  }

  /** A paragraph of nothing but spaces leaves no trace. */
  endParagraph(): void {
    if (this.#inNote) {
      this.write(' ');
      return;
    }
    const text = this.#open.replace(/(?<!\t)\t+$/, '');
    this.#open = '';
    if (text.trim() === '') return;
    if (this.paragraphs.length >= mostBlocks) throw new ExtractionError('contracts.document_too_large');
    this.paragraphs.push({ text });
  }

  openNote(): void {
    if (this.#inNote) return;
    if (this.#notes.length >= mostBlocks) throw new ExtractionError('contracts.document_too_large');
    this.write(`[${this.#notes.length + 1}]`);
    this.#notes.push('');
    this.#inNote = true;
  }

  closeNote(): void {
    this.#inNote = false;
  }

  end(): PlainParagraph[] {
    this.endParagraph();
    const notes = this.#notes.map((text, index) => ({
      mark: `[${index + 1}]`,
      words: text.replace(/\s+/g, ' ').trim(),
    }));
    const kept = notes.filter(({ words }) => words !== '');
    return [...this.paragraphs, ...kept.map(({ mark, words }) => ({ text: `${mark} ${words}`, note: mark }))];
  }
}
