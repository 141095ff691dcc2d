import type { ComparedText } from './compared-words';
import { type Bag, bagOf, likeness, pairOf } from './likeness';
import type { Candidate } from './longest-chain';
import type { Provision } from './provisions';

/** A version as it is compared. */
export interface Version {
  words: ComparedText;
  provisions: Provision[];
  bagOf: (provision: number) => Bag;
}

export function versionOf(words: ComparedText, provisions: Provision[]): Version {
  const bags = new Map<number, Bag>();
  return {
    words,
    provisions,
    bagOf(at) {
      const { from, to } = provisions[at] as Provision;
      const bag = bags.get(at) ?? bagOf(words.ids.subarray(from, to));
      bags.set(at, bag);
      return bag;
    },
  };
}

/** Pairs of words that occur in more provisions tell nothing. */
const mostPlaces = 8;
/** As many as share most are looked at, and so many equal ones of a kind. */
const mostLookedAt = 4;
const mostEqual = 50;
const leastLike = 0.45;
/** Added where both have the same number. */
const forNumber = 0.05;

/** Provisions that may be the same: equal ones, and those that share words which few others have. */
export function findCandidates(before: Version, after: Version): Candidate[] {
  const equal = equalOnes(before, after);
  const alone = equal.filter((one) => one.alone);
  const settled = new Set(alone.map(({ before: at }) => at));
  const found: Candidate[] = equal.map(({ alone: _, ...candidate }) => candidate);
  const places = placesOfPairs(after, new Set(alone.map(({ after: at }) => at)));
  before.provisions.forEach(({ from, to, number }, at) => {
    if (settled.has(at)) return;
    const votes = new Map<number, number>();
    for (let word = from; word < to - 1; word++) {
      const here = places.get(pairOf(before.words.ids, word));
      if (here && here.length <= mostPlaces) for (const place of here) votes.set(place, (votes.get(place) ?? 0) + 1);
    }
    const most = [...votes].sort((a, b) => b[1] - a[1]).slice(0, mostLookedAt);
    for (const [place] of most) {
      const other = after.provisions[place] as Provision;
      const alike = likeness(before.bagOf(at), after.bagOf(place));
      const like = alike + (number !== null && number === other.number ? forNumber : 0);
      if (like >= leastLike && before.provisions[at]?.key !== other.key) {
        found.push({
          before: at,
          after: place,
          likeness: alike,
          weight: like * Math.min(to - from, other.to - other.from),
        });
      }
    }
  });
  return found;
}

/** `alone`: nothing else in either version has these words. */
function equalOnes(before: Version, after: Version): (Candidate & { alone: boolean })[] {
  const there = byKey(after.provisions);
  return [...byKey(before.provisions)].flatMap(([key, here]) => {
    const others = there.get(key) ?? [];
    if (others.length === 0 || Math.max(here.length, others.length) > mostEqual) return [];
    const alone = here.length === 1 && others.length === 1;
    return here.slice(0, others.length).map((at, nth) => {
      const { from, to } = before.provisions[at] as Provision;
      return { before: at, after: others[nth] as number, likeness: 1, weight: to - from, alone };
    });
  });
}

function byKey(provisions: readonly Provision[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  provisions.forEach(({ key }, at) => {
    const list = places.get(key);
    if (list) list.push(at);
    else places.set(key, [at]);
  });
  return places;
}

function placesOfPairs({ words, provisions }: Version, settled: ReadonlySet<number>): Map<number, number[]> {
  const places = new Map<number, number[]>();
  provisions.forEach(({ from, to }, at) => {
    if (settled.has(at)) return;
    for (let word = from; word < to - 1; word++) {
      const pair = pairOf(words.ids, word);
      const list = places.get(pair);
      if (!list) places.set(pair, [at]);
      else if (list.length <= mostPlaces && list.at(-1) !== at) list.push(at);
    }
  });
  return places;
}
