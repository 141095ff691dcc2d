import { type FoundHarms, surelyGrave } from '../harms/find-harms';
import type { ContractText } from '../text/contract-text';
import type { UnfairTerms } from './find-unfair-terms';

/** The judge learned from contracts of a few pages, the longest of about this many characters. */
export const longestLearned = 15_000;

/**
 * In terms of many pages, most of what the judge takes for grave without a kind is what everybody is told about content,
 * payment and tax: only what is as good as certain is told there. What is a term of a known name is told by its name.
 */
export function asSetForEverybody(
  found: FoundHarms,
  { plain }: Pick<UnfairTerms, 'plain'>,
  { text }: Pick<ContractText, 'text'>,
): FoundHarms {
  const named = new Set(plain.map(({ passage }) => passage.sentence));
  const least = text.length <= longestLearned ? 0 : surelyGrave;
  const isKept = ({ sentence }: FoundHarms['unnamed'][number]) =>
    !named.has(sentence) && (found.gravity.get(sentence) ?? 0) >= least;
  return { ...found, unnamed: found.unnamed.filter(isKept) };
}
