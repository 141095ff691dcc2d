import type { Locale } from '#src/i18n/locale.schema.ts';
import { monthNumber, monthPattern } from './month-names';
import { readNumberAtEnd } from './numbers';

export interface WrittenDate {
  /** ISO 8601; null when the words leave it open ("04/05/2018" in English, "March 2018", "____ May 2018"). */
  date: string | null;
  index: number;
  end: number;
}

interface Shape {
  pattern: RegExp;
  /** Positions of day, month, year among the groups; `words` when day may be spelled out before the match. */
  day: number;
  month: number;
  year: number;
}

const shapesOf = new Map<Locale, Shape[]>();

function shapes(locale: Locale): Shape[] {
  let known = shapesOf.get(locale);
  if (!known) {
    known = makeShapes(locale);
    shapesOf.set(locale, known);
  }
  return known;
}

function makeShapes(locale: Locale): Shape[] {
  const month = `(${monthPattern(locale)})\\.?`;
  const year = "('?\\d{2}|\\d{4})(?!\\d)";
  const make = (source: string, [day, monthAt, yearAt]: readonly [number, number, number]): Shape => ({
    pattern: new RegExp(`(?<![\\p{L}\\d])${source}`, 'giu'),
    day,
    month: monthAt,
    year: yearAt,
  });
  const dayFirst: Record<Locale, string> = {
    en: `(?:the )?(\\d{1,2}) ?(?:s ?t|n ?d|r ?d|t ?h)?(?:,? day)?(?: of)?[ -]${month}(?:,| of|-)? ?(?:in the year )?(\\d{4})(?!\\d)`,
    es: `(\\d{1,2})(?:º|\\.º)?(?: días)?(?: de| del mes de)? ${month} (?:de |del (?:año )?)?${year}`,
    fr: `(\\d{1,2})(?:er|e|ème)? ${month} ${year}`,
    de: `(\\d{1,2})\\. ?${month} ${year}`,
    ar: `(\\d{1,2})(?: من)?(?: شهر)? ?[/-]? ?${month} ?[/-]? ?(?:من )?(?:عام |سنة |لسنة |لعام )?${year}`,
  };
  const list = [make(dayFirst[locale], [1, 2, 3]), make('(\\d{4})-(\\d{2})-(\\d{2})(?!\\d)', [3, 2, 1])];
  if (locale === 'en') {
    list.unshift(make(`${month} (\\d{1,2})(?: ?(?:s ?t|n ?d|r ?d|t ?h))?,? ${year}`, [2, 1, 3]));
  }
  list.push(make('(\\d{1,2}) ?([/.-]) ?(\\d{1,2}) ?\\2 ?(\\d{4}|\\d{2})(?!\\d)', [1, 3, 4]));
  if (locale === 'ar') list.push(make('(\\d{4})/(\\d{1,2})/(\\d{1,2})(?!\\d)', [3, 2, 1]));
  return list;
}

/** Calendar dates in order of appearance: "the 1st of March, 2003", "1. März 2024", "1 مارس 2024م". */
export function readDates(words: string, locale: Locale): WrittenDate[] {
  const found: WrittenDate[] = [];
  for (const shape of shapes(locale)) {
    for (const match of words.matchAll(shape.pattern)) {
      const end = match.index + match[0].length;
      if (found.some((other) => match.index < other.end && end > other.index)) continue;
      const numeric = /^\d+$/.test(match[shape.month] ?? '');
      const month = numeric ? Number(match[shape.month]) : monthNumber(match[shape.month] ?? '', locale);
      const day = Number(match[shape.day]);
      const year = fullYear(match[shape.year] ?? '');
      const slashed = shape.month === 3 && numeric;
      const date = slashed ? fromNumbers(day, month, year, locale) : isoDate(year, month, day);
      if (date !== undefined) found.push({ date, index: match.index, end });
    }
  }
  if (locale === 'en') found.push(...spelledDays(words, found));
  return found.sort((a, b) => a.index - b.index);
}

/** "25 / 4 / 2018" can be one day only; "04/05/2018" is two in English and is left open. */
function fromNumbers(first: number, second: number, year: number, locale: Locale): string | null | undefined {
  const dayFirst = isoDate(year, second, first);
  if (locale !== 'en') return dayFirst;
  const monthFirst = isoDate(year, first, second);
  if (dayFirst && monthFirst && dayFirst !== monthFirst) return null;
  return monthFirst ?? dayFirst;
}

/** "the first day of May, 2020", and "twentieth": days that English spells out. */
function spelledDays(words: string, taken: readonly WrittenDate[]): WrittenDate[] {
  const pattern = new RegExp(`(?<=((?:^|\\s)[a-z-]{4,14})) day of (${monthPattern('en')}),? (\\d{4})(?!\\d)`, 'giu');
  return [...words.matchAll(pattern)].flatMap(({ 0: text, 1: ordinal = '', 2: month = '', 3: year = '', index }) => {
    const day = dayOfOrdinal(ordinal.trim().toLowerCase());
    const date = isoDate(Number(year), monthNumber(month, 'en'), day);
    const start = index - ordinal.trim().length;
    const overlaps = taken.some((other) => start < other.end && index + text.length > other.index);
    return date && !overlaps ? [{ date, index: start, end: index + text.length }] : [];
  });
}

const irregular: Record<string, string> = {
  first: 'one',
  second: 'two',
  third: 'three',
  fifth: 'five',
  eighth: 'eight',
  ninth: 'nine',
  twelfth: 'twelve',
};

function dayOfOrdinal(word: string): number {
  const last = word.split('-').at(-1) ?? '';
  const cardinal = irregular[last] ?? last.replace(/ieth$/, 'y').replace(/th$/, '');
  return readNumberAtEnd(word.slice(0, word.length - last.length) + cardinal, 'en')?.value ?? 0;
}

function fullYear(text: string): number {
  const value = Number(text.replace("'", ''));
  if (text.length > 3) return value;
  return value < 60 ? 2000 + value : 1900 + value;
}

function isoDate(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || year > 2150 || month < 1 || month > 12 || day < 1) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : undefined;
}
