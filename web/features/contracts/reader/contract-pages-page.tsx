import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { useDrawnPage } from './contract-pages-draw';
import type { FoundMark, PageMark } from './contract-pages-marks';
import type { PageSize } from './contract-pages-open';
import { ContractPagesFound, ContractPagesStrokes } from './contract-pages-strokes';
import type { Marked } from './contract-text-segments';
import type { Stretch } from './evidence-place';

type Props = {
  pdf: PDFDocumentProxy;
  number: number;
  /** Until the page is read. */
  likelySize: PageSize;
  /** In CSS pixels. */
  width: number;
  scroller: RefObject<HTMLElement | null>;
  place: Marked | null;
  /** The words to highlight on this page. */
  marks: readonly PageMark[] | null;
  found: readonly FoundMark[] | null;
  /** The place found that the reader is at, on whatever page. */
  current: Stretch | null;
  onMarked: () => void;
};

/** One page; it is drawn while it is near the screen and costs nothing else. */
export const ContractPagesPage = memo(function ContractPagesPage(props: Props) {
  const { pdf, number, likelySize, width, scroller, place, marks, found, current, onMarked } = props;
  const frame = useRef<HTMLElement>(null);
  const near = useNearness(frame, scroller);
  const { failed, size, canvas, layer } = useDrawnPage(pdf, number, { near, width });
  const { width: pointsWide, height: pointsHigh } = size ?? likelySize;
  const scale = width / pointsWide;

  return (
    <article
      ref={frame}
      data-page={number}
      aria-label={m.contract_view_page_of({ page: formatNumber(number), pages: formatNumber(pdf.numPages) })}
      className="contract-page"
      style={{ width, height: pointsHigh * scale, '--total-scale-factor': scale } as React.CSSProperties}
    >
      {failed && <p className="p-6 font-sans text-sm text-neutral-700">{m.contract_view_page_failed()}</p>}
      {near && !failed && (
        <>
          <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
          {size && place && marks && <ContractPagesStrokes marks={marks} place={place} onMarked={onMarked} />}
          {size && found && <ContractPagesFound found={found} current={current} />}
          <div ref={layer} className="textLayer" />
        </>
      )}
    </article>
  );
});

/** Whether an element is on the screen or within one screen of it. */
function useNearness(element: RefObject<HTMLElement | null>, root: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: root.current,
      rootMargin: '100% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, root]);
  return near;
}
