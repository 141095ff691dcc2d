import { languages } from '#worker/analyse/languages/languages.ts';
import { compilePattern } from '../text/compile-pattern';
import { type ContractText, type Sentence, wordsWithLead } from '../text/contract-text';
import type { FoundHarms } from './find-harms';
import { whoseLiability } from './whose-liability';

/**
 * What is grave beyond doubt once it harms the reader: the locks are changed, or nobody answers for an injury. The learned
 * readers seldom met either.
 */
export function withGravest(found: FoundHarms, contract: ContractText): FoundHarms {
  const { grave } = languages[contract.language].harms;
  const says = (sentence: Sentence, words: RegExp) =>
    compilePattern(words, contract.language).test(wordsWithLead(sentence));
  const isInjuryUnanswered = (sentence: Sentence) =>
    says(sentence, grave.injury) &&
    says(sentence, grave.unanswered) &&
    !says(sentence, grave.exception) &&
    whoseLiability(wordsWithLead(sentence), contract) !== 'reader';
  const named = found.named.map((one) => {
    const isGravest =
      one.harm === 'access-blocked' ? says(one.sentence, grave.locksChanged) : isInjuryUnanswered(one.sentence);
    return isGravest ? { ...one, isGravest } : one;
  });
  const unanswered = found.unnamed.filter(({ sentence }) => isInjuryUnanswered(sentence));
  return {
    ...found,
    named: [
      ...named,
      ...unanswered.map(({ sentence }) => ({
        harm: 'liability-excluded' as const,
        sentence,
        isSure: true,
        isGravest: true,
      })),
    ],
    unnamed: found.unnamed.filter((one) => !unanswered.includes(one)),
  };
}
