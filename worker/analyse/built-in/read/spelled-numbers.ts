import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';

/** The number words of one written word, "and" among them; null when it is no number. */
export function numberParts(word: string, locale: Locale): string[] | null {
  const { numbers, parts } = languages[locale].amounts;
  if (Object.hasOwn(numbers, word)) return [word];
  return parts?.(word) ?? null;
}

/** What number words say, read from the first to the last: "two hundred and fifty" is 250; null when they say nothing. */
export function spelledValue(words: readonly string[], locale: Locale): number | null {
  const { numbers, countsTwenties } = languages[locale].amounts;
  let total = 0;
  let current = 0;
  let read = 0;
  for (const word of words) {
    const value = numbers[word];
    if (value === undefined) continue;
    read++;
    if (value === 0.5) current = current > 1 ? current + 0.5 : 0.5;
    else if (value === 1e6 || value === 1e9) {
      total = (total + current || 1) * value;
      current = 0;
    } else if (value === 1000) {
      total += (current || 1) * 1000;
      current = 0;
    } else if (value === 100 && current > 0 && current < 20) current *= 100;
    else if (value === 20 && countsTwenties && current % 100 === 4) current += 76;
    else current += value;
  }
  return read > 0 && total + current > 0 ? total + current : null;
}
