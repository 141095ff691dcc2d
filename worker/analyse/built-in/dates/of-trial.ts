import { languages } from '#worker/analyse/languages/languages.ts';
import type { ContractText, Sentence } from '../text/contract-text';
import { says } from '../text/says';

/** A label, or a heading that stands alone. */
const shortLine = 60;

/** The sentence, its heading or the words above it speak of a trial, so that its days are those of the trial. */
export function isOfTrial({ words, clause, index }: Sentence, { language, sentences }: ContractText): boolean {
  const { probation } = languages[language].dates.acts;
  const above = sentences[index - 1]?.words ?? '';
  return (
    says(probation, language, `${clause.heading} ${words}`) ||
    (above.length < shortLine && !/[.;]$/.test(above) && says(probation, language, above))
  );
}
