import type { Version } from './find-candidates';
import { likeness } from './likeness';
import type { Provision } from './provisions';

type Pair = { before: number; after: number };
/** Provisions of both versions between two that are known to be the same. */
export interface Gap {
  before: { from: number; to: number };
  after: { from: number; to: number };
}

/** Larger gaps are cut into pieces of so many on either side: what is in them has little in common anyway. */
const mostAtOnce = 200;
/** How many words are held against others in all gaps: pieces of very long contracts are smaller. */
const mostWords = 13_000_000;
const leastLike = 0.5;
const leastLikeAlone = 0.35;
const leastLikeNumbered = 0.2;
/** Of lengths that differ more than so many times nothing is the same. */
const mostLonger = 5;

/** What is the same in a gap, in the order of both; what is left there was added or taken out. */
export function alignGap(before: Version, after: Version, gap: Gap): Pair[] {
  const [left, right] = [gap.before.to - gap.before.from, gap.after.to - gap.after.from];
  const words = Math.max(before.words.ids.length, after.words.ids.length, 1);
  const pieces = Math.ceil(Math.max(left, right) / Math.min(mostAtOnce, Math.ceil(mostWords / words)));
  const cut = ({ from, to }: Gap['before'], piece: number) => ({
    from: from + Math.floor(((to - from) * piece) / pieces),
    to: from + Math.floor(((to - from) * (piece + 1)) / pieces),
  });
  return Array.from({ length: pieces }, (_, piece) =>
    alignPiece(before, after, { before: cut(gap.before, piece), after: cut(gap.after, piece) }),
  ).flat();
}

/** The pairs in order that are most alike together. */
function alignPiece(before: Version, after: Version, gap: Gap): Pair[] {
  const [rows, columns] = [gap.before.to - gap.before.from, gap.after.to - gap.after.from];
  if (rows === 0 || columns === 0) return [];
  const alone = rows === 1 && columns === 1;
  const width = columns + 1;
  const best = new Float64Array((rows + 1) * width);
  const gains = new Float64Array(rows * columns);
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const [at, there] = [gap.before.from + row, gap.after.from + column];
      const gain = gainOf(before, after, at, there, alone);
      gains[row * columns + column] = gain;
      const here = row * width + column;
      const without = Math.max(best[here + width] ?? 0, best[here + 1] ?? 0);
      best[here] = gain > 0 ? Math.max(without, gain + (best[here + width + 1] ?? 0)) : without;
    }
  }
  const pairs: Pair[] = [];
  for (let [row, column] = [0, 0]; row < rows && column < columns; ) {
    const here = row * width + column;
    const gain = gains[row * columns + column] ?? 0;
    if (gain > 0 && best[here] === gain + (best[here + width + 1] ?? 0)) {
      pairs.push({ before: gap.before.from + row++, after: gap.after.from + column++ });
    } else if (best[here] === best[here + width]) row++;
    else column++;
  }
  return pairs;
}

function gainOf(before: Version, after: Version, at: number, there: number, alone: boolean): number {
  const [one, other] = [before.provisions[at] as Provision, after.provisions[there] as Provision];
  const [length, otherLength] = [one.to - one.from, other.to - other.from];
  if (one.isHeading !== other.isHeading && Math.min(length, otherLength) < 8) return 0;
  if (Math.max(length, otherLength) > mostLonger * Math.min(length, otherLength)) return 0;
  if (one.key === other.key) return 1 + length / 100;
  const alike = likeness(before.bagOf(at), after.bagOf(there));
  const numbered = one.number !== null && one.number === other.number;
  const least = numbered ? leastLikeNumbered : alone ? leastLikeAlone : leastLike;
  return alike >= least ? alike + (numbered ? 0.1 : 0) : 0;
}
