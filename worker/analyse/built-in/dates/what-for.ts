import type { Locale } from '#src/i18n/locale.schema.ts';
import { type DateAct, dateActs } from '#worker/analyse/languages/dates-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { says } from '../text/says';

/** What a day is for, by the words beside it, else by those of its sentence. */
export function whatFor(language: Locale, ...words: readonly string[]): DateAct | null {
  const { acts } = languages[language].dates;
  for (const said of words) {
    const act = dateActs.find((one) => says(acts[one], language, said));
    if (act) return act;
  }
  return null;
}
