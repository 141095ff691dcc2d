import type { Locale } from '#src/i18n/locale.schema.ts';
import { numberWords } from './number-words';
import { readNumberAtEnd } from './numbers';

export const durationUnits = ['hour', 'day', 'business-day', 'week', 'month', 'quarter', 'year'] as const;
export type DurationUnit = (typeof durationUnits)[number];

export interface Duration {
  amount: number;
  unit: DurationUnit;
  index: number;
  end: number;
}

type Units = readonly (readonly [RegExp, DurationUnit])[];

const business = {
  en: '(?:business|working|banking|trading)',
  fr: '(?:ouvrés?|ouvrables?)',
  es: '(?:hábil(?:es)?|laborables?)',
} as const;

const units: Record<Locale, Units> = {
  en: [
    [new RegExp(`(?:calendar |consecutive |full |successive )?(?:(${business.en}) )?days?\\b`, 'gi'), 'day'],
    [/(?:calendar |consecutive |full )?weeks?\b/gi, 'week'],
    [/(?:full )?(?:calendar |consecutive |successive )?months?\b/gi, 'month'],
    [/(?:full )?(?:calendar |consecutive |successive |contract )?years?\b/gi, 'year'],
    [/(?:calendar )?quarters?\b/gi, 'quarter'],
    [/hours?\b/gi, 'hour'],
  ],
  es: [
    [new RegExp(`días?(?: (${business.es}))?`, 'gi'), 'day'],
    [/semanas?/gi, 'week'],
    [/mes(?:es)?(?![\p{L}])/giu, 'month'],
    [/(?:años?|anualidad(?:es)?)(?![\p{L}])/giu, 'year'],
    [/trimestres?/gi, 'quarter'],
    [/horas?(?![\p{L}])/giu, 'hour'],
  ],
  fr: [
    [new RegExp(`jours?(?: (?:francs|calendaires))?(?: (${business.fr}))?`, 'gi'), 'day'],
    [/semaines?/gi, 'week'],
    [/mois(?![\p{L}])/giu, 'month'],
    [/(?:ans?|années?)(?![\p{L}])/giu, 'year'],
    [/trimestres?/gi, 'quarter'],
    [/heures?(?![\p{L}])/giu, 'hour'],
  ],
  de: [
    [/(?:(werk|arbeits|bank(?:arbeits)?|geschäfts)|kalender)?tage?[ns]?(?![\p{L}])/giu, 'day'],
    [/(?:kalender)?wochen?(?![\p{L}])/giu, 'week'],
    [/(?:kalender|vertrags)?monat(?:e[ns]?|s)?(?![\p{L}])/giu, 'month'],
    [/(?:kalender|vertrags)?jahr(?:e[ns]?|s)?(?![\p{L}])/giu, 'year'],
    [/(?:quartal(?:e[ns]?|s)?|vierteljahre?n?)(?![\p{L}])/giu, 'quarter'],
    [/stunden?(?![\p{L}])/giu, 'hour'],
  ],
  ar: [
    [/(?:يوما|يوم|ايام)(?: (?:عمل|عملا))?(?![\p{L}])/gu, 'day'],
    [/(?:اسبوعا|اسبوع|اسابيع)(?![\p{L}])/gu, 'week'],
    [/(?:شهرا|شهر|اشهر|شهور)(?![\p{L}])/gu, 'month'],
    [/(?:سنة|سنوات|سنين|عاما|عام|اعوام)(?![\p{L}])/gu, 'year'],
    [/(?:ساعة|ساعات)(?![\p{L}])/gu, 'hour'],
  ],
};

const arabicDuals: readonly (readonly [RegExp, DurationUnit])[] = [
  [/(?<![\p{L}])(?:ب|ل|و)?(?:يومان|يومين)(?![\p{L}])/gu, 'day'],
  [/(?<![\p{L}])(?:ب|ل|و)?(?:اسبوعان|اسبوعين)(?![\p{L}])/gu, 'week'],
  [/(?<![\p{L}])(?:ب|ل|و)?(?:شهران|شهرين)(?![\p{L}])/gu, 'month'],
  [/(?<![\p{L}])(?:ب|ل|و)?(?:سنتان|سنتين|عامان|عامين)(?![\p{L}])/gu, 'year'],
];
const germanCompound =
  /(?<![\p{L}\d])([\p{L}]{2,30}|\d{1,3})-?(tägig|wöchig|monatig|jährig)(?:e[mnrs]?)?(?![\p{L}])/giu;
