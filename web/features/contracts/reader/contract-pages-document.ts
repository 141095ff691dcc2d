import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** The files that the build puts beside the client (src/dev/build/pdf-viewer-files.ts). */
const files = `/assets/pdfjs-${version}`;
/** Larger pictures are left out: a small file can declare one that takes all memory. */
const mostPicturePixels = 50_000_000;

export type PageText = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** A PDF open in this browser. Its scripts, forms and links are never brought to life: pages are drawn and no more. */
export class PagesDocument {
  readonly #pdf: PDFDocumentProxy;
  readonly #texts = new Map<number, Promise<PageText>>();

  constructor(pdf: PDFDocumentProxy) {
    this.#pdf = pdf;
  }

  get pages(): number {
    return this.#pdf.numPages;
  }

  page(number: number): Promise<PDFPageProxy> {
    return this.#pdf.getPage(number);
  }

  text(number: number): Promise<PageText> {
    const known = this.#texts.get(number);
    if (known) return known;
    const text = this.page(number).then((page) => page.getTextContent());
    this.#texts.set(number, text);
    return text;
  }
}

/** Opens a PDF; `close` ends the work on it, also while it is still opening. */
export function openPages(bytes: ArrayBuffer): { opened: Promise<PagesDocument>; close: () => void } {
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
  return {
    opened: task.promise.then((pdf) => new PagesDocument(pdf)),
    close: () => void task.destroy(),
  };
}
