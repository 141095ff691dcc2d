import { useEffect } from 'react';
import type { FoundMark, PageMark } from './contract-pages-marks';
import type { Marked } from './contract-text-segments';
import type { Stretch } from './evidence-place';

type Props = { marks: readonly PageMark[]; place: Marked; onMarked: () => void };

const percent = (share: number) => `${share * 100}%`;
const outline = ({ left, top, width, height }: PageMark) => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

/** The highlighter's strokes over the picture of a page. Each holds its words, for whoever hears them. */
export function ContractPagesStrokes({ marks, place: { match, tone }, onMarked }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other strokes are marked anew
  useEffect(onMarked, [marks, onMarked]);
  return (
    <div className="contract-strokes">
      {marks.map((mark) => (
        <mark
          key={`${mark.left} ${mark.top}`}
          data-place=""
          data-tone={tone}
          data-match={match}
          tabIndex={-1}
          style={outline(mark)}
        >
          {mark.words}
        </mark>
      ))}
    </div>
  );
}

/** What is searched for, over the picture of a page. */
export function ContractPagesFound({ found, current }: { found: readonly FoundMark[]; current: Stretch | null }) {
  return (
    <div className="contract-strokes">
      {found.map((mark) => (
        <mark key={`${mark.left} ${mark.top}`} data-found={mark.place === current ? 'now' : ''} style={outline(mark)}>
          {mark.words}
        </mark>
      ))}
    </div>
  );
}
