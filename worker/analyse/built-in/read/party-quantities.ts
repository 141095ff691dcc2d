import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Quantity } from '#worker/analyse/languages/actor-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { compilePattern } from '../text/compile-pattern';

/** Whether the words speak of all parties alike, counted in one of these ways. */
export function countsParties(words: string, quantities: readonly Quantity[], language: Locale): boolean {
  return quantities.some((quantity) =>
    compilePattern(languages[language].actors.quantities[quantity], language).test(words),
  );
}
