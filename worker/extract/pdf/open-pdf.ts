import { maxPagesAtAll } from '#src/features/usage/page-counts.schema.ts';
import { maxDocumentTokens } from '#src/features/usage/usage.rules.ts';
import { ExtractionError, type ExtractionFailureCode } from '../extracted-document';
import type { PageText } from './page-line';
import { withDocument } from './pdfium-document';
import { type Pdfium, withPdfium } from './pdfium-instance';
import { readPage } from './read-page';

/** A file of 10 MB that claims more pages than this claims pages that it has not. */
const mostPages = 5_000;
/** Six for each token of the longest document that is analysed, where five are usual: no need to read such a file to its end. */
const mostGlyphs = 6 * maxDocumentTokens;
/** A page of small print has some 10,000; page after page of three times that is made to keep a reader busy. */
const mostOnEveryPage = 30_000;
const fewestToJudge = 300_000;
/** Drawing nothing that is text, page after page, is no contract. */
const mostObjects = 1_500_000;
const longestMs = 15_000;
const pagesAtOnce = 8;
const needsPassword = 4;
const unsupportedSecurity = 5;

function openFailure({ outgrown, api }: Pdfium): ExtractionFailureCode {
  if (outgrown) return 'contracts.file_hostile';
  const error = api.FPDF_GetLastError();
  return error === needsPassword || error === unsupportedSecurity ? 'contracts.file_locked' : 'contracts.file_damaged';
}

/** Reads page by page, lets other work go on in between, and stops where there is more than can be wanted. */
async function readInTurn(pdfium: Pdfium, document: number, count: number): Promise<PageText[]> {
  const pages: PageText[] = [];
  const started = Date.now();
  let glyphs = 0;
  let objects = 0;
  for (let index = 0; index < count; index++) {
    const { drawn, ...page } = readPage(pdfium, document, index);
    pages.push(page);
    glyphs += drawn.glyphs;
    objects += drawn.objects;
    const crowded = glyphs > fewestToJudge && glyphs > mostOnEveryPage * (index + 1);
    if (crowded || objects > mostObjects) throw new ExtractionError('contracts.file_hostile');
    if (glyphs > mostGlyphs) throw new ExtractionError('contracts.document_too_large');
    if (index % pagesAtOnce !== pagesAtOnce - 1) continue;
    // The clock stands still in a Worker while it computes.
    await new Promise((resolve) => setTimeout(resolve));
    if (Date.now() - started > longestMs) throw new ExtractionError('contracts.file_hostile');
  }
  return pages;
}

function readPages(pdfium: Pdfium, bytes: Uint8Array): Promise<PageText[]> {
  return withDocument(pdfium, bytes, {
    refuse: (reason) => new ExtractionError(reason === 'memory' ? 'contracts.file_hostile' : openFailure(pdfium)),
    use(document) {
      const count = pdfium.api.FPDF_GetPageCount(document);
      if (count > mostPages) throw new ExtractionError('contracts.file_hostile');
      if (count > maxPagesAtAll) throw new ExtractionError('contracts.document_too_large');
      return readInTurn(pdfium, document, count);
    },
  });
}

/** The pages of a PDF as lines. Throws an ExtractionError where it is locked, damaged or unfolds without end. */
export function openPdf(bytes: Uint8Array): Promise<PageText[]> {
  return withPdfium(async (pdfium) => {
    try {
      return await readPages(pdfium, bytes);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      throw new ExtractionError(pdfium.outgrown ? 'contracts.file_hostile' : 'contracts.file_damaged', {
        cause: error,
      });
    }
  });
}
