import type { Change, ChangeKind, Comparison } from '#src/features/comparison/comparison.schema.ts';

/** A change and its place among all, by which facts point at it. */
export type NumberedChange = Change & { index: number };

export const changeId = (index: number) => `change-${index + 1}`;

/** The changes of a kind, all without one; what is the same is told only between all of them. */
export function shownChanges({ changes }: Pick<Comparison, 'changes'>, kind: ChangeKind | null): NumberedChange[] {
  const nothing = { provisions: 0, start: 0, end: 0 };
  return changes
    .map((change, index) => ({ ...change, index, ...(kind && { unchanged: nothing }) }))
    .filter((change) => kind === null || change.kind === kind);
}

/** The place in a list one goes to from another, round from the last to the first. */
export function nextPlace(length: number, place: number | null, by: 1 | -1): number {
  if (place === null) return by === 1 ? 0 : length - 1;
  return (place + by + length) % length;
}
