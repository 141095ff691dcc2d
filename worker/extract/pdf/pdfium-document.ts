import type { Pdfium } from './pdfium-instance';

interface Opening<T> {
  use: (document: number) => T | Promise<T>;
  /** What is thrown where there is no memory for the file, or where PDFium cannot open it. */
  refuse: (reason: 'memory' | 'file') => Error;
}

/** Holds a file open in PDFium's memory for as long as `use` takes. */
export async function withDocument<T>(
  { api, exports }: Pdfium,
  bytes: Uint8Array,
  { use, refuse }: Opening<T>,
): Promise<T> {
  const memory = exports.malloc(bytes.length);
  if (!memory) throw refuse('memory');
  new Uint8Array(exports.memory.buffer).set(bytes, memory);
  const document = api.FPDF_LoadMemDocument(memory, bytes.length, '');
  try {
    if (!document) throw refuse('file');
    return await use(document);
  } finally {
    if (document) api.FPDF_CloseDocument(document);
    exports.free(memory);
  }
}
