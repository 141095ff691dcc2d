import './contract-search.css';
import { overlaps } from './contract-text-segments';
import type { Stretch } from './evidence-place';

/** The places found in a part of the text, and the one the reader is at. */
export type FoundHere = { found: readonly Stretch[]; current: Stretch | null };

type Props = FoundHere & { text: string; stretch: Stretch };

/** Words of the text, those that are searched for marked among them. */
export function FoundWords({ text, stretch: { start, end }, found, current }: Props) {
  const here = found.filter((place) => overlaps(place, { start, end }));
  if (here.length === 0) return text.slice(start, end);
  let before = start;
  const pieces = here.map((place) => {
    const [from, to] = [Math.max(place.start, start), Math.min(place.end, end)];
    const between = text.slice(before, from);
    before = to;
    const mark = (
      <mark key={from} className="found" data-found={place === current ? 'now' : ''}>
        {text.slice(from, to)}
      </mark>
    );
    return [between, mark];
  });
  return [...pieces, text.slice(before, end)];
}
