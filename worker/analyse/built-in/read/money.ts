import type { Locale } from '#src/i18n/locale.schema.ts';
import type { AmountWords, SharedUnit, Unit } from '#worker/analyse/languages/amount-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { isClose, isInBrackets, type Token, tokenise } from './money-tokens';
import { isCode, isSign, type UnitAt, unitAt } from './money-units';
import { parseDigits } from './numbers';
import { centsAfter } from './small-change';
import { numberParts, spelledValue } from './spelled-numbers';

export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
  index: number;
  end: number;
}

/** The currency that a shared unit stands for; null when that is not known. */
export type Currencies = Readonly<Partial<Record<SharedUnit, string>>>;

const threeDecimals = new Set([
  'JOD',
  'KWD',
  'BHD',
  'OMR',
  'TND',
  'IQD',
  'LYD',
  'dinar',
  'dinar-letter',
  'emirati-dirham-or-jordanian-dinar',
]);
const usual: Readonly<Record<SharedUnit, string | undefined>> = {
  dollar: 'USD',
  peso: 'MXN',
  dirham: 'AED',
  riyal: 'SAR',
  dinar: 'KWD',
  'egyptian-or-sudanese-pound': 'EGP',
  'emirati-dirham-or-jordanian-dinar': 'JOD',
  lira: 'TRY',
  rand: 'ZAR',
  // A letter is money only where the contract names its places.
  'franc-letter': undefined,
  'dinar-letter': undefined,
  cent: undefined,
};
const mostNumberWords = 9;

/** Sums of money in order of appearance: "£1,500.00", "EUR 2.000", "5 Mio. Euro", "mille deux cents euros", "9p". */
export function readMoney(words: string, locale: Locale, currencies: Currencies = usual): Money[] {
  const tokens = tokenise(words);
  const found: Money[] = [];
  let free = 0;
  for (let at = 0; at < tokens.length; at++) {
    const unit = unitAt(tokens, at, words, locale);
    if (!unit) continue;
    const sum = sumBefore(tokens, unit, free, words, locale) ?? sumAfter(tokens, unit, words, locale);
    if (!sum) continue;
    const cents = unit.cents || unit.leads ? null : centsAfter(tokens, sum.last, words, locale);
    const currency =
      unit.cents && unit.unit === 'cent' ? centsOf(found, currencies) : currencyOf(unit.unit, currencies);
    const { start } = tokens[sum.first] as Token;
    const { end: last } = tokens[cents?.last ?? sum.last] as Token;
    const end = last + (/^[.,]-{1,2}/.exec(words.slice(last))?.[0].length ?? 0);
    free = (cents?.last ?? sum.last) + 1;
    at = Math.max(at, free - 1);
    if (currency === null) continue;
    const amount = round((unit.cents ? sum.amount / 100 : sum.amount) + (cents?.amount ?? 0));
    const repeated = found.at(-1);
    // "one hundred pounds (£100)" is one sum.
    if (repeated?.amount === amount && repeated.currency === currency && start - repeated.end <= 3) repeated.end = end;
    else found.push({ amount, currency, index: start, end });
  }
  return found.map((sum, at) => withoutQuantity(sum, found[at + 1], words, locale));
}

/** "1 100.00 € 100.00 €" and "3 165.00 € 495.00 €": the number of pieces stands before the price of one. */
function withoutQuantity(sum: Money, total: Money | undefined, words: string, locale: Locale): Money {
  const [, pieces, written = ''] = /^(\d{1,3}) (\d{3}(?:[.,]\d{2})?)(?!\d)/.exec(words.slice(sum.index, sum.end)) ?? [];
  if (!pieces || total?.currency !== sum.currency || total.amount >= sum.amount) return sum;
  const price = parseDigits(written, locale);
  return round(price * Number(pieces)) === total.amount ? { ...sum, amount: price } : sum;
}

interface SumAt {
  amount: number;
  first: number;
  last: number;
}

/** The number before the unit: "1,500 euros", "5 Mio. Euro", "fünfhundert Euro". */
function sumBefore(tokens: readonly Token[], unit: UnitAt, free: number, words: string, locale: Locale): SumAt | null {
  const { numbers, of } = languages[locale].amounts;
  if (unit.pair) return { amount: 2, first: unit.first, last: unit.last };
  let at = unit.first - 1;
  const before = tokens[at];
  if (!before || at < free) return singleAfter(tokens, unit, locale);
  if (isInBrackets(tokens, at, words)) {
    // "two thousand (2,000) euros"
    const amount = parseSum(before.text, unit.unit, locale);
    const spelled = spelledBefore(tokens.slice(0, at), at - 1, free, unit.last, words, locale);
    return { amount, first: spelled?.amount === amount ? spelled.first : at, last: unit.last };
  }
  if (!isClose(before, tokens[unit.first] as Token, words)) return singleAfter(tokens, unit, locale);
  if (before.kind === 'number') {
    if (unit.leads && (belongsBefore(tokens, at, free) || belongsBehind(tokens, at, unit, words, locale))) return null;
    return { amount: parseSum(before.text, unit.unit, locale), first: at, last: unit.last };
  }
  if (before.kind !== 'word') return null;
  if (of.includes(before.text.toLowerCase())) at--;
  const scale = tokens[at];
  const factor = scale && numbers[scaleWord(scale.text, locale)];
  const digits = tokens[at - 1];
  if (factor && factor >= 1000 && digits?.kind === 'number' && at - 1 >= free)
    return { amount: parseSum(digits.text, unit.unit, locale) * factor, first: at - 1, last: unit.last };
  return spelledBefore(tokens, at, free, unit.last, words, locale) ?? singleAfter(tokens, unit, locale);
}

