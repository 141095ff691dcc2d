import type { RankedPassage } from '../learned/rank-passages';
import type { UnfairTerms } from './find-unfair-terms';

/** Above every score that the learned reader gives. */
const preferred = 100;

/**
 * What is often unfair in terms set for everybody is read first. The learned reader knows contracts of a few pages, and in
 * long terms it finds as much harm in what users may not post.
 */
export const preferUnfair = (ranked: readonly RankedPassage[], { possible }: UnfairTerms): RankedPassage[] =>
  ranked.map((passage) => {
    const likelihood = possible.get(passage.sentence);
    return likelihood === undefined ? passage : { ...passage, score: preferred + likelihood };
  });
