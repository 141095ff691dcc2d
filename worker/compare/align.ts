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
/** Of more parts than these nothing is made one: the work would grow with their square. */
const mostParts = 50;

/** Which provisions of two versions are the same; what none names was taken out or added. */
export function align(before: Version, after: Version): Aligned[] {
  const candidates = findCandidates(before, after);
  const chain = longestChain(candidates);
  const taken = takenIn(withGaps(before, after, chain).map((pair) => single(pair, false)));
  takeMoved(before, after, candidates, taken);
  return takeUpParts(before, after, taken);
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
    const gap = {
      before: { from: last.before + 1, to: next.before },
      after: { from: last.after + 1, to: next.after },
    };
    for (const pair of alignGap(before, after, gap)) found.push(pair);
    if (next !== end) found.push(next);
    last = next;
  }
  return found;
}

function takeMoved(before: Version, after: Version, candidates: readonly Candidate[], taken: Taken): void {
  const take = ({ before: at, after: there }: Pair) => {
    if (taken.before.has(at) || taken.after.has(there)) return false;
    const aligned = single({ before: at, after: there }, true);
    taken.before.set(at, aligned);
    taken.after.set(there, aligned);
    return true;
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
}

const lengthOf = (provision: Provision | undefined) => (provision ? provision.to - provision.from : 0);

/** A paragraph that was parted, or put together with its neighbour, is the same as before. */
function takeUpParts(before: Version, after: Version, taken: Taken): Aligned[] {
  const versions = { before, after };
  const wordsOf = keepWords(versions);
  for (const name of ['after', 'before'] as const) {
    const here = versions[name];
    const takeUp = (at: number, neighbour: number) => {
      if (taken[name].has(at)) return;
      const group = taken[name].get(neighbour);
      if (!group || group[name].length >= mostParts) return;
      const words = wordsOf(group);
      const wanted = words[name === 'after' ? 'before' : 'after'];
      const own = here.bagOf(at).words;
      const all = merged(words[name], own);
      const gain = common(wanted, all) - common(wanted, words[name]);
      if (gain < ofPart * own.length || gain < 2) return;
      group[name].push(at);
      group[name].sort((a, b) => a - b);
      words[name] = all;
      taken[name].set(at, group);
    };
    for (let at = 0; at < here.provisions.length; at++) takeUp(at, at - 1);
    for (let at = here.provisions.length - 1; at >= 0; at--) takeUp(at, at + 1);
  }
  return [...new Set(taken.before.values())];
}

type Words = Record<'before' | 'after', Uint32Array>;

/** The words of what is the same, put together once. */
function keepWords({ before, after }: Record<'before' | 'after', Version>): (group: Aligned) => Words {
  const kept = new Map<Aligned, Words>();
  const join = ({ bagOf }: Version, provisions: readonly number[]) =>
    provisions.map((at) => bagOf(at).words).reduce(merged);
  return (group) => {
    const words = kept.get(group) ?? { before: join(before, group.before), after: join(after, group.after) };
    kept.set(group, words);
    return words;
  };
}

function merged(one: Uint32Array, other: Uint32Array): Uint32Array {
  const all = new Uint32Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all.sort();
}
