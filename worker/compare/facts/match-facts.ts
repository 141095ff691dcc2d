/** Facts of both versions that are about the same; without `before` there was none, without `after` there is none. */
export type Matched<Fact> = { before: Fact; after: Fact | null } | { before: null; after: Fact };

/** Matches each fact with the one that it is most like, from a score of `least` on. */
export function matchFacts<Fact>(
  before: readonly Fact[],
  after: readonly Fact[],
  { likeness, least }: { likeness: (before: Fact, after: Fact) => number; least: number },
): Matched<Fact>[] {
  const pairs = before
    .flatMap((one) => after.map((other) => ({ one, other, score: likeness(one, other) })))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score);
  const [old, now] = [new Map<Fact, Fact>(), new Set<Fact>()];
  for (const { one, other } of pairs) {
    if (old.has(one) || now.has(other)) continue;
    old.set(one, other);
    now.add(other);
  }
  return [
    ...before.map((one) => ({ before: one, after: old.get(one) ?? null })),
    ...after.filter((one) => !now.has(one)).map((one) => ({ before: null, after: one })),
  ];
}
