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

  constructor(styles: Styles, counter: ClauseCounter) {
    this.#styles = styles;
    this.#counter = counter;
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
    else this.builder.add({ kind: 'table-row', level: 0, number: blockKind(text).number, page: null, text });
  }

  note(mark: string, text: string): void {
    this.builder.add({ kind: 'footnote', level: 0, number: mark, page: null, text: `${mark} ${text}` });
  }

  #numbered(paragraph: DocxParagraph): NumberedParagraph {
    const words = paragraph.text.trim();
    const shown = this.#counter.next(paragraph, words !== '');
    const number = shown?.number || null;
    const text = number ? `${number} ${words}` : words;
    return { paragraph, number, level: shown?.level ?? 0, text };
  }

  #add(numbered: NumberedParagraph): void {
    this.builder.add({ ...shapeOf(numbered, this.#styles), page: null, text: numbered.text });
  }
}

/** Footnotes or endnotes by their mark in the text. */
async function readNotes(bytes: Uint8Array | undefined, styles: Styles): Promise<[mark: string, text: string][]> {
  const notes: [mark: string, parts: string[]][] = [];
  if (!bytes) return [];
  let length = 0;
  const append = (text: string) => {
    const words = text.trim();
    if (words !== '') notes.at(-1)?.[1].push(words);
    length += words.length;
    refuseEndless(length);
  };
  await walkDocument(bytes, styles, {
    openNote: (mark) => notes.push([mark, []]),
    paragraph: ({ text }) => append(text),
    row: (cells) =>
      append(
        cells
          .flat()
          .map(({ text }) => text)
          .join(' '),
      ),
  });
  return notes.map(([mark, parts]) => [mark, parts.join(' ')]);
}

function warningsOf({ trackedChanges, hidden }: DocxFindings): ExtractionWarning[] {
  const warnings: ExtractionWarning[] = [];
  if (trackedChanges) warnings.push({ kind: 'tracked-changes', pages: [], excerpt: null });
  if (hidden.length > 0) warnings.push(hiddenText(hidden.join(' ')));
  return warnings;
}

export async function extractDocx(bytes: Uint8Array): Promise<ExtractedDocument> {
  const parts = await readDocxParts(bytes);
  await breathe();
  const styles = await readStyles(parts.styles);
  const docx = new DocxBlocks(styles, new ClauseCounter(await readNumberingPart(parts.numbering), styles));
  const findings = await walkDocument(parts.document, styles, docx);
  const notes = [...(await readNotes(parts.footnotes, styles)), ...(await readNotes(parts.endnotes, styles))];
  for (const [mark, text] of notes) {
    if (text !== '' && findings.notes.has(mark)) docx.note(mark, text);
  }
  const { text, blocks } = docx.builder;
  const count = Math.max(1, Math.ceil(text.length / charactersPerPage));
  const warnings = warningsOf(findings);
  return { format: 'docx', text, blocks, pages: [], pagesRead: count, pagesTotal: count, warnings };
}
