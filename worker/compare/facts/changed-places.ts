import type { Evidence } from '#src/features/contracts/analysis.schema.ts';
import type { Aligned } from '../align';
import type { Version } from '../find-candidates';
import type { PlacedChange } from '../join-steps';
import type { Range } from '../list-changes';

export type Side = 'before' | 'after';
type Grounded = { evidence: readonly Evidence[] };

/** Where findings of both versions stand among what was changed. */
export interface ChangedPlaces {
  /** Index of the change that has the words of a finding in it; null: they stand in none. */
  changeOf(finding: Grounded | null, side: Side): number | null;
  /** Whether words of a finding are themselves new or gone. */
  touches(finding: Grounded, side: Side): boolean;
  /** Whether the words of two findings stand in what is the same provision of both. */
  together(before: Grounded, after: Grounded): boolean;
}

export function changedPlaces(
  changes: readonly PlacedChange[],
  versions: Record<Side, Version>,
  aligned: readonly Aligned[],
): ChangedPlaces {
  const group = { before: new Map<number, Aligned>(), after: new Map<number, Aligned>() };
  for (const one of aligned) {
    for (const side of ['before', 'after'] as const) for (const at of one[side]) group[side].set(at, one);
  }
  const groupsOf = ({ evidence }: Grounded, side: Side) =>
    new Set(rangesOf(evidence).flatMap(({ start }) => group[side].get(provisionAt(versions[side], start)) ?? []));
  return {
    changeOf(finding, side) {
      const ranges = rangesOf(finding?.evidence ?? []);
      const index = changes.findIndex((change) => {
        const place = change[side];
        return place !== null && ranges.some((range) => overlaps(range, place));
      });
      return index < 0 ? null : index;
    },
    touches: ({ evidence }, side) =>
      rangesOf(evidence).some((range) =>
        changes.some(({ touched }) => touched[side].some((one) => overlaps(range, one))),
      ),
    together(before, after) {
      const others = groupsOf(after, 'after');
      return [...groupsOf(before, 'before')].some((one) => others.has(one));
    },
  };
}

const rangesOf = (evidence: readonly Evidence[]): Range[] =>
  evidence.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }]));

const overlaps = (one: Range, other: Range) => one.start <= other.end && other.start <= one.end;

/** The last provision that starts at or before a place. */
function provisionAt({ provisions }: Version, offset: number): number {
  let [low, high] = [0, provisions.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((provisions[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
