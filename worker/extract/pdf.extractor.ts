import { blockKind } from './block-kind';
import { hasVisible } from './clean-text';
import { type ExtractedDocument, ExtractionError, type ExtractionWarning } from './extracted-document';
import { openPdf } from './pdf/open-pdf';
import type { PageText } from './pdf/page-line';
import { toParagraphs } from './pdf/paragraphs';
import { setAsideRunningLines } from './pdf/running-lines';
import { readAgain } from './pdf/second-reader';
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

const isEmpty = (page: PageText) => !hasVisible(pageText(page), fewestVisible);
const isRubbish = (page: PageText) => rubbishShare(pageText(page)) > mostRubbish;

/** Gives pages whose text PDFium did not make out to the second reader, and takes what it makes of them. */
async function repair(bytes: Uint8Array, pages: PageText[]): Promise<void> {
  const failed = pages.filter((page) => isRubbish(page) || (isEmpty(page) && page.content === 'text' && !page.hidden));
  if (failed.length === 0) return;
  const again = await readAgain(
    bytes,
    failed.map(({ page }) => page),
  );
  for (const page of failed) {
    const lines = again.get(page.page);
    if (lines && !isEmpty({ ...page, lines }) && !isRubbish({ ...page, lines })) page.lines = lines;
  }
}

export async function extractPdf(bytes: Uint8Array): Promise<ExtractedDocument> {
  const pages = await openPdf(bytes);
  await repair(bytes, pages);
  const read = pages.filter((page) => !isEmpty(page) && !isRubbish(page));
  if (read.length === 0) {
    throw new ExtractionError(pages.some(isRubbish) ? 'contracts.file_unreadable_text' : 'contracts.file_scanned');
  }
  const unreadable = pages.filter((page) => !read.includes(page) && page.content !== 'nothing' && !page.hidden);
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
    pagesRead: pages.length - unreadable.length,
    pagesTotal: pages.length,
    warnings: warningsOf(pages, unreadable),
  };
}