const compoundUnits: Record<string, DurationUnit> = { tägig: 'day', wöchig: 'week', monatig: 'month', jährig: 'year' };
const longest = 1200;

/** Periods of time in order of appearance: "thirty (30) days", "dreißig Tage", "ثلاثين يوما". */
export function readDurations(words: string, locale: Locale): Duration[] {
  const found: Duration[] = [];
  for (const [pattern, unit] of units[locale]) {
    for (const match of words.matchAll(pattern)) {
      const number = numberBefore(words, match.index, locale) ?? arabicOneAfter(words, match, locale);
      if (!number || number.value <= 0 || number.value > longest) continue;
      const isBusiness = match[1] !== undefined || (locale === 'ar' && match[0].includes(' '));
      found.push({
        amount: number.value,
        unit: unit === 'day' && isBusiness ? 'business-day' : unit,
        index: Math.min(number.index, match.index),
        end: match.index + match[0].length,
      });
    }
  }
  if (locale === 'ar') found.push(...readDuals(words), ...readArabicCounts(words));
  if (locale === 'de') found.push(...readGermanCompounds(words));
  return found.sort((a, b) => a.index - b.index);
}

const fillers: Partial<Record<Locale, RegExp>> = {
  en: /\s{0,70}(?:\(\w{1,4}\)\s{0,70})?(?:-|\s)?(?:of\s)?$/,
  es: /\s(?:primer[oa]s\s)?$/,
  fr: /\s(?:premi(?:er|ère)s\s)?$/,
};

function numberBefore(words: string, index: number, locale: Locale) {
  const before = words.slice(Math.max(0, index - 70), index);
  if (!/[\s\-)]$/.test(before)) return null;
  const trimmed = before.replace(fillers[locale] ?? /\s$/, (gap) => (gap.includes('(') ? gap.trimEnd() : ''));
  const number = readNumberAtEnd(trimmed, locale);
  return number && { value: number.value, index: index - before.length + number.index };
}

/** "سنة واحدة", "شهر واحد": Arabic puts one after the unit. */
function arabicOneAfter(words: string, { 0: unit, index }: RegExpExecArray, locale: Locale) {
  if (locale !== 'ar') return null;
  return /^ \(?(?:واحد|كامل|1)/.test(words.slice(index + unit.length, index + unit.length + 8))
    ? { value: 1, index }
    : null;
}

function readDuals(words: string): Duration[] {
  return arabicDuals.flatMap(([pattern, unit]) =>
    [...words.matchAll(pattern)].map(({ 0: word, index }) => ({ amount: 2, unit, index, end: index + word.length })),
  );
}

const arabicUnits: Record<string, DurationUnit> = {
  يوم: 'day',
  ايام: 'day',
  اسبوع: 'week',
  اسابيع: 'week',
  شهر: 'month',
  اشهر: 'month',
  شهور: 'month',
  سنة: 'year',
  سنوات: 'year',
};

/** "الاشهر الستة الاولى", and "باسبوع", by one week. */
function readArabicCounts(words: string): Duration[] {
  const named = [...words.matchAll(/(?<![\p{L}])ال(ايام|اسابيع|اشهر|شهور|سنوات) ال(\p{L}{2,8})(?![\p{L}])/gu)];
  const single = [...words.matchAll(/(?<![\p{L}])ب(يوم|اسبوع|شهر|سنة)(?![\p{L}]| (?:واحد|كامل))/gu)];
  return [...named, ...single].flatMap(({ 0: text, 1: unit = '', 2: number, index }) => {
    const amount = number ? numberWords('ar').get(number) : 1;
    const kind = arabicUnits[unit];
    return amount && kind ? [{ amount, unit: kind, index: number ? index : index + 1, end: index + text.length }] : [];
  });
}

function readGermanCompounds(words: string): Duration[] {
  const table = numberWords('de');
  return [...words.matchAll(germanCompound)].flatMap(({ 0: word, 1: number = '', 2: unit = '', index }) => {
    const amount = /^\d/.test(number) ? Number(number) : table.get(number.toLowerCase());
    const kind = compoundUnits[unit.toLowerCase()];
    return amount && kind ? [{ amount, unit: kind, index, end: index + word.length }] : [];
  });
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
