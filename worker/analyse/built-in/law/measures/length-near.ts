import type { Locale } from '#src/i18n/locale.schema.ts';
import { type Duration, readDurations } from '#worker/analyse/built-in/read/durations.ts';
import { isNoticePeriod } from '#worker/analyse/built-in/read/notice-period.ts';
import { compilePattern } from '#worker/analyse/built-in/text/compile-pattern.ts';
import { says } from '#worker/analyse/built-in/text/says.ts';
import { languages } from '#worker/analyse/languages/languages.ts';

const farthest = 45;

/** The length of time that stands beside some words, and is none of notice: "six months' probation". */
export function lengthNear(pattern: RegExp, words: string, language: Locale): Duration | null {
  const hit = compilePattern(pattern, language).exec(words);
  if (!hit) return null;
  const end = hit.index + hit[0].length;
  const gapOf = (one: Duration) => Math.max(hit.index - one.end, one.index - end, 0);
  const [nearest] = readDurations(words, language)
    .filter((one) => gapOf(one) <= farthest)
    .sort((a, b) => gapOf(a) - gapOf(b));
  if (!nearest) return null;
  const isNotice =
    isNoticePeriod(nearest, words, language) && says(languages[language].legal.matters.ending, language, words);
  return isNotice ? null : nearest;
}
