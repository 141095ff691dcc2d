import { alignGap } from './align-gap';
import { findCandidates, type Version } from './find-candidates';
import { common } from './likeness';
import { type Candidate, longestChain } from './longest-chain';
import type { Provision } from './provisions';

/** Provisions that are the same in both versions: one of each, or several that were one. */
export interface Aligned {
  before: number[];
  after: number[];
  /** Stands before or after others than it did. */
  moved: boolean;
}

/** A provision that was moved is so much like what it was, and has so many words: short ones recur. */
const likeMoved = 0.6;
const leastMoved = 5;
/** So much of a provision has to be in another that it was a part of. */
const ofPart = 0.6;

/** Which provisions of two versions are the same; what none names was taken out or added. */
export function align(before: Version, after: Version): Aligned[] {
  const candidates = findCandidates(before, after);
  const chain = longestChain(candidates);
  const found: Aligned[] = withGaps(before, after, chain).map((pair) => single(pair, false));
  const taken = takenIn(found);
  for (const pair of movedAmong(before, after, candidates, taken)) found.push(single(pair, true));
  takeUpParts(before, after, found, taken);
  return found;
}

type Pair = Pick<Candidate, 'before' | 'after'>;
const single = ({ before, after }: Pair, moved: boolean): Aligned => ({ before: [before], after: [after], moved });

interface Taken {
  before: Map<number, Aligned>;
  after: Map<number, Aligned>;
}
function takenIn(aligned: readonly Aligned[]): Taken {
  const taken: Taken = { before: new Map(), after: new Map() };
  for (const one of aligned) {
    for (const at of one.before) taken.before.set(at, one);
    for (const at of one.after) taken.after.set(at, one);
  }
  return taken;
}

function withGaps(before: Version, after: Version, chain: readonly Pair[]): Pair[] {
  const end = { before: before.provisions.length, after: after.provisions.length };
  const found: Pair[] = [];
  let last = { before: -1, after: -1 };
  for (const next of [...chain, end]) {
    found.push(
      ...alignGap(before, after, {
        before: { from: last.before + 1, to: next.before },
        after: { from: last.after + 1, to: next.after },
      }),
    );
    if (next !== end) found.push(next);
    last = next;
  }
  return found;
}

function movedAmong(before: Version, after: Version, candidates: readonly Candidate[], taken: Taken): Pair[] {
  const moved: Pair[] = [];
  const take = ({ before: at, after: there }: Pair) => {
    if (taken.before.has(at) || taken.after.has(there)) return false;
    const aligned = single({ before: at, after: there }, true);
    taken.before.set(at, aligned);
    taken.after.set(there, aligned);
    return moved.push({ before: at, after: there }) > 0;
  };
  const words = ({ before: at }: Candidate) => lengthOf(before.provisions[at]);
  const likely = candidates.filter((one) => one.likeness >= likeMoved && words(one) >= leastMoved);
  for (const candidate of likely.sort((a, b) => b.weight - a.weight)) {
    if (!take(candidate)) continue;
    // What stands beside it and is too short to be known by itself, such as its heading.
    for (const by of [-1, 1]) {
      for (let step = by; ; step += by) {
        const pair = { before: candidate.before + step, after: candidate.after + step };
        const [one, other] = [before.provisions[pair.before], after.provisions[pair.after]];
        if (!one || !other || one.key !== other.key || !take(pair)) break;
      }
    }
  }
  return moved;
}

const lengthOf = (provision: Provision | undefined) => (provision ? provision.to - provision.from : 0);

/** A paragraph that was parted, or put together with its neighbour, is the same as before. */
function takeUpParts(before: Version, after: Version, found: Aligned[], taken: Taken): void {
  const sides = [
    { name: 'after', here: after, there: before },
    { name: 'before', here: before, there: after },
  ] as const;
  for (const { name, here, there } of sides) {
    const other = name === 'after' ? 'before' : 'after';
    const takeUp = (at: number, neighbour: number) => {
      if (taken[name].has(at)) return;
      const group = taken[name].get(neighbour);
      if (!group) return;
      const own = here.bagOf(at).words;
      const wanted = wordsOf(there, group[other]);
      const had = wordsOf(here, group[name]);
      const gain = common(wanted, merged(had, own)) - common(wanted, had);
      if (own.length === 0 || gain < ofPart * own.length || gain < 2) return;
      group[name].push(at);
      group[name].sort((a, b) => a - b);
      taken[name].set(at, group);
    };
    for (let at = 0; at < here.provisions.length; at++) takeUp(at, at - 1);
    for (let at = here.provisions.length - 1; at >= 0; at--) takeUp(at, at + 1);
  }
  found.splice(0, found.length, ...new Set([...taken.before.values()]));
}

function wordsOf({ bagOf }: Version, [first = 0, ...others]: readonly number[]): Uint32Array {
  return others.reduce((all, one) => merged(all, bagOf(one).words), bagOf(first).words);
}

function merged(one: Uint32Array, other: Uint32Array): Uint32Array {
  const all = new Uint32Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all.sort();
}
