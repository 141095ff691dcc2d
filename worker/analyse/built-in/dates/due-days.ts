import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { addPeriod, dayBefore } from '../read/calendar';
import { readDates } from '../read/dates';
import { type Duration, readDurations } from '../read/durations';
import { numberWords } from '../read/number-words';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText, Sentence } from '../text/contract-text';
import { says } from '../text/says';
import { type ContractDay, kindOf, type MainDays } from './contract-day';

const longestDay = 31;
const around = 30;

type Span = Pick<Duration, 'amount' | 'unit'>;
type Known = Pick<MainDays, 'agreed' | 'start' | 'end'>;

/** Days of which no date is written: when something is first due that is paid every month, and how long the first time lasts. */
export function findDueDays({ agreed, start, end }: Known, contract: ContractText): ContractDay[] {
  return contract.sentences.flatMap((sentence) => {
    if (says(languages[contract.language].dates.foreign, contract.language, sentence.words)) return [];
    const days = [
      ...dueOfMonthly(sentence, start?.date ?? null, contract.language),
      ...(start ? endOfFirst(sentence, start.date, contract.language) : []),
    ];
    return days.filter(({ date }) => !(agreed && date < agreed.date) && !(end && date >= end.date));
  });
}

/**
 * "Rent is paid by the fifth of each month": the first fifth from the start on; where the sentence names months, "from
 * March 2027 to February 2028", the fifths of those.
 */
function dueOfMonthly(sentence: Sentence, start: string | null, language: Locale): ContractDay[] {
  const { words, clause } = sentence;
  const { monthly, inArrears } = languages[language].due;
  if (!says(languages[language].dates.acts.payment, language, `${words} ${clause.heading}`)) return [];
  for (const pattern of monthly) {
    const { day, count, before, behind } = compilePattern(pattern, language).exec(words)?.groups ?? {};
    const number = dayNumber(day ?? count ?? '', language);
    if (number === null) continue;
    if (readDates(words, language).length > 0) return [];
    const named = monthsIn(words, language).flatMap((month) => inMonth(number, month, 0) ?? []);
    // "On the first of each month from September to June": months of which the year is not written.
    if (named.length === 0 && monthSpan.get(language)?.test(words)) return [];
    const isLater = behind !== undefined || says(inArrears, language, words);
    const first = start && firstOn(number, start, before ? -1 : isLater ? 1 : null);
    const dates = named.length > 0 ? named : first ? [first] : [];
    return dates.map((date) => dayOf(date, sentence, 'payment'));
  }
  return [];
}

/** Months that are named with their year but without a day: "March 2027". */
const monthPatterns = new Map(
  locales.map((language) => {
    const named = (as: string) =>
      languages[language].dates.months.map((one, at) => `(?<${as}${at + 1}>${one})`).join('|');
    const span = `(?:(?:${named('from')})(?!\\p{L})[^\\d\\n.,;]{1,9}(?<!\\p{L}))?`;
    return [language, new RegExp(`(?<!\\p{L})${span}(?:${named('to')})[^\\d\\n]{1,7}(?<year>20\\d\\d)(?!\\d)`, 'giu')];
  }),
);
const monthSpan = new Map(
  locales.map((language) => {
    const month = `(?:${languages[language].dates.months.join('|')})(?!\\p{L})`;
    return [language, new RegExp(`(?<!\\p{L})${month} (?:\\S{1,10} )?${month}`, 'iu')];
  }),
);
const dayPatterns = new Map(
  locales.map((language) => [language, languages[language].dates.days.map((one) => new RegExp(`^(?:${one})$`))]),
);

/** The first days of months that are named so; "from February to November 2027" names the year of both. */
function monthsIn(words: string, language: Locale): string[] {
  const pattern = monthPatterns.get(language);
  if (!pattern) return [];
  return [...words.matchAll(pattern)].flatMap(({ groups = {} }) => {
    const monthIn = (as: string) =>
      Number(
        Object.keys(groups)
          .find((name) => name.startsWith(as) && groups[name] !== undefined)
          ?.slice(as.length) ?? 0,
      );
    const [from, to, year] = [monthIn('from'), monthIn('to'), Number(groups.year)];
    const first = `${from > to ? year - 1 : year}-${String(from).padStart(2, '0')}-01`;
    return [...(from ? [first] : []), `${year}-${String(to).padStart(2, '0')}-01`];
  });
}

