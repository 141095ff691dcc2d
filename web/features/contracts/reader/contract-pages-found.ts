import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo } from 'react';
import { contractPagesQuery } from './contract-pages.queries';
import { type FoundMark, foundMarksOf, type PageMark } from './contract-pages-marks';
import { bringUp } from './contract-text-scroll';
import type { FileViewProps } from './contract-view-props';
import { quotePartsOf } from './contract-view-quote-part';

type Asked = Pick<FileViewProps, 'contract' | 'found'> & { scroller: RefObject<HTMLElement | null>; ready: boolean };

const noMarks = new Map<number, FoundMark[]>();
const wholePage: PageMark = { left: 0, top: 0, width: 1, height: 0, words: '' };

/** What is found on each page, and the way to the place one is at: of words without a place the page is shown. */
export function usePageFound({ contract, found: { places, current }, scroller, ready }: Asked) {
  const { id, fileContent: text, blocks } = contract;
  const { data } = useQuery(contractPagesQuery(id));
  const marks = useMemo(() => (data ? foundMarksOf(data.pages, text, places) : noMarks), [data, text, places]);

  useEffect(() => {
    if (!current || !ready || !scroller.current) return;
    const [page, mark] = firstMark(marks, current) ?? [quotePartsOf(text, blocks, current)[0]?.block.page, wholePage];
    const paper = scroller.current.querySelector(`[data-page="${page}"]`);
    if (paper) bringUp({ getBoundingClientRect: () => onPaper(mark, paper) }, scroller.current);
  }, [current, marks, ready, scroller, text, blocks]);

  return marks;
}

function firstMark(marks: ReadonlyMap<number, FoundMark[]>, place: object): [number, PageMark] | null {
  for (const [page, onPage] of marks) {
    const mark = onPage.find((one) => one.place === place);
    if (mark) return [page, mark];
  }
  return null;
}

/** Where a stroke is on the screen, whether or not its page is drawn yet. */
function onPaper({ left, top, width, height }: PageMark, paper: Element): DOMRect {
  const page = paper.getBoundingClientRect();
  return new DOMRect(
    page.left + left * page.width,
    page.top + top * page.height,
    width * page.width,
    height * page.height,
  );
}
