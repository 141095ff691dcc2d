import { hashText } from '../learned/hash';
import type { FeatureSink } from '../learned/passage-features';

/** The words around a sum as tokens, with what stands for the sides and the sum, and the concepts of each. */
export interface ReadWords {
  tokens: readonly string[];
  concepts: readonly number[][];
  /** Of the language: its words say nothing in another. */
  seed: number;
}

const steps = [2, 5, 10, 20];
const most = { before: 3, behind: 2 };
const widest = 14;
const behindSum = 8;

/** How near something stands. */
export const stepOf = (distance: number) => steps.findIndex((step) => distance <= step);
const isSide = (one: string | undefined) => one === '①' || one === '②';

/** Where the two sides stand beside the sum, and the words next to each, with the sign of the side. */
export function sinkMentions(words: ReadWords, sink: FeatureSink) {
  const { tokens } = words;
  const at = tokens.indexOf('¤');
  const signAt = (index: number) => (tokens[index] === '①' ? 1 : -1);
  const all = tokens.flatMap((one, index) => (isSide(one) ? [index] : []));
  const before = all.filter((index) => index < at).reverse();
  const behind = all.filter((index) => index > at);
  const [any] = all;
  if (any !== undefined && all.every((index) => signAt(index) === signAt(any))) sink(hashText('only'), signAt(any));
  sinkOrder([...before.slice(0, most.before).reverse(), at, ...behind.slice(0, 1)], at, signAt, sink);
  for (const [rank, index] of before.slice(0, most.before).entries())
    sinkMention({ index, at, rank, sign: signAt(index) }, words, sink);
  for (const [rank, index] of behind.slice(0, most.behind).entries())
    sinkMention({ index, at, rank, sign: signAt(index) }, words, sink);
}

/** "① … ② … ¤", by the side that stands first. */
function sinkOrder(order: readonly number[], at: number, signAt: (index: number) => number, sink: FeatureSink) {
  const first = order.find((index) => index !== at);
  if (first === undefined) return;
  const sign = signAt(first);
  const marks = order.map((index) => (index === at ? '¤' : signAt(index) * sign));
  sink(hashText(`order ${marks.join(' ')}`), sign);
}

interface Mention {
  index: number;
  /** Where the sum stands. */
  at: number;
  /** The nearest on its side of the sum is 0. */
  rank: number;
  sign: number;
}

function sinkMention(mention: Mention, { tokens, concepts, seed }: ReadWords, sink: FeatureSink) {
  const { index, at, rank, sign } = mention;
  const where = index < at ? 'before' : 'behind';
  const place = `${where} ${Math.min(1, rank)}`;
  const value = sign * (rank === 0 ? 1 : 0.6);
  const word = (name: string, share: number) => sink(hashText(name, seed), value * share);
  sink(hashText(`mention ${place}`), sign);
  sink(hashText(`mention ${place} ${stepOf(Math.abs(index - at))}`), sign);
  const next = tokens.slice(index + 1, index + 5);
  const stop = next.findIndex(isSide);
  const own = stop < 0 ? next : next.slice(0, stop + 1);
  for (const [far, one] of own.slice(0, 3).entries()) word(`next ${where} ${far === 0} ${one}`, 0.5);
  word(`next two ${where} ${own[0]} ${own[1]}`, 0.5);
  word(`last ${where} ${tokens[index - 1]}`, 0.7);
  word(`last two ${where} ${tokens[index - 2]} ${tokens[index - 1]}`, 0.5);
  for (const concept of new Set(concepts.slice(index + 1, index + 1 + own.length).flat()))
    sink(hashText(`next concept ${where} ${concept}`), value / 2);
  for (const concept of new Set(concepts.slice(Math.max(0, index - 3), index).flat()))
    sink(hashText(`last concept ${where} ${concept}`), value / 2);
  if (rank === 0) sinkBetween(mention, place, { tokens, concepts, seed }, sink);
}

/** The words between the sum and the side nearest to it, and behind the sum. */
function sinkBetween({ index, at, sign }: Mention, place: string, words: ReadWords, sink: FeatureSink) {
  const { tokens, concepts, seed } = words;
  const [first, to] = index < at ? [index + 1, at] : [at + 1, index];
  const from = Math.max(first, to - widest);
  const between = new Set(tokens.slice(from, to));
  for (const one of between) sink(hashText(`between ${place} ${one}`, seed), (sign * 0.6) / Math.sqrt(to - from));
  for (const concept of new Set(concepts.slice(from, to).flat()))
    sink(hashText(`between concept ${place} ${concept}`), sign / 2);
  if (index > at) return;
  const rest = tokens.slice(at + 1, at + behindSum);
  for (const one of new Set(rest)) sink(hashText(`rest ${one}`, seed), (sign * 0.6) / Math.sqrt(rest.length));
}
