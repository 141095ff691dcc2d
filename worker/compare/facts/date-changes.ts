import type { ComparedFacts } from '#src/features/comparison/comparison.schema.ts';
import type { ContractDate } from '#src/features/contracts/analysis.schema.ts';
import type { ChangedPlaces } from './changed-places';
import { matchFacts } from './match-facts';

/** Days that changed, came or went with the words that they follow from; whether that is good is the reader's to say. */
export function dateChanges(
  before: readonly ContractDate[],
  after: readonly ContractDate[],
  places: ChangedPlaces,
): ComparedFacts['dates'] {
  const likeness = (one: ContractDate, other: ContractDate) =>
    one.kind === other.kind
      ? 2 +
        Number(one.date === other.date) +
        Number(one.label === other.label) +
        2 * Number(places.together(one, other))
      : 0;
  return matchFacts(before, after, { likeness, least: 3 }).flatMap(({ before: old, after: now }) => {
    if (old?.date === now?.date) return [];
    const change = places.changeOf(now, 'after') ?? places.changeOf(old, 'before');
    // What was counted from today is another day tomorrow.
    if (change === null && !(old?.computedFrom && now?.computedFrom)) return [];
    if (change === null && old?.computedFrom === now?.computedFrom) return [];
    return [{ before: plain(old), after: plain(now), effect: null, change }];
  });
}

function plain(date: ContractDate | null) {
  if (!date) return null;
  const { evidence: _, ...plainly } = date;
  return plainly;
}
