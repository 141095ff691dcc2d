import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import type { PageSize } from './contract-pages-open';

/** What phones can hold of one picture. */
const mostPixels = 16_000_000;

/** Draws a page and its selectable words while it is near the screen, and lets go of both when it is not. */
export function useDrawnPage(pdf: PDFDocumentProxy, number: number, { near, width }: { near: boolean; width: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<PageSize | null>(null);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!near) return;
    let gone = false;
    pdf.getPage(number).then(
      (page) => {
        if (gone) return;
        const { width, height } = page.getViewport({ scale: 1 });
        setSize({ width, height });
        setPage(page);
      },
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
      setPage(null);
    };
  }, [pdf, number, near]);

  useEffect(() => {
    const target = canvas.current;
    if (!page || !target) return;
    const task = drawPicture(page, target, width);
    task.promise.catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'RenderingCancelledException')) setFailed(true);
    });
    return () => {
      task.cancel();
      // Frees the memory at once; browsers take their time otherwise.
      target.width = 0;
      target.height = 0;
      page.cleanup();
    };
  }, [page, width]);

  useEffect(() => {
    const container = layer.current;
    if (!page || !container) return;
    let gone = false;
    let words: TextLayer | undefined;
    page
      .getTextContent()
      .then((text) => {
        if (gone) return;
        words = new TextLayer({ textContentSource: text, container, viewport: page.getViewport({ scale: 1 }) });
        return words.render();
      })
      // Without its words a page can still be read.
      .catch(() => {});
    return () => {
      gone = true;
      words?.cancel();
      container.replaceChildren();
    };
  }, [page]);

  return { canvas, layer, size, failed };
}

function drawPicture(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number) {
  const plain = page.getViewport({ scale: 1 });
  const sharp = (width / plain.width) * window.devicePixelRatio;
  const scale = Math.min(sharp, Math.sqrt(mostPixels / (plain.width * plain.height)));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  // Filled-in fields and stamps are drawn as part of the picture; nothing in them can be pressed or runs.
  return page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE });
}
