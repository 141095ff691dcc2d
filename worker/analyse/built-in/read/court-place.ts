import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { compilePattern } from '../text/compile-pattern';

const notPlaces =
  /^(?:Company|United States District|United States$|Section|Article|Agreement|Sitz|Wohnsitz|Ort|Gericht|Hauptsitz|Geschäftssitz|Gesch|Law|Appeal|الدولة|المختصة|مختصة)/;

/** The place whose courts decide, as the words name it ("London", "San Francisco County, California"); null when they name none. */
export function readCourtPlace(words: string, language: Locale): string | null {
  if (words === words.toUpperCase() && languages[language].writing.hasCapitals) return null;
  for (const pattern of languages[language].law.courtPlaces) {
    const place = (languages[language].writing.hasCapitals ? pattern : compilePattern(pattern, language))
      .exec(words)?.[1]
      ?.replace(/[.,]$/, '');
    if (place && !notPlaces.test(place)) return place;
  }
  return null;
}
