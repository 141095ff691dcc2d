import { useEffect } from 'react';
import type { PageMark } from './contract-pages-marks';
import type { Marked } from './contract-text-segments';

type Props = { marks: readonly PageMark[]; place: Marked; onMarked: () => void };

const percent = (share: number) => `${share * 100}%`;

/** The highlighter's strokes over the picture of a page. Each holds its words, for whoever hears them. */
export function ContractPagesStrokes({ marks, place: { match, tone }, onMarked }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other strokes are marked anew
  useEffect(onMarked, [marks, onMarked]);
  return (
    <div className="contract-strokes">
      {marks.map(({ left, top, width, height, words }) => (
        <mark
          key={`${left} ${top}`}
          data-place=""
          data-tone={tone}
          data-match={match}
          tabIndex={-1}
          style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
        >
          {words}
        </mark>
      ))}
    </div>
  );
}
