/** Words and neighbouring pairs of words, sorted: what provisions are compared by without regard to order. */
export interface Bag {
  words: Uint32Array;
  pairs: Float64Array;
}

export function bagOf(ids: Uint32Array): Bag {
  const pairs = new Float64Array(Math.max(ids.length - 1, 0));
  for (let at = 0; at < pairs.length; at++) pairs[at] = pairOf(ids, at);
  return { words: ids.slice().sort(), pairs: pairs.sort() };
}

/** Two neighbouring words as one number. */
export const pairOf = (ids: Uint32Array, at: number) => (ids[at] ?? 0) * 2 ** 26 + (ids[at + 1] ?? 0);

/** How many both have, each as often as both have it. */
export function common(one: ArrayLike<number>, other: ArrayLike<number>): number {
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  const muchLonger = many.length > 16 * few.length;
  let count = 0;
  for (let [at, there] = [0, 0]; at < few.length; at++) {
    const wanted = few[at] as number;
    if (muchLonger) there = firstFrom(many, there, wanted);
    else while (there < many.length && (many[there] as number) < wanted) there++;
    if (many[there] === wanted) {
      count++;
      there++;
    }
  }
  return count;
}

/** The first place from another on that has a number or a greater one. */
function firstFrom(sorted: ArrayLike<number>, from: number, wanted: number): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** From here on a provision that is part of another counts as like it. */
const leastPart = 8;
const ofPart = 0.85;

/** 0 to 1: how much two provisions say the same; one that is part of the other is like it, too. */
export function likeness(one: Bag, other: Bag): number {
  const [shorter, longer] = one.words.length < other.words.length ? [one, other] : [other, one];
  if (shorter.words.length === 0) return 0;
  const words = common(one.words, other.words);
  const pairs = common(one.pairs, other.pairs);
  const share = (2 * words) / (one.words.length + other.words.length);
  const inOrder = shorter.pairs.length === 0 ? share : (2 * pairs) / (one.pairs.length + other.pairs.length);
  const whole = longer.pairs.length < 3 ? share : (share + inOrder) / 2;
  if (shorter.words.length < leastPart) return whole;
  return Math.max(whole, (ofPart * pairs) / shorter.pairs.length);
}
