import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { WordApart } from '#worker/analyse/languages/party-words.ts';
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

/** What a word may be, the word itself first: without what its language writes together with it. */
export const wordApart = (key: string, language: Locale): readonly WordApart[] =>
  languages[language].parties.apart?.(key) ?? [{ key, isDative: false }];
