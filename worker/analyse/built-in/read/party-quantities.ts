import type { Locale } from '#src/i18n/locale.schema.ts';
import { compilePattern } from '../text/compile-pattern';

/** How words count the parties: "each party", "either party", "any party", "neither party". */
export type Quantity = 'each' | 'either' | 'any' | 'neither';

const patterns: Record<Locale, Record<Quantity, RegExp>> = {
  en: {
    each: /\b(?:each|both|every)(?: of the)? part(?:y|ies)\b/,
    either: /\beither(?: of the)? part(?:y|ies)\b/,
    any: /\bany(?: of the)? part(?:y|ies)\b/,
    neither: /\b(?:neither|no)(?: of the)? part(?:y|ies)\b/,
  },
  es: {
    each: /cada (?:una de las )?partes?|ambas partes/,
    either: /cualquiera de las (?:dos )?partes/,
    any: /cualquiera de ambas|cualquier parte(?! del? )|una de las partes/,
    neither: /ningun[ao] (?:de (?:las|ambas) )?partes?/,
  },
  fr: {
    each: /chaque partie|chacune des (?:deux )?parties/,
    either: /l'une (?:ou l'autre )?des (?:deux )?parties/,
    any: /toute partie(?! d[eu'])|(?<!')une des (?:deux )?parties/,
    neither: /aucune (?:des )?(?:deux )?parties?/,
  },
  de: {
    each: /(?:jede[rn]?|beide[nr]?) (?:der )?(?:vertrags)?(?:partei(?:en)?|partner)|beiderseits|beiden seiten/,
    either: /eine[rn]? der (?:beiden )?(?:vertrags)?parteien/,
    any: /\beine[rn]? (?:vertrags)?partei\b/,
    neither: /keine[rn]? (?:der )?(?:vertrags)?(?:partei(?:en)?|partner)/,
  },
  ar: {
    each: /كل (?:من )?(?:الطرفين|طرف|الاطراف|منهما)|كلا الطرفين/,
    either: /احد الطرفين/,
    any: /(?:اي|احد) (?:من )?(?:الطرفين|طرف(?! ثالث)|الاطراف|منهما)/,
    neither: /(?:ليس|لا يجوز|لا يحق) لاي (?:من )?(?:الطرفين|طرف|الاطراف)/,
  },
};

/** Whether the words speak of all parties alike, counted in one of these ways. */
export function countsParties(words: string, quantities: readonly Quantity[], language: Locale): boolean {
  return quantities.some((quantity) => compilePattern(patterns[language][quantity], language).test(words));
}
