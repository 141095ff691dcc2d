import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { says } from '../text/says';
import { type DateShape, dateShapes, dayNumber, monthNumber, yearNumber } from './date-shapes';
import { readHijriDates } from './hijri';
import { isoDate, lastDayOfMonth } from './iso-date';
import type { WrittenDate } from './written-date';

export interface DateHints {
  /** How dates of three numbers are ordered where the language alone does not tell. */
  order?: 'day-first' | 'month-first';
  /** A day without a year is the first such day that does not lie before this one; without it none is read. */
  notBefore?: string | null;
}

/** Calendar dates in order of appearance: "the 1st of March, 2003", "1. März 2024", "1 مارس 2024م". */
export function readDates(words: string, locale: Locale, hints: DateHints = {}): WrittenDate[] {
  const found: WrittenDate[] = readHijriDates(words, locale);
  const isTaken = (index: number, end: number) => found.some((other) => index < other.end && end > other.index);
  for (const shape of dateShapes(locale).dated) {
    for (const match of words.matchAll(shape.pattern)) {
      const end = match.index + match[0].length;
      if (isTaken(match.index, end)) continue;
      const date = dateOf(match, shape, locale, hints);
      if (date !== undefined) found.push({ date, index: match.index, end });
    }
  }
  found.push(...readSpanStarts(words, locale, found));
  found.push(...readYearless(words, locale, hints, found));
  return joinCalendars(found.sort((a, b) => a.index - b.index));
}

function dateOf({ groups = {} }: RegExpExecArray, { kind }: DateShape, locale: Locale, hints: DateHints) {
  const year = yearNumber(groups.year ?? '', locale);
  if (kind === 'numbers') return fromNumbers(Number(groups.day), Number(groups.month), year, locale, hints);
  const month = kind === 'year-first' ? Number(groups.month) : monthNumber(groups.month ?? '', locale);
  if (kind !== 'edge') return isoDate(year, month, dayNumber(groups.day ?? '', locale));
  return groups.year ? edgeOf(groups, year, month) : undefined;
}

function edgeOf(groups: Record<string, string | undefined>, year: number, month: number) {
  return isoDate(year, month, groups.first ? 1 : groups.middle ? 15 : lastDayOfMonth(year, month));
}

/** "25 / 4 / 2018" can be one day only; "04/05/2018" may be two and is left open unless the document tells. */
function fromNumbers(first: number, second: number, year: number, locale: Locale, { order }: DateHints) {
  const dayFirst = isoDate(year, second, first);
  if (!languages[locale].writing.monthMayLead) return dayFirst;
  const monthFirst = isoDate(year, first, second);
  if (!dayFirst || !monthFirst || dayFirst === monthFirst) return monthFirst ?? dayFirst;
  return order === undefined ? null : order === 'day-first' ? dayFirst : monthFirst;
}

/** "du 8 au 22 mai 2027", "from the first to the 28th of March 2027": the first day borrows month and year of the last. */
function readSpanStarts(words: string, locale: Locale, found: readonly WrittenDate[]): WrittenDate[] {
  return found.flatMap(({ date, index }) => {
    const start = Math.max(0, index - 60);
    const before = words.slice(start, index);
    const numbered = date && dateShapes(locale).numberedSpanStart.exec(before);
    if (date && numbered) return startInNumbers(numbered, { date, at: start + numbered.index, locale });
    const match = date && dateShapes(locale).spanStart.exec(before);
    const day = match ? dayNumber(match.groups?.day ?? '', locale) : 0;
    if (!date || !match || day >= Number(date.slice(8))) return [];
    const first = isoDate(Number(date.slice(0, 4)), Number(date.slice(5, 7)), day);
    const at = start + match.index;
    return first ? [{ date: first, index: at, end: at + (match.groups?.day?.length ?? 0) }] : [];
  });
}

