import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { normaliseText } from '../text/normalised-text';

export interface Token {
  /** In lower case, without marks. */
  key: string;
  start: number;
  end: number;
  isCapital: boolean;
}

/** The words of a normalised text, as parties are looked up by. */
export function tokensOf(words: string): Token[] {
  return [...words.matchAll(/[\p{L}\p{M}\d]+/gu)].map(({ 0: word, index }) => ({
    key: word.toLowerCase(),
    start: index,
    end: index + word.length,
    isCapital: /^(?!\p{Ll})/u.test(word),
  }));
}

/** What something is looked up by, however it is written. */
export const keyOf = (words: string) =>
  tokensOf(normaliseText(words).text)
    .map(({ key }) => key)
    .join(' ');

/** The forms in which a role may be written, the role itself first. */
export function formsOf(role: string, language: Locale): string[] {
  const key = keyOf(role);
  const forms = languages[language].parties.formsOf.flatMap(([ending, replacements]) =>
    ending.test(key) ? replacements.map((replacement) => key.replace(ending, replacement)) : [],
  );
  return [...new Set([key, ...forms])];
}

/** An Arabic word without what is written together with it: "وللمستأجر" is "المستأجر". */
export function arabicForms(key: string): { key: string; isDative: boolean }[] {
  const plain = [key, ...(/^[وف]./.test(key) ? [key.slice(1)] : [])];
  return plain.flatMap((word) => [
    { key: word, isDative: false },
    ...(word.startsWith('لل') ? [{ key: `ا${word.slice(1)}`, isDative: true }] : []),
    ...(/^[بك]ال/.test(word) ? [{ key: word.slice(1), isDative: false }] : []),
    ...(/^ل./.test(word) && !word.startsWith('لل') ? [{ key: word.slice(1), isDative: true }] : []),
  ]);
}
