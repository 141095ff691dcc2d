import type { Locale } from '#src/i18n/locale.schema.ts';
import type { DurationUnit, WrittenDuration } from '#worker/analyse/languages/duration-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { numberWords } from './number-words';
import { readNumberAtEnd } from './numbers';

export type Duration = WrittenDuration;

const longest = 1200;

/** Periods of time in order of appearance: "thirty (30) days", "dreißig Tage", "ثلاثين يوما". */
export function readDurations(words: string, locale: Locale): Duration[] {
  const found: Duration[] = [];
  const { units, filler, notLength, oneBehind, inOtherForms } = languages[locale].durations;
  for (const [pattern, unit] of units) {
    for (const match of words.matchAll(pattern)) {
      const number = numberBefore(words, match.index, filler, locale) ?? oneAt(match, words, oneBehind);
      if (!number || number.value <= 0 || number.value > longest) continue;
      if (number.value === 1 && notLength?.test(words.slice(Math.max(0, number.index - 40), match.index))) continue;
      found.push({
        amount: number.value,
        unit: unit === 'day' && match[1] !== undefined ? 'business-day' : unit,
        index: Math.min(number.index, match.index),
        end: match.index + match[0].length,
      });
    }
  }
  found.push(...(inOtherForms?.(words, (word) => numberWords(locale).get(word)) ?? []));
  return found.sort((a, b) => a.index - b.index);
}

function numberBefore(words: string, index: number, filler: RegExp, locale: Locale) {
  const before = words.slice(Math.max(0, index - 70), index);
  if (!/[\s\-)]$/.test(before)) return null;
  const trimmed = before.replace(filler, (gap) => (gap.includes('(') ? gap.trimEnd() : ''));
  const number = readNumberAtEnd(trimmed, locale);
  return number && { value: number.value, index: index - before.length + number.index };
}

/** The unit alone means one of it. */
function oneAt({ 0: unit, index }: RegExpExecArray, words: string, oneBehind: RegExp | null) {
  return oneBehind?.test(words.slice(index + unit.length, index + unit.length + 8)) ? { value: 1, index } : null;
}

const daysIn: Record<DurationUnit, number> = {
  hour: 1 / 24,
  day: 1,
  'business-day': 1.4,
  week: 7,
  month: 30,
  quarter: 91,
  year: 365,
};

/** About how many calendar days it lasts: to compare with a threshold, not to count a date from. */
export function inDays({ amount, unit }: Pick<Duration, 'amount' | 'unit'>): number {
  return amount * daysIn[unit];
}
