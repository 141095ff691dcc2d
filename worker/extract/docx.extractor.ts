import type { ExtractionWarning } from '#src/features/contracts/contract-text.schema.ts';
import { charactersPerPage } from '#src/features/contracts/contracts.schema.ts';
import { breathe } from '#worker/breathe.ts';
import { blockKind } from './block-kind';
import { ClauseCounter } from './docx/clause-counter';
import { type DocxFindings, type DocxParagraph, walkDocument } from './docx/document-walker';
import { readNumberingPart } from './docx/numbering-part';
import { readDocxParts } from './docx/package-parts';
import { headingLevel, readStyles, type Styles } from './docx/styles-part';
import { type ExtractedDocument, hiddenText } from './extracted-document';
import { rowText } from './row-paragraphs';
import { type NewBlock, refuseEndless, TextBuilder } from './text-builder';

const longestHeading = 150;

interface NumberedParagraph {
  paragraph: DocxParagraph;
  number: string | null;
  /** From 0. */
  level: number;
  text: string;
}

/** What a block of the text was made of. */
export interface BlockSource {
  part: 'document' | 'footnotes' | 'endnotes';
  paragraphs: readonly SourceParagraph[];
}

export interface SourceParagraph extends Pick<DocxParagraph, 'text' | 'pieces'> {
  /** What stands before its words and is not written in the file: a number that Word counts, the mark of a note. */
  number: string | null;
}

type OnBlock = (source: BlockSource) => void;

function shapeOf(
  { paragraph, number, level, text }: NumberedParagraph,
  styles: Styles,
): Omit<NewBlock, 'text' | 'page'> {
  const outline = paragraph.outline !== null && paragraph.outline < 9 ? paragraph.outline + 1 : null;
  const heading = outline ?? headingLevel(styles, paragraph.style);
  const short = paragraph.text.trim().length <= longestHeading;
  if (heading !== null && short) return { kind: 'heading', level: heading, number };
  const guessed = blockKind(text, { prominent: paragraph.bold && paragraph.text.trim() !== '' });
  if (number === null) return guessed;
  if (guessed.kind === 'heading' && number !== '•') return { kind: 'heading', level: level + 1, number };
  return { kind: 'list-item', level: level + 1, number };
}

class DocxBlocks {
  readonly builder = new TextBuilder();
  readonly #styles: Styles;
  readonly #counter: ClauseCounter;
  readonly #onBlock: OnBlock | undefined;

  constructor(styles: Styles, counter: ClauseCounter, onBlock?: OnBlock) {
    this.#styles = styles;
    this.#counter = counter;
    this.#onBlock = onBlock;
  }

  paragraph(paragraph: DocxParagraph): void {
    this.#add(this.#numbered(paragraph));
  }

  /** A row of short cells is one line; where the table only lays out the page, its paragraphs stay separate. */
  row(cells: DocxParagraph[][]): void {
    const numbered = cells.map((cell) => cell.map((each) => this.#numbered(each)));
    const texts = numbered.map((cell) =>
      cell.map(({ text }) => text.replace(/^• /, '').trim()).filter((text) => text !== ''),
    );
    const text = rowText(texts);
    if (text === null) for (const each of numbered.flat()) this.#add(each);
    else
      this.#push(
        { kind: 'table-row', level: 0, number: blockKind(text).number, page: null, text },
        { part: 'document', paragraphs: numbered.flat().map(toSource) },
      );
  }

  note({ mark, part, text, paragraphs }: Note): void {
    const [first, ...others] = paragraphs;
    this.#push(
      { kind: 'footnote', level: 0, number: mark, page: null, text: `${mark} ${text}` },
      { part, paragraphs: first ? [{ ...first, number: mark }, ...others] : [] },
    );
  }

  #numbered(paragraph: DocxParagraph): NumberedParagraph {
    const words = paragraph.text.trim();
    const shown = this.#counter.next(paragraph, words !== '');
    const number = shown?.number || null;
    const text = number ? `${number} ${words}` : words;
    return { paragraph, number, level: shown?.level ?? 0, text };
  }

  #add(numbered: NumberedParagraph): void {
    this.#push(
      { ...shapeOf(numbered, this.#styles), page: null, text: numbered.text },
      { part: 'document', paragraphs: [toSource(numbered)] },
    );
  }

  #push(block: NewBlock, source: BlockSource): void {
    const before = this.builder.blocks.length;
    this.builder.add(block);
    if (this.builder.blocks.length > before) this.#onBlock?.(source);
  }
}

const toSource = ({ paragraph: { text, pieces }, number }: NumberedParagraph): SourceParagraph => ({
  ...{ text, pieces, number },
});

interface Note extends BlockSource {
  part: 'footnotes' | 'endnotes';
  mark: string;
  text: string;
}

/** Footnotes or endnotes with their mark in the text. */
async function readNotes(bytes: Uint8Array | undefined, part: Note['part'], styles: Styles): Promise<Note[]> {
  const notes: { mark: string; parts: string[]; paragraphs: SourceParagraph[] }[] = [];
  if (!bytes) return [];
  let length = 0;
  const append = (text: string, paragraphs: DocxParagraph[]) => {
    const words = text.trim();
    const note = notes.at(-1);
    if (words !== '') note?.parts.push(words);
    for (const one of paragraphs) note?.paragraphs.push({ text: one.text, pieces: one.pieces, number: null });
    length += words.length;
    refuseEndless(length);
  };
  await walkDocument(bytes, styles, {
    openNote: (mark) => notes.push({ mark, parts: [], paragraphs: [] }),
    paragraph: (paragraph) => append(paragraph.text, [paragraph]),
    row: (cells) =>
      append(
        cells
          .flat()
          .map(({ text }) => text)
          .join(' '),
        cells.flat(),
      ),
  });
  return notes.map(({ mark, parts, paragraphs }) => ({ part, mark, text: parts.join(' '), paragraphs }));
}

function warningsOf({ trackedChanges, hidden }: DocxFindings): ExtractionWarning[] {
  const warnings: ExtractionWarning[] = [];
  if (trackedChanges) warnings.push({ kind: 'tracked-changes', pages: [], excerpt: null });
  if (hidden.length > 0) warnings.push(hiddenText(hidden.join(' ')));
  return warnings;
}

/** `onBlock` is told of each block, in their order, what it was made of. */
export async function extractDocx(bytes: Uint8Array, onBlock?: OnBlock): Promise<ExtractedDocument> {
  const parts = await readDocxParts(bytes);
  await breathe();
  const styles = await readStyles(parts.styles);
  const docx = new DocxBlocks(styles, new ClauseCounter(await readNumberingPart(parts.numbering), styles), onBlock);
  const findings = await walkDocument(parts.document, styles, docx);
  const notes = [
    ...(await readNotes(parts.footnotes, 'footnotes', styles)),
    ...(await readNotes(parts.endnotes, 'endnotes', styles)),
  ];
  for (const note of notes) if (note.text !== '' && findings.notes.has(note.mark)) docx.note(note);
  const { text, blocks } = docx.builder;
  const count = Math.max(1, Math.ceil(text.length / charactersPerPage));
  const warnings = warningsOf(findings);
  return { format: 'docx', text, blocks, pages: [], pagesRead: count, pagesTotal: count, warnings };
}
