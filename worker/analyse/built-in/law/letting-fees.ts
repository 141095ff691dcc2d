import { languages } from '#worker/analyse/languages/languages.ts';
import { readCurrencies } from '../money/currencies';
import { createSides } from '../parties/sides';
import type { Telling } from '../play';
import { readMoney } from '../read/money';
import { says } from '../text/says';
import { formatMoney } from '../write/format';
import type { Measure } from './measures';

/** Sums that the tenant pays so that the home is let, checked or cleaned. */
export function findLettingFees({ contract, to }: Telling): Measure[] {
  const { language, sentences } = contract;
  const { 'letting-fee': fee } = languages[language].legal.matters;
  const sides = createSides(contract);
  return sentences.flatMap((sentence) => {
    const [sum, another] = readMoney(sentence.words, language, readCurrencies(contract));
    if (!sum || another || !says(fee, language, sentence.words)) return [];
    if (sides.subjectOf(sentence)?.side !== 'reader') return [];
    return [{ sentence, size: null, said: formatMoney(sum, to) }];
  });
}
