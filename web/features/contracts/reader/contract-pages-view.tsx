import './contract-pages.css';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { LoadingState } from '#web/ui/loading-state.tsx';
import { ContractPagesControls } from './contract-pages-controls';
import { usePageFound } from './contract-pages-found';
import { useOpenPages } from './contract-pages-open';
import { ContractPagesPage } from './contract-pages-page';
import { usePagePlace } from './contract-pages-place';
import { usePageWidth, useVisiblePage } from './contract-pages-scroll';
import { goToMark } from './contract-text-scroll';
import type { FileViewProps } from './contract-view-props';

/** The pages of a PDF, drawn as they come near the screen, with the words of the open quote highlighted. */
export function ContractPagesView(props: FileViewProps) {
  const { bytes, place, contract, found, onBroken } = props;
  const scroller = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const opened = useOpenPages(bytes, onBroken);
  const width = usePageWidth(scroller);
  const [visible, scrollToPage] = useVisiblePage(scroller, { ready: opened !== null, pageWidth: width * zoom });
  const located = usePagePlace(props);
  const foundMarks = usePageFound({ contract, found, scroller, ready: opened !== null && width > 0 });
  const goTo = useRef<typeof located>(null);

  // Before the pages' own effects, which may find their strokes drawn already.
  useLayoutEffect(() => {
    goTo.current = located;
    if (located && opened) scrollToPage(located.firstPage);
  }, [located, opened, scrollToPage]);

  // Once for every opened quote: pages are drawn again whenever they come back to the screen.
  const onMarked = useCallback(() => {
    if (!goTo.current || !scroller.current) return;
    goTo.current = null;
    goToMark(scroller.current);
  }, []);

  return (
    <>
      {opened && (
        <ContractPagesControls
          page={visible}
          pages={opened.pdf.numPages}
          zoom={zoom}
          onZoom={setZoom}
          onPage={scrollToPage}
        />
      )}
      <section
        ref={scroller}
        aria-label={m.contract_view_pages()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        dir="ltr"
        className="relative min-h-0 grow overflow-auto overscroll-contain bg-base-300 p-3"
      >
        {!opened && <LoadingState label={m.contract_view_opening()} />}
        {opened && width > 0 && (
          <div className="mx-auto grid w-max gap-3">
            {Array.from({ length: opened.pdf.numPages }, (_, index) => index + 1).map((number) => (
              <ContractPagesPage
                key={number}
                pdf={opened.pdf}
                number={number}
                likelySize={opened.firstSize}
                width={width * zoom}
                scroller={scroller}
                place={place}
                marks={located?.marks.get(number) ?? null}
                found={foundMarks.get(number) ?? null}
                current={foundMarks.has(number) ? found.current : null}
                onMarked={onMarked}
              />
            ))}
          </div>
        )}
      </section>
    </>
  );
}
