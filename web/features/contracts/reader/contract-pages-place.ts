import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { contractPagesQuery } from './contract-pages.queries';
import { marksOf, type PageMark } from './contract-pages-marks';
import type { Outcome } from './contract-view-outcome';
import type { FileViewProps } from './contract-view-props';
import { quotePartsOf } from './contract-view-quote-part';

/** Where a quote stands: its strokes page by page. None where only its page is known. */
export type PagePlace = { firstPage: number; marks: Map<number, PageMark[]> };

/**
 * Where on the pages the open quote stands; null while that is not known. What a machine read from a picture has no
 * place there, nor has a text that was read before places were kept: then its page is all that can be shown.
 */
export function usePagePlace({ contract, place: quote, onOutcome }: FileViewProps): PagePlace | null {
  const { id, fileContent: text, blocks } = contract;
  const { data, isError } = useQuery(contractPagesQuery(id));
  const pages = isError ? noPages : data?.pages;
  const found = useMemo((): PagePlace | 'missing' | null => {
    if (!pages || !quote) return null;
    const marks = marksOf(pages, text, quote);
    const firstPage = marks.size > 0 ? Math.min(...marks.keys()) : quotePartsOf(text, blocks, quote)[0]?.block.page;
    return firstPage ? { firstPage, marks } : 'missing';
  }, [pages, text, blocks, quote]);

  useEffect(() => {
    if (quote) onOutcome(outcomeOf(found));
  }, [quote, found, onOutcome]);

  return found === 'missing' ? null : found;
}

const noPages: never[] = [];

function outcomeOf(found: PagePlace | 'missing' | null): Outcome {
  if (found === null) return 'searching';
  if (found === 'missing') return 'missing';
  return found.marks.size > 0 ? 'marked' : { page: found.firstPage };
}