/** In the year of the last day, or the one before where it would come after that. */
function startInNumbers(
  { groups = {} }: RegExpExecArray,
  { date, at, locale }: { date: string; at: number; locale: Locale },
): WrittenDate[] {
  const [day, month] = [groups.day ?? '', groups.month ?? ''];
  if (languages[locale].writing.monthMayLead && Number(month) <= 12 && Number(day) <= 12) return [];
  const first = lastUpTo(date, (year) => isoDate(year, Number(month), Number(day)));
  return first ? [{ date: first, index: at, end: at + `${day}.${month}`.length }] : [];
}

const farthestYear = 80;
const nearestYear = 16;
const weekdayNear = 24;

function readYearless(
  words: string,
  locale: Locale,
  { notBefore }: DateHints,
  found: readonly WrittenDate[],
): WrittenDate[] {
  const { recurring, everyYear, sameYear } = languages[locale].dates;
  if (says(everyYear, locale, words)) return [];
  const open: WrittenDate[] = [];
  for (const { pattern, kind } of dateShapes(locale).yearless) {
    for (const match of words.matchAll(pattern)) {
      const end = match.index + match[0].length;
      const overlaps = [...found, ...open].some((other) => match.index < other.end && end > other.index);
      const isRepeated =
        says(recurring, locale, words.slice(Math.max(0, match.index - 40), match.index)) ||
        says(recurring, locale, words.slice(end, end + 30));
      if (overlaps || isRepeated) continue;
      const { groups = {} } = match;
      const month = monthNumber(groups.month ?? '', locale);
      const dayIn = (year: number) =>
        kind === 'edge' ? edgeOf(groups, year, month) : isoDate(year, month, dayNumber(groups.day ?? '', locale));
      // Without a day to count from, only what borrows the year of a day right behind it.
      const farthest = notBefore ? farthestYear : nearestYear;
      const before = words.slice(Math.max(0, match.index - weekdayNear), match.index);
      const earlier = says(sameYear, locale, words.slice(end, end + farthestYear))
        ? found.findLast(({ date, index }) => date && index < match.index)?.date
        : null;
      const following = found.find(({ date, index }) => date && index >= end && index - end < farthest)?.date;
      const date = earlier
        ? dayIn(Number(earlier.slice(0, 4)))
        : following
          ? lastUpTo(following, dayIn)
          : notBefore && onWeekday(firstFrom(notBefore, dayIn), before, dayIn, locale);
      if (date) open.push({ date, index: match.index, end, inferred: 'year' });
    }
  }
  return open;
}

type DayIn = (year: number) => string | undefined;

/** "On Friday 2 October": in the year next to the likely one where that day was a Friday, if it is none in the likely one. */
function onWeekday(date: string | undefined, before: string, dayIn: DayIn, locale: Locale) {
  const said = languages[locale].dates.weekdays.findIndex((one) => says(one, locale, before));
  const isOn = (day: string | undefined) => day !== undefined && new Date(`${day}T00:00:00Z`).getUTCDay() === said;
  if (!date || said < 0 || isOn(date)) return date;
  const year = Number(date.slice(0, 4));
  return [dayIn(year - 1), dayIn(year + 1)].find(isOn) ?? date;
}

function firstFrom(earliest: string, dayIn: DayIn) {
  const year = Number(earliest.slice(0, 4));
  return [dayIn(year), dayIn(year + 1)].find((date) => date && date >= earliest);
}

/** "del 9 de diciembre al 16 de enero de 2027": the year before where the day would come after the other. */
function lastUpTo(latest: string, dayIn: DayIn) {
  const year = Number(latest.slice(0, 4));
  return [dayIn(year), dayIn(year - 1)].find((date) => date && date <= latest);
}

const besideEachOther = 24;

/** Where the same day is written in both calendars, beside each other, the Gregorian one is meant by both. */
function joinCalendars(dates: WrittenDate[]): WrittenDate[] {
  const joined: WrittenDate[] = [];
  for (const date of dates) {
    const last = joined.at(-1);
    const isTwin = last && (last.inferred === 'calendar') !== (date.inferred === 'calendar');
    if (isTwin && date.index - last.end < besideEachOther) {
      const gregorian = last.inferred === 'calendar' ? date : last;
      joined[joined.length - 1] = { ...gregorian, index: last.index, end: date.end };
    } else joined.push(date);
  }
  return joined;
}
