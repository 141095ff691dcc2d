import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** The files that the build puts beside the client (src/dev/build/pdf-viewer-files.ts). */
const files = `/assets/pdfjs-${version}`;
/** Larger pictures are left out: a small file can declare one that takes all memory. */
const mostPicturePixels = 50_000_000;

/**
 * Opens a PDF in this browser; `close` ends the work on it, also while it is still opening. Its scripts, forms and
 * links are never brought to life: pages are drawn and no more.
 */
export function openPages(bytes: ArrayBuffer): { opened: Promise<PDFDocumentProxy>; close: () => void } {
  const task = getDocument({
    // The library takes what it is given away from us.
    data: new Uint8Array(bytes.slice(0)),
    cMapUrl: `${files}/cmaps/`,
    standardFontDataUrl: `${files}/standard_fonts/`,
    wasmUrl: `${files}/wasm/`,
    useWasm: false,
    enableXfa: false,
    disableWorkerRendering: true,
    maxImageSize: mostPicturePixels,
    verbosity: VerbosityLevel.ERRORS,
  });
  return { opened: task.promise, close: () => void task.destroy() };
}
