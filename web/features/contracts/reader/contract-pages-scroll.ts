import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const padding = 24;
const widest = 900;

/** The width that a page has at 100 per cent: that of the region it scrolls in. */
export function usePageWidth(scroller: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setWidth(Math.min(element.clientWidth - padding, widest));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return width;
}

const pageElements = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-page]')];

/** What stands in the middle of the region: a page, and how far down it, 0 to 1. */
function middleOf(scroller: HTMLElement): { page: number; share: number } {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  const above = pageElements(scroller).filter(({ offsetTop }) => offsetTop <= middle);
  const last = above.at(-1);
  return { page: Math.max(1, above.length), share: last ? (middle - last.offsetTop) / last.offsetHeight : 0 };
}

/**
 * The page that the reader has before them, and how to go to another. Their place stays theirs when the pages become
 * larger or smaller.
 */
export function useVisiblePage(
  scroller: RefObject<HTMLElement | null>,
  { ready, pageWidth }: { ready: boolean; pageWidth: number },
): [number, (page: number) => void] {
  const [visible, setVisible] = useState(1);
  const place = useRef({ page: 1, share: 0 });

  useEffect(() => {
    const element = scroller.current;
    if (!element || !ready) return;
    const look = () => {
      place.current = middleOf(element);
      setVisible(place.current.page);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, ready]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is lost when the width changes, and only then
  useLayoutEffect(() => {
    const element = scroller.current;
    const { page, share } = place.current;
    const target = element && pageElements(element)[page - 1];
    if (!target) return;
    const top = target.offsetTop + share * target.offsetHeight - element.clientHeight / 2;
    const left = (element.scrollWidth - element.clientWidth) / 2;
    element.scrollTo({ top, left, behavior: 'instant' });
  }, [scroller, pageWidth]);

  const scrollToPage = useCallback(
    (page: number) => {
      const target = scroller.current && pageElements(scroller.current)[page - 1];
      if (target) scroller.current?.scrollTo({ top: target.offsetTop - padding / 2, behavior: 'instant' });
    },
    [scroller],
  );
  return [visible, scrollToPage];
}
