import type { Locale } from '#src/i18n/locale.schema.ts';
import { compilePattern } from '../text/compile-pattern';

const word = "(?:St\\. )?\\p{Lu}[\\p{L}'-]+";
const name = `(${word}(?:,? (?:(?:and|of the|of|the|de|del|la|et|y|und) )?${word}){0,6})`;
const capitals = (source: string) => new RegExp(source, 'u');

/** Where the courts of a sentence sit. Group 1 is the place; case matters, a place begins with a capital. */
const patterns: Record<Locale, readonly RegExp[]> = {
  en: [
    capitals(
      `[Cc]ourts? (?:sitting |located |situated )?(?:in and serving |of|in|within|at)(?: and for)? ?(?:the )?${name}`,
    ),
    capitals(`(?:exclusive )?(?:jurisdiction|venue)(?: shall be| will be| is)? (?:in|of) (?:the )?${name}`),
    capitals('\\b((?:English|Scottish|Irish|French|German|Swiss|Spanish|Dutch|Austrian|Belgian|Italian)) [Cc]ourts'),
  ],
  es: [
    capitals(
      `(?:[Jj]uzgados|[Tt]ribunales|[Cc]ortes)(?: [ye] (?:[Tt]ribunales|[Jj]uzgados))?(?: competentes)?(?: ordinarios)?(?: de la ciudad de| de la provincia de| de la| de| del| en) ${name}`,
    ),
  ],
  fr: [
    capitals(
      `(?:[Tt]ribuna(?:l|ux)|[Cc]ours?|[Jj]uridictions)(?: (?:de [Cc]ommerce|[Jj]udiciaires?|compétente?s?|des activités économiques|de grande instance)){0,2}(?: de la ville de| du ressort de(?: la cour d'appel de)?| de| d'| du| à) ?${name}`,
    ),
  ],
  de: [
    capitals(`Gerichtsstand.{0,120}? ist(?: ausschließlich)? ${name}`),
    capitals(`Gerichte?n?(?: (?:in|von|der|des|zu)| der Stadt) (?:den )?${name}`),
  ],
  ar: [
    /محاكم (?:مدينة |امارة )?(?!المختصة|مختصة|الدولة)([\u0620-\u064a]{2,14}(?: (?:العربية|المتحدة|السعودية|المالي|العالمي)){0,3})/,
    /محكمة ([\u0620-\u064a]{2,14}) (?:الابتدائية|التجارية)/,
  ],
};

const notPlaces =
  /^(?:Company|United States District|United States$|Section|Article|Agreement|Sitz|Wohnsitz|Ort|Gericht|Hauptsitz|Geschäftssitz|Gesch|Law|Appeal|الدولة|المختصة|مختصة)/;

/** The place whose courts decide, as the words name it ("London", "San Francisco County, California"); null when they name none. */
export function readCourtPlace(words: string, language: Locale): string | null {
  if (words === words.toUpperCase() && language !== 'ar') return null;
  for (const pattern of patterns[language]) {
    const place = (language === 'ar' ? compilePattern(pattern, 'ar') : pattern).exec(words)?.[1]?.replace(/[.,]$/, '');
    if (place && !notPlaces.test(place)) return place;
  }
  return null;
}
