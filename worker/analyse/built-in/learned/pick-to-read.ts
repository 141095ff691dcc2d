import type { RankedPassage } from './rank-passages';

export interface Span {
  start: number;
  end: number;
}

export const mostPassages = 10;
export const largestShare = 0.2;
/** Passages that follow on one another are shown as one up to this length, or a tenth of all that may be shown of a long text. */
const longestJoined = 400;
/** A space or a line end stands between passages that follow on one another; paragraphs stay apart. */
const widestGap = 1;
/** A sentence up to this length is shown whole where there is room, so that it is not cut off in the middle. */
const longestWhole = 320;
/** A passage of a lower score is hardly ever harmful, and is not shown to fill the page. */
const lowestScore = -2;

export interface Picked extends Span {
  score: number;
  /** The best passage of those that were joined. */
  best: RankedPassage;
}

/**
 * The passages to read oneself: the best first, at most ten and a fifth of the text (`length`), none of what is
 * `covered` already.
 */
export function pickToRead(
  ranked: readonly RankedPassage[],
  { length, covered = [] }: { length: number; covered?: readonly Span[] },
): Picked[] {
  const open = ranked.filter(
    (passage) => passage.score >= lowestScore && !covered.some((span) => overlap(span, passage) > 0),
  );
  const most = Math.floor(length * largestShare);
  const longest = Math.max(longestJoined, most / mostPassages);
  let left = most;
  let picked: Picked[] = [];
  for (const passage of open.toSorted((a, b) => b.score - a.score || a.start - b.start)) {
    const near = picked.filter((other) => gapBetween(other, passage) <= widestGap);
    const joined = joinAll(passage, near);
    const joins = near.length > 0 && sizeOf(joined) <= longest;
    const others = joins ? picked.filter((other) => !near.includes(other)) : picked;
    const cost = joins ? sizeOf(joined) - near.reduce((sum, other) => sum + sizeOf(other), 0) : sizeOf(passage);
    if (cost > left || others.length >= mostPassages) continue;
    left -= cost;
    picked = [...others, joins ? joined : joinAll(passage, [])];
  }
  return madeWhole(
    picked.sort((a, b) => b.score - a.score || a.start - b.start),
    { ranked, covered, left },
  );
}

/** The picked ones with the rest of their sentences, the best first, as far as there is room (`left`). */
function madeWhole(
  picked: readonly Picked[],
  { ranked, covered, left }: { ranked: readonly RankedPassage[]; covered: readonly Span[]; left: number },
): Picked[] {
  const sentences = new Set(picked.map(({ best }) => best.sentence));
  const parts = Map.groupBy(
    ranked.filter(({ sentence }) => sentences.has(sentence)),
    ({ sentence }) => sentence,
  );
  let room = left;
  return picked.map((one) => {
    const whole = (parts.get(one.best.sentence) ?? []).reduce(spanOver, one);
    const cost = sizeOf(whole) - sizeOf(one);
    const isTaken = [...covered, ...picked.filter((other) => other !== one)].some((span) => overlap(span, whole) > 0);
    if (cost === 0 || cost > room || sizeOf(whole) > longestWhole || isTaken) return one;
    room -= cost;
    return { ...one, start: whole.start, end: whole.end };
  });
}

function joinAll(passage: RankedPassage, near: readonly Picked[]): Picked {
  const best = near.reduce((high, other) => (other.score > high.score ? other.best : high), passage);
  return {
    start: Math.min(passage.start, ...near.map(({ start }) => start)),
    end: Math.max(passage.end, ...near.map(({ end }) => end)),
    score: best.score,
    best,
  };
}

const spanOver = (one: Span, other: Span): Span => ({
  start: Math.min(one.start, other.start),
  end: Math.max(one.end, other.end),
});
const sizeOf = ({ start, end }: Span) => end - start;
const overlap = (one: Span, other: Span) => Math.min(one.end, other.end) - Math.max(one.start, other.start);
const gapBetween = (one: Span, other: Span) => Math.max(one.start, other.start) - Math.min(one.end, other.end);
