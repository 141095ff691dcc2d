import type { MarkTone } from '../../ui/mark';
import type { Place, Stretch } from './evidence-place';

/** A place in the text that some finding rests on. */
export type Note = Stretch & { tone: MarkTone };

/** Words that look the same throughout: noted by a finding or not, under the highlighter or not. */
export type Segment = Stretch & { note: MarkTone | null; marked: boolean };

const weight: Record<MarkTone, number> = { high: 3, medium: 2, low: 1, plain: 0 };

export const overlaps = (a: Stretch, b: Stretch) => a.start < b.end && b.start < a.end;

/** Cuts a paragraph where notes or the marked place begin and end. Where notes overlap the gravest one shows. */
export function segmentsOf(paragraph: Stretch, notes: readonly Note[], place: Stretch | null): Segment[] {
  const here = notes.filter((note) => overlaps(note, paragraph));
  const marked = place && overlaps(place, paragraph) ? place : null;
  const inside = (at: number) => at > paragraph.start && at < paragraph.end;
  const cuts = [...here, ...(marked ? [marked] : [])].flatMap(({ start, end }) => [start, end]).filter(inside);
  const edges = [...new Set([paragraph.start, ...cuts, paragraph.end])].sort((a, b) => a - b);
  return edges.slice(1).map((end, index) => {
    const stretch = { start: edges[index] ?? paragraph.start, end };
    return {
      ...stretch,
      note: gravest(here.filter((note) => overlaps(note, stretch))),
      marked: marked !== null && overlaps(marked, stretch),
    };
  });
}

function gravest(notes: readonly Note[]): MarkTone | null {
  return notes.reduce<MarkTone | null>(
    (found, { tone }) => (found === null || weight[tone] > weight[found] ? tone : found),
    null,
  );
}

/** What the marked place is in the types of the text: nothing, or where it stands and how it is drawn. */
export type Marked = Pick<Place, 'start' | 'end' | 'match' | 'tone'>;
