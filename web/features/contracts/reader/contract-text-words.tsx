import type { MarkTone } from '#web/ui/mark.tsx';
import { type Marked, type Note, segmentsOf } from './contract-text-segments';
import type { Stretch } from './evidence-place';

const noteLines: Record<MarkTone, string> = {
  plain: 'decoration-mark',
  high: 'decoration-mark-high',
  medium: 'decoration-mark-medium',
  low: 'decoration-mark-low',
};
const strokes: Record<MarkTone, string> = { plain: '', high: 'mark-high', medium: 'mark-medium', low: 'mark-low' };

export type Words = { text: string; notes: readonly Note[]; marked: Marked | null };

/** A stretch of the text with what is noted and marked in it. */
export function ContractTextWords({ text, stretch, notes, marked }: Words & { stretch: Stretch }) {
  if (stretch.start >= stretch.end) return null;
  const segments = segmentsOf(stretch, notes, marked);
  return segments.map((segment) => {
    const words = text.slice(segment.start, segment.end);
    if (segment.marked && marked) {
      return (
        <MarkedWords key={segment.start} marked={marked}>
          {words}
        </MarkedWords>
      );
    }
    if (!segment.note) return words;
    return (
      <span
        key={segment.start}
        className={`underline decoration-2 underline-offset-3 [text-decoration-skip-ink:none] ${noteLines[segment.note]}`}
      >
        {words}
      </span>
    );
  });
}

/** Takes the focus when a quote is opened; a quote over several paragraphs has one of these in each. */
function MarkedWords({ marked, children }: { marked: Marked; children: string }) {
  const close = marked.match === 'close' && 'underline decoration-dashed decoration-2 underline-offset-4';
  return (
    <mark data-place="" tabIndex={-1} className={`mark scroll-m-8 ${strokes[marked.tone]} ${close || ''}`}>
      {children}
    </mark>
  );
}
