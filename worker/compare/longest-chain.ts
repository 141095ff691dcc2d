/** A provision of each version that may be the same, and what is gained by taking them for it. */
export interface Candidate {
  before: number;
  after: number;
  likeness: number;
  weight: number;
}

/** The candidates that are in the same order in both versions and together weigh most. */
export function longestChain(candidates: readonly Candidate[]): Candidate[] {
  // Of one provision the later ones first, so that none follows another of the same.
  const sorted = candidates.toSorted((a, b) => a.before - b.before || b.after - a.after);
  const size = sorted.reduce((most, { after }) => Math.max(most, after + 1), 0);
  // A Fenwick tree over the later version: the best chain that ends before a place.
  const best = new Int32Array(size + 1).fill(-1);
  const totals = new Float64Array(sorted.length);
  const previous = new Int32Array(sorted.length).fill(-1);
  const weighs = (index: number) => (index < 0 ? 0 : (totals[index] ?? 0));
  let last = -1;
  sorted.forEach(({ after, weight }, index) => {
    let through = -1;
    for (let at = after; at > 0; at -= at & -at) if (weighs(best[at] ?? -1) > weighs(through)) through = best[at] ?? -1;
    totals[index] = weighs(through) + weight;
    previous[index] = through;
    for (let at = after + 1; at <= size; at += at & -at) if (weighs(best[at] ?? -1) < weighs(index)) best[at] = index;
    if (weighs(index) > weighs(last)) last = index;
  });
  const chain: Candidate[] = [];
  for (let index = last; index >= 0; index = previous[index] ?? -1) chain.push(sorted[index] as Candidate);
  return chain.reverse();
}
