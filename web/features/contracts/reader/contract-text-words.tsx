import { type ReactNode, use } from 'react';
import type { MarkTone } from '#web/ui/mark.tsx';
import { type FoundHere, FoundWords } from './contract-text-found';
import { type Marked, type Note, segmentsOf } from './contract-text-segments';
import type { Stretch } from './evidence-place';
import { findingAt, MarginContext } from './margin-finding';
import { MarginMark } from './margin-mark';

const noteLines: Record<MarkTone, string> = {
  plain: 'decoration-mark',
  high: 'decoration-mark-high',
  medium: 'decoration-mark-medium',
  low: 'decoration-mark-low',
};
const strokes: Record<MarkTone, string> = { plain: '', high: 'mark-high', medium: 'mark-medium', low: 'mark-low' };

export type Words = { text: string; notes: readonly Note[]; marked: Marked | null } & FoundHere;

/** A stretch of the text with what is noted, marked and found in it, and the findings beside it. */
export function ContractTextWords({ text, stretch, notes, marked, found, current }: Words & { stretch: Stretch }) {
  const { groups } = use(MarginContext);
  if (stretch.start >= stretch.end) return null;
  const segments = segmentsOf(stretch, notes, marked);
  return segments.map((segment) => {
    const { start, end, note } = segment;
    const beside = groups
      .filter((group) => start <= group.start && group.start < end)
      .map((group) => <MarginMark key={`beside-${group.start}`} group={group} />);
    const words = <FoundWords key={`found-${start}`} text={text} stretch={segment} found={found} current={current} />;
    if (segment.marked && marked) {
      return [
        ...beside,
        <MarkedWords key={start} marked={marked}>
          {words}
        </MarkedWords>,
      ];
    }
    if (!note) return [...beside, words];
    const leads = findingAt(groups, start) !== undefined;
    return [
      ...beside,
      <span
        key={start}
        data-lead={leads ? start : undefined}
        className={`underline decoration-2 underline-offset-3 [text-decoration-skip-ink:none] ${leads ? 'cursor-pointer' : ''} ${noteLines[note]}`}
      >
        {words}
      </span>,
    ];
  });
}

/** Takes the focus when a quote is opened; a quote over several paragraphs has one of these in each. */
function MarkedWords({ marked, children }: { marked: Marked; children: ReactNode }) {
  const close = marked.match === 'close' && 'underline decoration-dashed decoration-2 underline-offset-4';
  return (
    <mark
      data-place=""
      tabIndex={-1}
      className={`mark scroll-m-8 cursor-pointer ${strokes[marked.tone]} ${close || ''}`}
    >
      {children}
    </mark>
  );
}
