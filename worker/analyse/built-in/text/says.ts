import type { Locale } from '#src/i18n/locale.schema.ts';
import { compilePattern } from './compile-pattern';

/** Whether normalised words match a pattern of their language. */
export function says(pattern: RegExp, locale: Locale, words: string): boolean {
  return compilePattern(pattern, locale).test(words);
}