function dayNumber(word: string, language: Locale): number | null {
  const lower = word.toLowerCase();
  if (/^\d+$/.test(lower)) return Number(lower) <= longestDay ? Number(lower) : null;
  const days = dayPatterns.get(language) ?? [];
  const named = days.findIndex((one) => compilePattern(one, language).test(lower));
  const bare = language === 'ar' ? lower.replace(/^ال/, '') : lower;
  const value = named >= 0 ? named + 1 : (numberWords(language).get(bare) ?? firstOfAll[bare]);
  return value !== undefined && value <= longestDay ? value : null;
}
/** Arabic says "the first of each month" by words that count nothing else. */
const firstOfAll: Readonly<Record<string, number>> = { اول: 1, غرة: 1, مطلع: 1 };

/** In the month of the first day, or so many after it; null: the first such day that is no earlier than it. */
function firstOn(day: number, base: string, later: number | null): string | null {
  if (later !== null) return inMonth(day, base, later);
  const date = inMonth(day, base, 0);
  return date && date >= base ? date : inMonth(day, base, 1);
}

/** The day of the month that lies so many behind that of another day; null where that month has no such day. */
function inMonth(day: number, base: string, months: number): string | null {
  const first = addPeriod(`${base.slice(0, 7)}-01`, { amount: months, unit: 'month' });
  const date = first && addPeriod(first, { amount: day - 1, unit: 'day' });
  return date?.slice(0, 7) === first?.slice(0, 7) ? date : null;
}

/** "The first three months are free": up to their last day. */
function endOfFirst(sentence: Sentence, start: string, language: Locale): ContractDay[] {
  const { words } = sentence;
  const { acts } = languages[language].dates;
  const next = spansIn(words, language).flatMap((span) => addPeriod(start, span) ?? []);
  return next.map((date) =>
    dayOf(dayBefore(date), sentence, says(acts.probation, language, words) ? 'probation' : null),
  );
}

function spansIn(words: string, language: Locale): Span[] {
  const { opening, openingWithin, first, notOpening } = languages[language].due;
  const isOfElse = (from: number) => says(notOpening, language, words.slice(from, from + around));
  const isWhole = ({ unit }: Duration) => unit !== 'hour' && unit !== 'business-day';
  const counted = readDurations(words, language).filter(({ index, end }) => {
    const before = words.slice(Math.max(0, index - around), index);
    const behind = words.slice(end, end + around);
    const isFirst =
      (opening.ahead && says(opening.ahead, language, before)) ||
      (opening.behind && says(opening.behind, language, behind));
    return isFirst && !isOfElse(end);
  });
  const within = openingWithin && compilePattern(openingWithin, language).exec(words);
  const taken = within ? `${within.groups?.count} ` : '';
  const from = within ? within.index + within[0].length : 0;
  const inside = readDurations(taken + words.slice(from, from + around), language)
    .slice(0, within ? 1 : 0)
    .filter(({ index, end }) => index === 0 && !isOfElse(from + end - taken.length));
  const single = (['week', 'month', 'year'] as const).flatMap((unit) => {
    const found = compilePattern(first[unit], language).exec(words);
    return found && !isOfElse(found.index + found[0].length) ? [{ amount: 1, unit }] : [];
  });
  return [...[...counted, ...inside].filter(isWhole), ...single];
}

function dayOf(
  date: string,
  sentence: Sentence,
  about: ContractDay['about'] & Parameters<typeof kindOf>[0],
): ContractDay {
  const { start, end, words } = sentence;
  return { kind: kindOf(about), date, about, passage: { start, end, words, score: 0, sentence }, counted: null };
}
