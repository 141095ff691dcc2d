import type { RankedPassage } from '../learned/rank-passages';

/** How a contract as a whole treats its reader. */
export type Harshness = 'fair' | 'usual' | 'harsh';

/** So many of its passages tell, the most harmful ones. */
const telling = 10;
/** On average, they are less harmful than this in a contract that is fair, and more harmful in one that is harsh. */
const leastHarmful = { usual: 0, harsh: 1 };

/**
 * Whoever drafts one thing against the reader drafts others too: what looks harmful in a fair contract is as a rule
 * something else, and in a harsh one it is what it looks like.
 */
export function howHarsh(ranked: readonly RankedPassage[]): Harshness {
  const worst = ranked
    .map(({ score }) => score)
    .sort((one, other) => other - one)
    .slice(0, telling);
  const average = worst.reduce((sum, score) => sum + score, 0) / worst.length;
  if (average >= leastHarmful.harsh) return 'harsh';
  return average < leastHarmful.usual ? 'fair' : 'usual';
}
