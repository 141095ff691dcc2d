import { charactersPerPage } from '../../src/features/contracts/contracts.schema';
import { blockKind } from './block-kind';
import type { DocumentFormat, ExtractedDocument, ExtractionWarning } from './extracted-document';
import { TextBuilder } from './text-builder';

/** A document of paragraphs without further structure: kinds and numbers are told from the words. */
export function plainDocument(
  format: DocumentFormat,
  paragraphs: Iterable<{ text: string; gap?: string }>,
  warnings: ExtractionWarning[] = [],
): ExtractedDocument {
  const builder = new TextBuilder();
  for (const { text, gap } of paragraphs) {
    const shape = text.includes('\t')
      ? { kind: 'table-row' as const, level: 0, number: blockKind(text).number }
      : blockKind(text.trim());
    builder.add({ ...shape, page: null, text }, gap);
  }
  const pages = Math.max(1, Math.ceil(builder.length / charactersPerPage));
  return { format, text: builder.text, blocks: builder.blocks, pagesRead: pages, pagesTotal: pages, warnings };
}
