import { type FoundHarms, surelyGrave } from '../harms/find-harms';
import type { ContractText } from '../text/contract-text';

/** The judge learned from contracts of a few pages, the longest of about this many characters. */
const longestLearned = 15_000;

/**
 * In terms of many pages, most of what the judge takes for grave without a kind is what everybody is told about content,
 * payment and tax: only what is as good as certain is told there.
 */
export const asSetForEverybody = (found: FoundHarms, { text }: Pick<ContractText, 'text'>): FoundHarms =>
  text.length <= longestLearned
    ? found
    : { ...found, unnamed: found.unnamed.filter(({ sentence }) => (found.gravity.get(sentence) ?? 0) >= surelyGrave) };
