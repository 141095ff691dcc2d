import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { keyOf } from './calls';

/** "You", "we" and "I" in the contract's language, however they are written. */
export function isPronoun(words: string, language: Locale): boolean {
  const { i, we, you } = languages[language].parties.pronouns;
  const key = keyOf(words);
  return [...i, ...we, ...you].some((one) => keyOf(one) === key);
}
