import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';

const tables = new Map<Locale, Map<string, number>>();

/** Number words up to 399, in normalised form and lower case. */
export function numberWords(locale: Locale): Map<string, number> {
  let table = tables.get(locale);
  if (!table) {
    const words = new Map<string, number>();
    languages[locale].numbers.spell((word, value) => {
      if (!words.has(word)) words.set(word, value);
    });
    tables.set(locale, words);
    table = words;
  }
  return table;
}
