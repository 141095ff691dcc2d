import type { OnTokens } from '#src/platform/token-meter.ts';
import { runBounded } from '../analyse/language-model/ask/run-bounded';
import { requireContractLength } from '../extract/extract-document';
import type { ExtractedDocument } from '../extract/extracted-document';
import { assemblePdf, isUnread, readPdfPages } from '../extract/pdf.extractor';
import { drawPdfPage } from './draw-pages';

/** Reads a picture of a page; `onTokens` is called with what it used. Throws AnalysisError. */
export interface ScanReader {
  /** The words of the page, paragraphs parted by blank lines; empty where there are none. */
  read(png: Uint8Array, signal: AbortSignal, onTokens?: OnTokens): Promise<string>;
}

const pagesAtOnce = 4;
const longestMs = 300_000;

/** What was copied out of pages before, by page from 1, so that another attempt need not ask for them again. */
export interface CopiedPages {
  get(page: number): Promise<string | null>;
  put(page: number, text: string): Promise<void>;
}

/**
 * A PDF whose unread pages, `mostPages` of them at most, are copied out of their pictures. A page that cannot be drawn
 * stays unread. Throws ExtractionError and AnalysisError.
 */
export async function readScannedPdf(
  { reader, copied }: { reader: ScanReader; copied: CopiedPages },
  { bytes, mostPages }: { bytes: Uint8Array; mostPages: number },
): Promise<ExtractedDocument> {
  const pages = await readPdfPages(bytes);
  const unread = pages.filter(isUnread).slice(0, mostPages);
  const deadline = AbortSignal.timeout(longestMs);
  await runBounded(unread, pagesAtOnce, async (page, _, stop) => {
    const text = (await copied.get(page.page)) ?? (await copyOut(page.page, AbortSignal.any([deadline, stop])));
    if (text === null) return;
    page.copied = text;
    page.lines = [];
  });
  const document = assemblePdf(pages);
  requireContractLength(document);
  return document;

  async function copyOut(page: number, signal: AbortSignal): Promise<string | null> {
    const picture = await drawPdfPage(bytes, page);
    if (!picture) return null;
    const text = await reader.read(picture, signal);
    await copied.put(page, text);
    return text;
  }
}
