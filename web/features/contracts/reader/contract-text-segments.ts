import type { MarkTone } from '#web/ui/mark.tsx';
import type { Place, Stretch } from './evidence-place';

/** A place in the text that some finding rests on. */
export type Note = Stretch & { tone: MarkTone };

/** Words that look the same throughout: noted by a finding or not, under the highlighter or not. */
export type Segment = Stretch & { note: MarkTone | null; marked: boolean };

const weight: Record<MarkTone, number> = { high: 3, medium: 2, low: 1, plain: 0 };

export const overlaps = (a: Stretch, b: Stretch) => a.start < b.end && b.start < a.end;

/** Cuts a paragraph where the marked place and notes begin and end. Marked words stay whole; the gravest note shows. */
export function segmentsOf(paragraph: Stretch, notes: readonly Note[], place: Stretch | null): Segment[] {
  const marked = place && overlaps(place, paragraph) ? clip(place, paragraph) : null;
  if (!marked) return notedSegments(paragraph, notes);
  return [
    ...notedSegments({ start: paragraph.start, end: marked.start }, notes),
    { ...marked, note: null, marked: true },
    ...notedSegments({ start: marked.end, end: paragraph.end }, notes),
  ];
}

function notedSegments(stretch: Stretch, notes: readonly Note[]): Segment[] {
  if (stretch.start >= stretch.end) return [];
  const here = notes.filter((note) => overlaps(note, stretch));
  const cuts = here.map((note) => clip(note, stretch)).flatMap(({ start, end }) => [start, end]);
  const edges = [...new Set([stretch.start, ...cuts, stretch.end])].sort((a, b) => a - b);
  return edges.slice(1).map((end, index) => {
    const piece = { start: edges[index] ?? stretch.start, end };
    return { ...piece, note: gravest(here.filter((note) => overlaps(note, piece))), marked: false };
  });
}

const clip = (inner: Stretch, outer: Stretch): Stretch => ({
  start: Math.max(inner.start, outer.start),
  end: Math.min(inner.end, outer.end),
});

function gravest(notes: readonly Note[]): MarkTone | null {
  return notes.reduce<MarkTone | null>(
    (found, { tone }) => (found === null || weight[tone] > weight[found] ? tone : found),
    null,
  );
}

/** Where the words under the highlighter stand, and how they are drawn. */
export type Marked = Pick<Place, 'start' | 'end' | 'match' | 'tone'>;
