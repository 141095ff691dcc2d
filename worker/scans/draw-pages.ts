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

function withDocument<T>(bytes: Uint8Array, use: (pdfium: Pdfium, document: number) => T): Promise<T> {
  return withPdfium(async (pdfium) => {
    const { malloc, free } = pdfium.exports;
    const memory = malloc(bytes.length);
    if (!memory) throw new Error('PDFium has no memory for the file');
    new Uint8Array(pdfium.exports.memory.buffer).set(bytes, memory);
    const document = pdfium.api.FPDF_LoadMemDocument(memory, bytes.length, '');
    try {
      if (!document) throw new Error('PDFium cannot open the file');
      return use(pdfium, document);
    } finally {
      if (document) pdfium.api.FPDF_CloseDocument(document);
      free(memory);
    }
  });
}

/** A page (from 1) as a gray PNG fit for a model's eyes; null where it cannot be drawn in the memory there is. */
export async function drawPdfPage(bytes: Uint8Array, page: number): Promise<Uint8Array | null> {
  return withDocument(bytes, (pdfium, document) => {
    const handle = pdfium.api.FPDF_LoadPage(document, page - 1);
    if (!handle) return null;
    try {
      const picture = drawPage(pdfium, handle);
      // What did not fit is left out of the picture without a word.
      return pdfium.outgrown ? null : picture;
    } finally {
      pdfium.api.FPDF_ClosePage(handle);
    }
  }).catch((error: unknown) => {
    if (error instanceof WebAssembly.RuntimeError) return null;
    throw error;
  });
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
