import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { dayNumber, longestFirst, placeIn } from './date-shapes';
import type { WrittenDate } from './written-date';

const calendar = 'en-u-ca-islamic-umalqura-nu-latn';
const dayMs = 86_400_000;
/** 1 Muharram 1400 was 20 November 1979; a Hijri year has 354.367 days. */
const epoch = { year: 1400, ms: Date.UTC(1979, 10, 20), daysOfYear: 354.367, daysOfMonth: 29.53 };

let format: Intl.DateTimeFormat | null = null;

const byLocale = new Map<Locale, readonly RegExp[]>();

function patternsOf(locale: Locale): readonly RegExp[] {
  let patterns = byLocale.get(locale);
  if (!patterns) {
    const { days, hijriMonths } = languages[locale].dates;
    const year = '(?<year>1[34]\\d\\d)';
    const numbers = '(?<month>\\d{1,2}) ?/ ?';
    patterns = [
      `(?<day>\\d{1,2}|${longestFirst(days)})(?: من)?(?: شهر)? ?(?<month>${longestFirst(hijriMonths)})(?:,| من)?(?: عام| سنة)? ?${year}(?!\\d)`,
      `(?<day>\\d{1,2}) ?/ ?${numbers}${year}(?!\\d)`,
      `${year} ?/ ?${numbers}(?<day>\\d{1,2})(?!\\d)`,
    ].map((source) => new RegExp(`(?<![\\p{L}\\d])${source}(?: ?(?:هـ|ه)(?!\\p{L}))?`, 'gu'));
    byLocale.set(locale, patterns);
  }
  return patterns;
}

/** Dates of the Hijri calendar, told by their years, on the day that the calendar of Umm al-Qura gives. */
export function readHijriDates(words: string, locale: Locale): WrittenDate[] {
  const { hijriMonths } = languages[locale].dates;
  if (hijriMonths.length === 0) return [];
  return patternsOf(locale).flatMap((pattern) =>
    [...words.matchAll(pattern)].flatMap(({ 0: text, groups = {}, index }) => {
      const month = placeIn(hijriMonths, groups.month ?? '') || Number(groups.month);
      const date = hijriToGregorian(Number(groups.year), month, dayNumber(groups.day ?? '', locale));
      return date ? [{ date, index, end: index + text.length, inferred: 'calendar' as const }] : [];
    }),
  );
}

/** Null where there is no such day, or where the runtime does not know the calendar. */
export function hijriToGregorian(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12 || day < 1 || day > 30) return null;
  format ??= new Intl.DateTimeFormat(calendar, { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' });
  if (format.resolvedOptions().calendar !== 'islamic-umalqura') return null;
  const days = (year - epoch.year) * epoch.daysOfYear + (month - 1) * epoch.daysOfMonth + day - 1;
  const guess = epoch.ms + Math.round(days) * dayMs;
  const wanted = `${month}/${day}/${year}`;
  for (let off = -4; off <= 4; off++) {
    const date = new Date(guess + off * dayMs);
    const written = format.formatToParts(date);
    const part = (type: Intl.DateTimeFormatPartTypes) => written.find((one) => one.type === type)?.value;
    if (`${part('month')}/${part('day')}/${part('year')}` === wanted) return date.toISOString().slice(0, 10);
  }
  return null;
}
