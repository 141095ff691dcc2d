import { useEffect, useState } from 'react';
import type { PagesDocument } from './contract-pages-document';
import { locateOnPages, type PagePlace } from './contract-pages-locate';
import type { Outcome } from './contract-view-outcome';
import type { FileViewProps } from './contract-view-props';

/** Where on the pages the open quote stands, and what became of looking for it. */
export function usePagePlace(
  pdf: PagesDocument | null,
  { fileContent: text, blocks }: FileViewProps['contract'],
  quote: FileViewProps['place'],
  onOutcome: (outcome: Outcome) => void,
): PagePlace | null {
  const [located, setLocated] = useState<PagePlace | null>(null);
  useEffect(() => {
    setLocated(null);
    if (!pdf || !quote) return;
    let gone = false;
    onOutcome('searching');
    locateOnPages(pdf, { text, blocks, quote })
      .catch(() => null)
      .then((found) => {
        if (gone) return;
        setLocated(found);
        onOutcome(outcomeOf(found));
      });
    return () => {
      gone = true;
    };
  }, [pdf, text, blocks, quote, onOutcome]);
  return located;
}

function outcomeOf(found: PagePlace | null): Outcome {
  if (!found) return 'missing';
  return found.stretches.size > 0 ? 'marked' : { page: found.firstPage };
}
