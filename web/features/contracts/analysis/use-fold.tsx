import { use, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ReadingContext } from '../reader/evidence-place';

/**
 * A list of which the first few are shown on screen until all are asked for; in print it is whole. Where its elements
 * have anchors, the way from the text to one that is folded away shows it.
 */
export function useFold(count: number, shownAtFirst: number, anchorOf?: (index: number) => string) {
  const { sought } = use(ReadingContext);
  const [all, setAll] = useState(false);
  const [seen, setSeen] = useState(sought);
  if (sought !== seen) {
    setSeen(sought);
    const index = Array.from({ length: anchorOf ? count : 0 }, (_, at) => anchorOf?.(at)).indexOf(sought?.anchor);
    if (index >= shownAtFirst) setAll(true);
  }
  const folded = count - shownAtFirst;
  /** Class of the element at this place of the list. */
  const foldedAt = (index: number) => (index >= shownAtFirst && !all ? 'hidden print:grid' : '');
  const more = folded > 0 && (
    <Button
      variant="quiet"
      size="sm"
      aria-expanded={all}
      onClick={() => setAll(!all)}
      className="mt-1 -ms-3 justify-self-start print:hidden"
    >
      {all ? m.ui_fewer() : m.ui_more({ count: formatNumber(folded) })}
    </Button>
  );
  return { foldedAt, more };
}
