/** Random numbers that come out the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffled<T>(items: T[], random: () => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

export interface Ordering {
  order?: 'made' | 'shuffled' | 'reversed' | undefined;
  /** For a shuffled order that can be had again. */
  seed?: number | undefined;
  /** How often each one is sent. */
  copies?: number | undefined;
}

export function arrange<T>(items: T[], { order = 'made', seed = Date.now(), copies = 1 }: Ordering): T[] {
  const all = items.flatMap((item) => Array.from({ length: copies }, () => item));
  if (order === 'reversed') return all.reverse();
  return order === 'shuffled' ? shuffled(all, seeded(seed)) : all;
}
