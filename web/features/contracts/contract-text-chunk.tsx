import { memo } from 'react';
import type { MarkTone } from '../../ui/mark';
import type { Chunk, Paragraph } from './contract-text-paragraphs';
import { type Marked, type Note, segmentsOf } from './contract-text-segments';

const noteLines: Record<MarkTone, string> = {
  plain: 'decoration-mark',
  high: 'decoration-mark-high',
  medium: 'decoration-mark-medium',
  low: 'decoration-mark-low',
};
const strokes: Record<MarkTone, string> = { plain: '', high: 'mark-high', medium: 'mark-medium', low: 'mark-low' };

type Props = { text: string; chunk: Chunk; notes: readonly Note[]; marked: Marked | null };

/** A portion of the text; the browser lays it out only when it comes near the screen. */
export const ContractTextChunk = memo(function ContractTextChunk({ text, chunk, notes, marked }: Props) {
  return (
    <div className="[content-visibility:auto]" style={{ containIntrinsicBlockSize: `auto ${chunk.lines * 1.7}em` }}>
      {chunk.paragraphs.map((paragraph) => (
        <p
          key={paragraph.start}
          dir="auto"
          className={`pb-[0.9em] ${paragraph.flows ? '' : 'whitespace-pre-line'} ${paragraph.heading ? 'font-semibold' : ''}`}
        >
          <Words text={text} paragraph={paragraph} notes={notes} marked={marked} />
        </p>
      ))}
    </div>
  );
});

type WordsProps = Omit<Props, 'chunk'> & { paragraph: Paragraph };

function Words({ text, paragraph, notes, marked }: WordsProps) {
  const segments = segmentsOf(paragraph, notes, marked);
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
