import type { ExtractionWarning } from '#src/features/contracts/contract-text.schema.ts';
import { blockKind } from './block-kind';
import { hasVisible } from './clean-text';
import { type ExtractedDocument, ExtractionError } from './extracted-document';
import { setAsideFootnotes } from './pdf/footnotes';
import { openPdf } from './pdf/open-pdf';
import { type PageText, toTextPages } from './pdf/page-line';
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
  const copied = pages.filter(({ copied }) => copied !== undefined);
  if (copied.length > 0) {
    warnings.push({ kind: 'machine-read-pages', pages: copied.map(({ page }) => page), excerpt: null });
  }
  return warnings;
}

const isEmpty = (page: PageText) => !hasVisible(pageText(page), fewestVisible);
const isRubbish = (page: PageText) => rubbishShare(pageText(page)) > mostRubbish;

/** Gives pages whose text PDFium did not make out to the second reader, and takes what it makes of them. */
async function repair(bytes: Uint8Array, pages: PageText[]): Promise<void> {
  const failed = pages.filter((page) => isRubbish(page) || (isEmpty(page) && !page.hidden));
  if (failed.length === 0) return;
  const again = await readAgain(bytes, failed);
  for (const page of failed) {
    const read = again.get(page.page);
    const reread: PageText = { ...page, ...read, content: 'text' };
    if (read && !isEmpty(reread) && !isRubbish(reread)) Object.assign(page, reread);
  }
}

/** The pages of a PDF, each as far as its text can be read. */
export async function readPdfPages(bytes: Uint8Array): Promise<PageText[]> {
  const pages = await openPdf(bytes);
  await repair(bytes, pages);
  return pages;
}

const isRead = (page: PageText) => page.copied !== undefined || (!isEmpty(page) && !isRubbish(page));

/** Something is on the page, and nothing of it could be read, or nothing but a stamp. */
export const isUnread = (page: PageText) =>
  page.copied === undefined &&
  !page.hidden &&
  (isRead(page) ? page.content === 'pictures' : page.content !== 'nothing');

/** Puts pages together to one document. */
export function assemblePdf(pages: PageText[]): ExtractedDocument {
  const read = pages.filter(isRead);
  const unreadable = pages.filter(isUnread);
  if (read.every(isUnread)) {
    throw new ExtractionError(pages.some(isRubbish) ? 'contracts.file_unreadable_text' : 'contracts.file_scanned', {
      pages: { unread: unreadable.length, total: pages.length },
    });
  }
  const typeset = read.filter(({ copied }) => copied === undefined);
  const running = setAsideRunningLines(typeset);
  const notes = setAsideFootnotes(typeset);
  const builder = new TextBuilder();
  for (const { text, printed, page, bold, height } of toParagraphs(read)) {
    const shape = text.includes('\t')
      ? { kind: 'table-row' as const, level: 0, number: null }
      : blockKind(text, { prominent: bold || height > 1.15 });
    builder.add({ ...shape, page, text, printed });
  }
  for (const { mark, ...note } of notes) builder.add({ kind: 'footnote', level: 0, number: mark, ...note });
  const page = typeset[0]?.page ?? 1;
  const said = builder.text;
  const unsaid = running.filter(({ text }) => !said.includes(text));
  for (const { text, printed } of unsaid) {
    builder.add({ kind: 'footnote', level: 0, number: null, page, text, printed });
  }
  return {
    format: 'pdf',
    text: builder.text,
    blocks: builder.blocks,
    pages: toTextPages(pages, builder.printed),
    pagesRead: pages.length - unreadable.length,
    pagesTotal: pages.length,
    warnings: warningsOf(pages, unreadable),
  };
}

export const extractPdf = async (bytes: Uint8Array): Promise<ExtractedDocument> =>
  assemblePdf(await readPdfPages(bytes));
