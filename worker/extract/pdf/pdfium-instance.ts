import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import pdfiumWasm from '@embedpdf/pdfium/pdfium.wasm?module';

/** An isolate has 128 MB for everything, and the heap grows by a fifth more than was asked for. */
const heapLimit = 64 * 1024 * 1024;
/** A heap never shrinks, so a large one is given back by dropping the instance. */
const heapToKeep = 40 * 1024 * 1024;

type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

/** PDFium's functions without the checking wrappers, which cost more than the calls. */
type DirectFunction =
  | 'malloc'
  | 'free'
  | 'FPDF_GetPageBoundingBox'
  | 'FPDFPage_CountObjects'
  | 'FPDFPage_GetObject'
  | 'FPDFPageObj_GetType'
  | 'FPDFPageObj_GetBounds'
  | 'FPDFPageObj_GetFillColor'
  | 'FPDFTextObj_GetTextRenderMode'
  | 'FPDFText_CountChars'
  | 'FPDFText_GetUnicode'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetCharOrigin'
  | 'FPDFText_GetCharBox'
  | 'FPDFText_IsGenerated'
  | 'FPDFText_GetTextObject'
  | 'FPDFText_GetMatrix'
  | 'FPDFText_GetFontWeight';
export type PdfiumExports = Record<DirectFunction, (...args: number[]) => number> & { memory: WebAssembly.Memory };

export interface Pdfium {
  api: WrappedPdfiumModule;
  exports: PdfiumExports;
  /** True once the file wanted more memory than there is. */
  outgrown: boolean;
}

let current: Promise<Pdfium> | null = null;

async function create(): Promise<Pdfium> {
  const { init } = await import('@embedpdf/pdfium');
  const pdfium: Partial<Pdfium> = { outgrown: false };
  const overrides = {
    print: () => {},
    printErr: () => {},
    instantiateWasm(imports: WebAssembly.Imports, done: Instantiated) {
      const env = imports.env as Record<string, (size: number) => number>;
      const grow = env.emscripten_resize_heap;
      env.emscripten_resize_heap = (size) => {
        if (size >>> 0 <= heapLimit && grow) return grow(size);
        pdfium.outgrown = true;
        return 0;
      };
      const instance = new WebAssembly.Instance(pdfiumWasm, imports);
      pdfium.exports = instance.exports as unknown as PdfiumExports;
      done(instance, pdfiumWasm);
      return instance.exports;
    },
  };
  pdfium.api = await init(overrides as unknown as Parameters<typeof init>[0]);
  pdfium.api.PDFiumExt_Init();
  return pdfium as Pdfium;
}

let lent: Promise<unknown> = Promise.resolve();

/** Lends PDFium out for one document at a time. After a failure inside it the instance is thrown away. */
export function withPdfium<T>(read: (pdfium: Pdfium) => Promise<T>): Promise<T> {
  const turn = lent.then(() => lend(read));
  lent = turn.catch(() => {});
  return turn;
}

async function lend<T>(read: (pdfium: Pdfium) => Promise<T>): Promise<T> {
  current ??= create();
  const pdfium = await current;
  try {
    return await read(pdfium);
  } catch (error) {
    current = null;
    throw error;
  } finally {
    if (pdfium.outgrown || pdfium.exports.memory.buffer.byteLength > heapToKeep) current = null;
  }
}
