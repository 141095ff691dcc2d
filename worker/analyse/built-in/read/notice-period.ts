import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { compilePattern } from '../text/compile-pattern';
import { type Duration, readDurations } from './durations';

/** The period by which notice has to be given, "60 days" in "not less than 60 days before it ends"; null when none is named. */
export function readNoticePeriod(words: string, language: Locale): Duration | null {
  return readDurations(words, language).find((duration) => isNoticePeriod(duration, words, language)) ?? null;
}

export function isNoticePeriod({ index, end }: Duration, words: string, language: Locale): boolean {
  const { before, after } = languages[language].periods.notice;
  return (
    compilePattern(before, language).test(words.slice(Math.max(0, index - 60), index)) ||
    compilePattern(after, language).test(words.slice(end, end + 60))
  );
}
