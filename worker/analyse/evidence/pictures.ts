import { type ExtractedDocument, pagesNoticed } from '#worker/extract/extracted-document.ts';
import type { Locate } from '../evidence';

/**
 * Quotes from pages that a machine read from their pictures: however well they agree with its words, these may differ
 * from the paper's, so that they are `close` at best.
 */
export function withPictures(locate: Locate, document: Pick<ExtractedDocument, 'blocks' | 'warnings'>): Locate {
  const pictured = new Set(pagesNoticed(document, 'machine-read-pages'));
  if (pictured.size === 0) return locate;
  const blocks = document.blocks.filter(({ page }) => page !== null && pictured.has(page));
  return (citation) => {
    const evidence = locate(citation);
    const { start, end } = evidence;
    if (evidence.match === 'none' || start === null || end === null) return evidence;
    const fromImage = blocks.some((block) => block.start < end && block.end > start);
    return fromImage ? { ...evidence, match: 'close', fromImage } : evidence;
  };
}
