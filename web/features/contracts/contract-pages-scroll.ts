import { type RefObject, useCallback, useEffect, useState } from 'react';

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

/** The page that the reader has before them, and how to go to another. */
export function useVisiblePage(
  scroller: RefObject<HTMLElement | null>,
  ready: boolean,
): [number, (page: number) => void] {
  const [visible, setVisible] = useState(1);

  useEffect(() => {
    const element = scroller.current;
    if (!element || !ready) return;
    const look = () => {
      const middle = element.scrollTop + element.clientHeight / 2;
      const above = pageElements(element).filter(({ offsetTop }) => offsetTop <= middle);
      setVisible(Math.max(1, above.length));
    };
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, ready]);

  const scrollToPage = useCallback(
    (page: number) => {
      const target = scroller.current && pageElements(scroller.current)[page - 1];
      if (target) scroller.current?.scrollTo({ top: target.offsetTop - padding / 2, behavior: 'instant' });
    },
    [scroller],
  );
  return [visible, scrollToPage];
}
