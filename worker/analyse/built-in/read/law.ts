import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { compilePattern } from '../text/compile-pattern';

const notALaw = /^(?:Agreement|Contract|Parties|Party|Section|Article|Court|Law|Such|Said|هذا|هذه|العقد|اخر)/;

/** The law that the words name, as they name it ("State of Delaware", "deutschem Recht", "المصري"); null when they name none. */
export function readLaw(words: string, locale: Locale): string | null {
  for (const pattern of languages[locale].law.anyLaw) {
    const named = (languages[locale].writing.hasCapitals ? pattern : compilePattern(pattern, locale))
      .exec(words)?.[1]
      ?.trim();
    if (named && !notALaw.test(named)) return named.replace(/[.,]$/, '');
  }
  return null;
}
