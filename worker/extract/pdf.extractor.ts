import { blockKind } from './block-kind';
import { hasVisible } from './clean-text';
import { type ExtractedDocument, ExtractionError, type ExtractionWarning } from './extracted-document';
import { openPdf } from './pdf/open-pdf';
import type { PageText } from './pdf/page-line';
import { toParagraphs } from './pdf/paragraphs';
import { setAsideRunningLines } from './pdf/running-lines';
import { TextBuilder } from './text-builder';
import { mostRubbish, rubbishShare } from './text-quality';

const fewestVisible = 5;
const excerptLength = 200;

const pageText = ({ lines }: PageText) => lines.map(({ text }) => text).join('\n');

function warningsOf(pages: PageText[], unreadable: PageText[]): ExtractionWarning[] {
  const warnings: ExtractionWarning[] = [];
  const hiding = pages.filter(({ hidden }) => hidden !== '');
  if (hiding.length > 0) {
    const excerpt = hiding
      .map(({ hidden }) => hidden)
      .join(' ')
      .slice(0, excerptLength)
      .toWellFormed();
    warnings.push({ kind: 'hidden-text', pages: hiding.map(({ page }) => page), excerpt });
  }
  if (unreadable.length > 0) {
    warnings.push({ kind: 'unreadable-pages', pages: unreadable.map(({ page }) => page), excerpt: null });
  }
  return warnings;
}

export async function extractPdf(bytes: Uint8Array): Promise<ExtractedDocument> {
  const pages = await openPdf(bytes);
  const empty = pages.filter((page) => !hasVisible(pageText(page), fewestVisible));
  const rubbish = pages.filter((page) => rubbishShare(pageText(page)) > mostRubbish);
  const read = pages.filter((page) => !empty.includes(page) && !rubbish.includes(page));
  if (read.length === 0) {
    throw new ExtractionError(rubbish.length > 0 ? 'contracts.file_unreadable_text' : 'contracts.file_scanned');
  }
  const unreadable = pages.filter((page) => !read.includes(page));
  const running = setAsideRunningLines(read);
  const builder = new TextBuilder();
  for (const { text, page, bold, height } of toParagraphs(read)) {
    const shape = text.includes('\t')
      ? { kind: 'table-row' as const, level: 0, number: null }
      : blockKind(text, { prominent: bold || height > 1.15 });
    builder.add({ ...shape, page, text });
  }
  for (const { text } of running) builder.add({ kind: 'footnote', level: 0, number: null, page: 1, text });
  return {
    format: 'pdf',
    text: builder.text,
    blocks: builder.blocks,
    pagesRead: read.length,
    pagesTotal: pages.length,
    warnings: warningsOf(pages, unreadable),
  };
}
