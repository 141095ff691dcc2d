import type { Citation } from '#worker/analyse/analyst.ts';
import type { Passage, Telling } from '../play';

/** Quotes in the order of the document. */
export function citePassages(passages: readonly Passage[], { contract }: Telling): Citation[] {
  return [...passages].sort((a, b) => a.start - b.start).map((passage) => contract.cite(passage));
}
