import { withDocument } from '../extract/pdf/pdfium-document';
import { type Pdfium, withPdfium } from '../extract/pdf/pdfium-instance';
import { grayPng } from './gray-png';

const pointsPerInch = 72;
const dotsPerInch = 150;
/** Models look at no more than this of a picture. */
const longestSide = 2000;
const grayFormat = 1;
const withAnnotations = 0x01;
const inGray = 0x08;
const white = 0xffffffff;

const refuse = (reason: 'memory' | 'file') => new Error(`PDFium cannot open the file: ${reason}`);

/** A page (from 1) as a gray PNG fit for a model's eyes; null where it cannot be drawn in the memory there is. */
export async function drawPdfPage(bytes: Uint8Array, page: number): Promise<Uint8Array | null> {
  return withPdfium((pdfium) =>
    withDocument(pdfium, bytes, { refuse, use: (document) => drawPageOf(pdfium, document, page) }),
  ).catch((error: unknown) => {
    if (error instanceof WebAssembly.RuntimeError) return null;
    throw error;
  });
}

function drawPageOf(pdfium: Pdfium, document: number, page: number): Uint8Array | null {
  const handle = pdfium.api.FPDF_LoadPage(document, page - 1);
  if (!handle) return null;
  try {
    const picture = drawPage(pdfium, handle);
    // What did not fit is left out of the picture without a word.
    return pdfium.outgrown ? null : picture;
  } finally {
    pdfium.api.FPDF_ClosePage(handle);
  }
}

function drawPage({ api, exports }: Pdfium, page: number): Uint8Array | null {
  const points = { width: api.FPDF_GetPageWidthF(page), height: api.FPDF_GetPageHeightF(page) };
  const scale = Math.min(dotsPerInch / pointsPerInch, longestSide / Math.max(points.width, points.height, 1));
  const width = Math.max(1, Math.round(points.width * scale));
  const height = Math.max(1, Math.round(points.height * scale));
  const bitmap = api.FPDFBitmap_CreateEx(width, height, grayFormat, 0, 0);
  if (!bitmap) return null;
  try {
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    api.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations | inGray);
    const stride = api.FPDFBitmap_GetStride(bitmap);
    const pixels = new Uint8Array(exports.memory.buffer, api.FPDFBitmap_GetBuffer(bitmap), stride * height);
    return grayPng(pixels, { width, height, stride });
  } finally {
    api.FPDFBitmap_Destroy(bitmap);
  }
}
