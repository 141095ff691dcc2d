export interface Span {
  start: number;
  end: number;
}

export interface Tally {
  truePositives: number;
  falsePositives: number;
  falseNegatives: number;
  goldSpans: number;
  foundSpans: number;
}

export interface Scores {
  precision: number;
  recall: number;
  f1: number;
  located: number;
}

export const emptyTally = (): Tally => ({
  truePositives: 0,
  falsePositives: 0,
  falseNegatives: 0,
  goldSpans: 0,
  foundSpans: 0,
});

/** Counts one contract and one clause type: was it rightly said to be there, and how many labelled places were quoted. */
export function tallyType(tally: Tally, gold: readonly Span[], quotes: readonly Span[] | undefined): void {
  if (gold.length > 0 && quotes) tally.truePositives++;
  if (gold.length > 0 && !quotes) tally.falseNegatives++;
  if (gold.length === 0 && quotes) tally.falsePositives++;
  tally.goldSpans += gold.length;
  tally.foundSpans += gold.filter((span) => quotes?.some((quote) => overlapsByHalf(span, quote))).length;
}

/** They share at least half of the shorter one. */
export function overlapsByHalf(a: Span, b: Span): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared > 0 && shared * 2 >= Math.min(a.end - a.start, b.end - b.start);
}

export function addTally(into: Tally, other: Tally): void {
  for (const key of Object.keys(into) as (keyof Tally)[]) into[key] += other[key];
}

export function scoresOf({ truePositives, falsePositives, falseNegatives, goldSpans, foundSpans }: Tally): Scores {
  const precision = share(truePositives, truePositives + falsePositives);
  const recall = share(truePositives, truePositives + falseNegatives);
  return {
    precision,
    recall,
    f1: share(2 * precision * recall, precision + recall),
    located: share(foundSpans, goldSpans),
  };
}

function share(part: number, whole: number) {
  return whole === 0 ? 0 : part / whole;
}
