import type { ExtractionWarning, FileFormat, TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import { charactersPerPage } from '#src/features/contracts/contracts.schema.ts';
import { Breather } from '#worker/breathe.ts';
import { blockKind } from './block-kind';
import type { ExtractedDocument } from './extracted-document';
import { isTableRow } from './table-row';
import { TextBuilder } from './text-builder';

export interface PlainParagraph {
  text: string;
  /** The white space before it, where the source has its own. */
  gap?: string;
  /** The mark of a footnote, with which `text` begins. */
  note?: string;
}

const charactersAtOnce = 200_000;

/** A document of paragraphs without further structure: kinds and numbers are inferred from the words. */
export async function plainDocument(
  format: FileFormat,
  paragraphs: Iterable<PlainParagraph>,
  warnings: ExtractionWarning[] = [],
): Promise<ExtractedDocument> {
  const breather = new Breather(charactersAtOnce);
  const builder = new TextBuilder();
  for (const paragraph of paragraphs) {
    builder.add({ ...shapeOf(paragraph), page: null, text: paragraph.text }, paragraph.gap);
    await breather.after(paragraph.text.length + 10);
  }
  const count = Math.max(1, Math.ceil(builder.length / charactersPerPage));
  const { text, blocks } = builder;
  return { format, text, blocks, pages: [], pagesRead: count, pagesTotal: count, warnings };
}

function shapeOf({ text, note }: PlainParagraph): Pick<TextBlock, 'kind' | 'level' | 'number'> {
  if (note !== undefined) return { kind: 'footnote', level: 0, number: note };
  if (text.includes('\t') || isTableRow(text)) return { kind: 'table-row', level: 0, number: blockKind(text).number };
  return blockKind(text.trim());
}