const scaleWord = (word: string, locale: Locale) => numberParts(word.toLowerCase(), locale)?.[0] ?? '';

/** Of "USD 20 EUR 30" the twenty belongs to the unit before it. */
function belongsBefore(tokens: readonly Token[], at: number, free: number) {
  const before = tokens[at - 1];
  if (at - 1 < free || before === undefined) return false;
  return (before.kind === 'sign' && before.text !== '%') || isCode(before.text);
}

/** Of "2 £60" and "15. Dezember 2026 CHF 4'500" the sum stands behind its unit. */
function belongsBehind(tokens: readonly Token[], at: number, unit: UnitAt, words: string, locale: Locale) {
  const behind = sumAfter(tokens, unit, words, locale);
  if (!behind) return false;
  const sign = tokens[unit.last]?.text ?? '';
  // "Ab 1. Jänner 2027 € 2.640,00": a year, and then the sum.
  if (sign === '€')
    return locale === 'en' || (year.test(tokens[at]?.text ?? '') && /[.,]/.test(tokens[behind.last]?.text ?? ''));
  if (isSign(sign)) return true;
  return /^\d{1,4}$/.test(tokens[at]?.text ?? '') && /\D/.test(tokens[behind.last]?.text ?? '');
}

const year = /^(?:19|20)\d\d$/;

/** Arabic: "ريال واحد". */
function singleAfter(tokens: readonly Token[], unit: UnitAt, locale: Locale): SumAt | null {
  const one = tokens[unit.last + 1]?.text;
  return locale === 'ar' && (one === 'واحد' || one === 'واحدا')
    ? { amount: 1, first: unit.first, last: unit.last + 1 }
    : null;
}

function spelledBefore(
  tokens: readonly Token[],
  from: number,
  free: number,
  last: number,
  words: string,
  locale: Locale,
): SumAt | null {
  const { and } = languages[locale].amounts;
  const read: string[] = [];
  let first = -1;
  for (let at = from; at >= free && from - at < mostNumberWords; at--) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    if (token.kind !== 'word' || (next && !isClose(token, next, words))) break;
    const lower = token.text.toLowerCase();
    const parts = numberParts(lower, locale);
    if (!parts && !(first >= 0 && and.includes(lower))) break;
    read.unshift(...(parts ?? []));
    if (parts) first = at;
  }
  const amount = first < 0 ? null : spelledValue(read, locale);
  return amount === null || amount === 1 ? null : { amount, first, last };
}

/** The number behind a sign or code: "€ 500", "CHF 1'200.-", "£2 million". */
function sumAfter(tokens: readonly Token[], unit: UnitAt, words: string, locale: Locale): SumAt | null {
  const number = tokens[unit.last + 1];
  if (!unit.leads || number?.kind !== 'number') return null;
  const gap = words.slice(tokens[unit.last]?.end, number.start);
  if (!/^\.? ?$/.test(gap)) return null;
  const scale = tokens[unit.last + 2];
  const factor = scale?.kind === 'word' && isClose(number, scale, words) ? numbersOf(scale, locale) : undefined;
  const amount = parseSum(number.text, unit.unit, locale);
  if (factor && factor >= 1000) return { amount: amount * factor, first: unit.first, last: unit.last + 2 };
  return { amount, first: unit.first, last: unit.last + 1 };
}

const numbersOf = ({ text }: Token, locale: Locale) => {
  const { numbers }: AmountWords = languages[locale].amounts;
  return numbers[text.toLowerCase()];
};

/** Three figures behind a separator are thousands, but for "0,169" and units of a thousand parts. */
function parseSum(written: string, unit: Unit, locale: Locale) {
  // "1 x 150 150 DH": the price of one and of the row.
  const digits = written.replace(/^(\d{1,3}) \1$/, '$1');
  const single = /^(\d+)[.,](\d{3})$/.exec(digits);
  if (!single) return parseDigits(digits, locale);
  const isFraction =
    single[1] === '0' ||
    (threeDecimals.has(unit) && (digits.includes('.') || unit === 'TND' || unit === 'dinar-letter'));
  return Number(isFraction ? digits.replace(',', '.') : digits.replace(/[.,]/, ''));
}

/** Cents of no currency are those of the sum before them. */
function centsOf(found: readonly Money[], currencies: Currencies) {
  return found.at(-1)?.currency ?? currencies.cent ?? currencies.dollar ?? 'USD';
}

function currencyOf(unit: Unit, currencies: Currencies): string | null {
  return Object.hasOwn(usual, unit) ? (currencies[unit as SharedUnit] ?? null) : unit;
}

const round = (amount: number) => Math.round(amount * 10_000) / 10_000;
