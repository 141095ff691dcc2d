import type { Locale } from '#src/i18n/locale.schema.ts';
import { arabicHarms } from './ar/harms';
import { germanHarms } from './de/harms';
import { englishHarms } from './en/harms';
import { spanishHarms } from './es/harms';
import { frenchHarms } from './fr/harms';
import type { HarmWords } from './harm-words';

/** How each language says what harms the person who signs. */
export const harmWordsOf = {
  en: englishHarms,
  es: spanishHarms,
  fr: frenchHarms,
  de: germanHarms,
  ar: arabicHarms,
} satisfies Record<Locale, HarmWords>;
