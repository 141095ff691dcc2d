import { use, useId } from 'react';
import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import { ReadingContext, stretchOf } from '#web/features/contracts/reader/evidence-place.ts';
import type { MarkTone } from '#web/ui/mark.tsx';

/** The way from a quote to its words in the text; `show` is null where there is none. `id` names the element to come back to. */
export function useWords(evidence: Evidence | undefined, tone: MarkTone) {
  const id = useId();
  const { textLength, place, show } = use(ReadingContext);
  const stretch = evidence && stretchOf(evidence, textLength);
  if (!stretch || evidence.match === 'none') return { id, open: false, show: null };
  const { match, fromImage = false } = evidence;
  return {
    id,
    open: place?.quoteId === id,
    show: () => show({ ...stretch, quoteId: id, match, tone, fromImage }),
  };
}
