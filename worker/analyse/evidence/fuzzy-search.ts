import { type Alignment, align } from './alignment';
import type { WordIndex } from './word-index';

const fewestWords = 5;
const mostWords = 400;
const wordsThatVote = 16;
const tooCommon = 3000;
const windowsTried = 4;

/**
 * Finds the passage that most of a quote's words come from. Rare words vote for the place where the
 * quote would have to begin, and only the places with most votes are compared word by word.
 */
export function findSimilar(quote: string[], { words, places }: WordIndex, near = 0): Alignment | null {
  if (quote.length < fewestWords || quote.length > mostWords) return null;
  const slack = Math.ceil(quote.length * 0.25) + 6;

  let best: Alignment | null = null;
  for (const begin of likelyBeginnings(quote, places, slack)) {
    const found = align(
      quote,
      words,
      Math.max(0, begin - slack),
      Math.min(words.length, begin + quote.length + 2 * slack),
    );
    if (!found) continue;
    const distance = (alignment: Alignment) => Math.abs((words[alignment.first]?.start ?? 0) - near);
    if (!best || found.found > best.found || (found.found === best.found && distance(found) < distance(best)))
      best = found;
  }
  return best;
}

function likelyBeginnings(quote: string[], places: WordIndex['places'], slack: number): number[] {
  const rare = quote
    .map((word, at) => ({ at, places: places.get(word) ?? [] }))
    .filter(({ places }) => places.length > 0 && places.length <= tooCommon)
    .sort((one, other) => one.places.length - other.places.length)
    .slice(0, wordsThatVote);
  const votes = new Map<number, number>();
  for (const { at, places } of rare) {
    for (const place of places) {
      const bucket = Math.floor((place - at) / slack);
      votes.set(bucket, (votes.get(bucket) ?? 0) + 1);
    }
  }
  return [...votes]
    .map(([bucket, count]) => ({ bucket, count: count + (votes.get(bucket + 1) ?? 0) }))
    .sort((one, other) => other.count - one.count || one.bucket - other.bucket)
    .slice(0, windowsTried)
    .map(({ bucket }) => bucket * slack);
}
