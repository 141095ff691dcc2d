import { charactersPerPage } from '#src/features/contracts/contracts.schema.ts';
import type { ExtractedDocument } from '../extract/extracted-document';

/** A PDF has pages of its own; for every other format a page is 3,000 characters. */
export function countPages({
  format,
  text,
  pagesTotal,
}: Pick<ExtractedDocument, 'format' | 'text' | 'pagesTotal'>): number {
  return format === 'pdf' ? pagesTotal : Math.max(1, Math.ceil(text.length / charactersPerPage));
}
