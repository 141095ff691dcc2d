import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import { openPages } from './contract-pages-document';

/** In points. */
export type PageSize = { width: number; height: number };
export type OpenedPages = { pdf: PDFDocumentProxy; firstSize: PageSize };

/** Opens a PDF for as long as it is shown. */
export function useOpenPages(bytes: ArrayBuffer, onBroken: () => void): OpenedPages | null {
  const [opened, setOpened] = useState<OpenedPages | null>(null);
  useEffect(() => {
    let gone = false;
    const { opened, close } = openPages(bytes);
    opened
      .then(async (pdf) => {
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        if (!gone) setOpened({ pdf, firstSize: { width, height } });
      })
      .catch(() => {
        if (!gone) onBroken();
      });
    return () => {
      gone = true;
      setOpened(null);
      close();
    };
  }, [bytes, onBroken]);
  return opened;
}
