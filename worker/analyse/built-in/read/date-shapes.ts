import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { numberWords } from './number-words';

/** A form in which dates are written; its groups are `day`, `month` and `year`, or `last`, `middle`, `first` of a month. */
export interface DateShape {
  pattern: RegExp;
  kind: 'words' | 'edge' | 'year-first' | 'numbers';
}

interface DateShapes {
  dated: readonly DateShape[];
  yearless: readonly DateShape[];
  /** The first day of a span, right before a date. */
  spanStart: RegExp;
  /** The same with its month, in figures: "02.08. bis 15.08.2027". */
  numberedSpanStart: RegExp;
  spelledYear: RegExp;
}

/** "the second (2nd) of May", "2 (dos) de mayo": the day once more, in brackets. */
const alsoWritten = '(?: \\((?:\\d{1,2}[^\\s()]{0,3}|[\\p{L} -]{3,24})\\))?';
const byLocale = new Map<Locale, DateShapes>();
/** Before a date stands no letter, but for an "and" that is written together with it: "بين 1 و15 مارس". */
const joined = '(?:(?<![\\p{L}\\d])|(?<=(?<!\\p{L})و))';

export function dateShapes(locale: Locale): DateShapes {
  let shapes = byLocale.get(locale);
  if (!shapes) {
    shapes = makeShapes(locale);
    byLocale.set(locale, shapes);
  }
  return shapes;
}

/** One alternation of names, longest first. */
export const longestFirst = (names: readonly string[]) =>
  names
    .flatMap((name) => name.split('|'))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** One alternation of all month names, longest first. */
export const monthPattern = (locale: Locale): string => longestFirst(languages[locale].dates.months);

function makeShapes(locale: Locale): DateShapes {
  const { days, shapes, yearless, edges, spelledYear, spanLink } = languages[locale].dates;
  const day = `(?<day>\\d{1,2}|${longestFirst(days)})(?![\\p{L}\\d]{3})${alsoWritten}`;
  const month = `(?<month>${monthPattern(locale)})(?!\\p{L})`;
  const year = `(?<year>\\d{4}|'?\\d{2}|${spelledYear})(?!\\d)`;
  const make = (kind: DateShape['kind'], source: string, flags = 'giu'): DateShape => ({
    kind,
    pattern: new RegExp(
      `${joined}${source.replace('{day}', day).replace('{month}', month).replace('{year}', year)}`,
      flags,
    ),
  });
  return {
    dated: [
      ...shapes.map((source) => make('words', source)),
      make('year-first', '(?<year>\\d{4})(?<mark>[-/])(?<month>\\d{1,2})\\k<mark>(?<day>\\d{1,2})(?!\\d)'),
      make('numbers', '(?<day>\\d{1,2}) ?(?<mark>[/.-]) ?(?<month>\\d{1,2}) ?\\k<mark> ?(?<year>\\d{4}|\\d{2})(?!\\d)'),
      ...edges.map((source) => make('edge', source)),
    ],
    yearless: [
      ...edges.map((source) => make('edge', source)),
      ...yearless.map((source) => make('words', `${source}(?! ?[\\d'])`)),
    ],
    spanStart: make('words', `(?<!^\\d{1,2}\\.){day}${spanLink}$`, 'iu').pattern,
    // "6.1 Until 31 March" begins with the number of its clause.
    numberedSpanStart: new RegExp(
      `(?<![\\d./-])(?!^\\d{1,2}\\.\\d{1,2} )(?<day>\\d{1,2}) ?[./] ?(?<month>\\d{1,2})(?![\\d/])${spanLink}$`,
      'iu',
    ),
    spelledYear: new RegExp(`^${spelledYear}$`, 'iu'),
  };
}

/** 1 to 12, or 0 when the word is no month. */
export function monthNumber(word: string, locale: Locale): number {
  return placeIn(languages[locale].dates.months, word);
}

/** 1 to 31, written in digits or in words; 0 when it is neither. */
export function dayNumber(word: string, locale: Locale): number {
  return /^\d+$/.test(word) ? Number(word) : placeIn(languages[locale].dates.days, word);
}

/** Place of a name in a list, from 1; 0 when it is not in it. */
export function placeIn(names: readonly string[], word: string): number {
  const lower = word.toLowerCase();
  return names.findIndex((name) => name.split('|').includes(lower)) + 1;
}

const century = 2000;
const lastOfThisCentury = 60;

export function yearNumber(text: string, locale: Locale): number {
  const digits = /^'?(\d+)$/.exec(text)?.[1];
  if (digits?.length === 2)
    return Number(digits) < lastOfThisCentury ? century + Number(digits) : century - 100 + Number(digits);
  if (digits) return Number(digits);
  const rest = dateShapes(locale).spelledYear.exec(text)?.groups?.rest ?? '';
  const words = numberWords(locale);
  const [first = ''] = rest.split(' ');
  return century + (words.get(rest.toLowerCase()) ?? words.get(first.toLowerCase()) ?? Number.NaN);
}
