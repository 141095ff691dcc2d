import { ExtractionError, type ExtractionFailureCode } from '../extracted-document';
import type { PageText } from './page-line';
import { type Pdfium, withPdfium } from './pdfium-instance';
import { readPage } from './read-page';

/** A file of 10 MB that claims more pages than this claims pages that it has not. */
const mostPages = 5_000;
const needsPassword = 4;
const unsupportedSecurity = 5;

function openFailure({ outgrown, api }: Pdfium): ExtractionFailureCode {
  if (outgrown) return 'contracts.file_hostile';
  const error = api.FPDF_GetLastError();
  return error === needsPassword || error === unsupportedSecurity ? 'contracts.file_locked' : 'contracts.file_damaged';
}

function readPages(pdfium: Pdfium, bytes: Uint8Array): PageText[] {
  const { api, exports } = pdfium;
  const memory = api.pdfium.wasmExports.malloc(bytes.length);
  if (!memory) throw new ExtractionError('contracts.file_hostile');
  new Uint8Array(exports.memory.buffer).set(bytes, memory);
  const document = api.FPDF_LoadMemDocument(memory, bytes.length, '');
  try {
    if (!document) throw new ExtractionError(openFailure(pdfium));
    const count = api.FPDF_GetPageCount(document);
    if (count > mostPages) throw new ExtractionError('contracts.file_hostile');
    return Array.from({ length: count }, (_, index) => readPage(pdfium, document, index));
  } finally {
    if (document) api.FPDF_CloseDocument(document);
    api.pdfium.wasmExports.free(memory);
  }
}

/** The pages of a PDF as lines. Throws an ExtractionError where it is locked, damaged or unfolds without end. */
export function openPdf(bytes: Uint8Array): Promise<PageText[]> {
  return withPdfium((pdfium) => {
    try {
      return readPages(pdfium, bytes);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      throw new ExtractionError(pdfium.outgrown ? 'contracts.file_hostile' : 'contracts.file_damaged', {
        cause: error,
      });
    }
  });
}
