import type { FoundPassage } from './find-passages';

const mostPassages = 6;
/** In characters, together. */
const longest = 5000;
/** One that is further behind the best is hardly what was asked for. */
const leastShare = 0.3;

/** The passages to tell, the best first: as many as a person reads, and an answer of a known price is written from. */
export function mostTold(found: readonly FoundPassage[]): FoundPassage[] {
  const [best] = found;
  if (!best) return [];
  let length = 0;
  return found.slice(0, mostPassages).filter(({ score, start, end }) => {
    if (score < best.score * leastShare || length + end - start > longest) return false;
    length += end - start;
    return true;
  });
}
