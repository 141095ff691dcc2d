import type { Change } from '#src/features/comparison/comparison.schema.ts';
import type { Version } from './find-candidates';
import type { FoundChange, Step } from './list-changes';

type Unchanged = Change['unchanged'];
export type PlacedChange = FoundChange & Pick<Change, 'unchanged'>;
type Found = { changes: PlacedChange[]; unchangedAtEnd: Unchanged; renumbered: number; unchanged: number };

/** Changes one after the other, with what is the same between them. A clause that is new or gone as a whole is one. */
export function joinSteps(steps: readonly Step[], after: Version): Found {
  const changes: PlacedChange[] = [];
  const counted = { renumbered: 0, unchanged: 0 };
  let same = nothing();
  let last: Extract<Step, { kind: 'change' }> | null = null;
  for (const step of steps) {
    if (step.kind === 'same') {
      const places = step.aligned.after.map((at) => after.provisions[at]);
      const [start, end] = [places[0]?.start ?? 0, places.at(-1)?.end ?? 0];
      same = { provisions: same.provisions + places.length, start: same.provisions ? same.start : start, end };
      counted.unchanged += places.length;
      if (step.renumbered) counted.renumbered++;
      last = null;
      continue;
    }
    const before = changes.at(-1);
    if (last && before && belongTogether(last, step)) {
      extend(before, step.change);
    } else {
      changes.push({ ...step.change, unchanged: same });
      same = nothing();
    }
    last = step;
  }
  return { changes, unchangedAtEnd: same, ...counted };
}

const nothing = (): Unchanged => ({ provisions: 0, start: 0, end: 0 });

/** What follows a heading, or a point of a list its words, in the same place of both versions. */
function belongTogether(last: Extract<Step, { kind: 'change' }>, next: Extract<Step, { kind: 'change' }>): boolean {
  const { kind } = last.change;
  if (kind === 'changed' || kind !== next.change.kind || next.heading) return false;
  const place = next.change.after ?? next.change.before;
  const startsAnew = place?.number != null && !/^\(|^\p{L}[.)]/u.test(place.number) && !last.heading;
  if (startsAnew && kind !== 'moved') return false;
  if (kind === 'added') return next.at.after === last.at.after + 1;
  if (kind === 'removed') return next.at.before === last.at.before + 1;
  return next.at.before === last.at.before + 1 && next.at.after === last.at.after + 1;
}

/** Adds to a change what belongs to it, without copying what is there. */
function extend(one: PlacedChange, next: FoundChange): void {
  for (const side of ['before', 'after'] as const) {
    const to = next[side];
    if (one[side] && to) one[side] = { ...one[side], end: to.end };
    for (const range of next.touched[side]) one.touched[side].push(range);
  }
  const last = one.words.at(-1);
  if (last) one.words[one.words.length - 1] = { ...last, text: `${last.text.trimEnd()}\n\n` };
  for (const words of next.words) one.words.push(words);
}
