import { languages } from '#worker/analyse/languages/languages.ts';
import type { ContractText, Sentence } from '../text/contract-text';
import { says } from '../text/says';

/** "The caterer works under a contract with the town. It ends on 31 July": another contract, or somebody else's affair. */
export function isOfOther({ words, index, clause }: Sentence, { language, sentences }: ContractText): boolean {
  const { foreign, pointsBack } = languages[language].dates;
  if (says(foreign, language, words)) return true;
  const above = sentences[index - 1];
  return above?.clause === clause && says(pointsBack, language, words) && says(foreign, language, above.words);
}
