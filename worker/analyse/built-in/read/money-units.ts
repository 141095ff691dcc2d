import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Unit } from '#worker/analyse/languages/amount-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { bare, type Token } from './money-tokens';

const codes = new Set(
  'USD EUR GBP CHF CAD AUD NZD JPY CNY RMB AED SAR EGP QAR KWD BHD OMR MAD TND DZD JOD LBP IQD INR MXN ARS COP CLP PEN UYU SEK NOK DKK PLN HKD SGD ZAR XOF KES NGN GHS PKR'.split(
    ' ',
  ),
);
const signs: Record<string, Unit> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'dollar',
  U$S: 'USD',
  'S/': 'PEN',
  'S/.': 'PEN',
  '₹': 'INR',
  '₦': 'NGN',
  '₱': 'PHP',
  '₪': 'ILS',
  '₺': 'TRY',
  '₡': 'CRC',
  '₲': 'PYG',
  '¥': 'JPY',
};
/** Letters before a dollar sign. */
const dollars: Record<string, string> = {
  US: 'USD',
  CA: 'CAD',
  C: 'CAD',
  CDN: 'CAD',
  A: 'AUD',
  AU: 'AUD',
  HK: 'HKD',
  NZ: 'NZD',
  S: 'SGD',
  MX: 'MXN',
};
/** Swiss contracts write "Fr. 58.-" before the sum. */
const francs = /^(?:Fr|SFr|Fr\.S)$/;

/** Words that stand before the number as well: "euro 31,500.00", "DH 450". */
const leading: Partial<Record<Locale, ReadonlySet<string>>> = {
  en: new Set(['euro', 'eur', 'dhs']),
  fr: new Set(['dh']),
};

export const isCode = (word: string) => codes.has(word);
export const isSign = (word: string) => Object.hasOwn(signs, word);

/** What says of which currency a sum is, and between which tokens it stands. */
export interface UnitAt {
  unit: Unit;
  first: number;
  last: number;
  /** A hundredth of the unit. */
  cents: boolean;
  /** Two of them, in one word. */
  pair: boolean;
  /** May stand before its number: signs and codes. */
  leads: boolean;
}

/** The sign, code or word for a currency that begins with a token. */
export function unitAt(tokens: readonly Token[], at: number, words: string, locale: Locale): UnitAt | null {
  const token = tokens[at] as Token;
  const make = (unit: Unit, last: number, also: Partial<UnitAt> = {}): UnitAt => ({
    unit,
    first: at,
    last,
    cents: false,
    pair: false,
    leads: false,
    ...also,
  });
  if (token.kind === 'number') return null;
  if (token.kind === 'sign') {
    const unit = signs[token.text];
    return unit ? make(unit, at, { leads: true }) : null;
  }
  const next = tokens[at + 1];
  if (next?.text === '$' && next.start - token.end <= 1 && dollars[token.text])
    return make(dollars[token.text] ?? '', at + 1, { leads: true });
  if (codes.has(token.text)) return make(token.text === 'RMB' ? 'CNY' : token.text, at, { leads: true });
  if (locale !== 'en' && francs.test(token.text)) return make('CHF', at, { leads: true });
  const letters = languages[locale].amounts.letters?.[token.text];
  if (letters && next?.kind === 'number' && isBeside(token, next)) return make(letters, at, { leads: true });
  return unitWord(tokens, at, words, locale, make);
}

/** "R6 900", "R 450"; "R 4" may be anything. */
const isBeside = (sign: Token, { start, text }: Token) => text.length > 2 && start - sign.end <= 2;

function unitWord(
  tokens: readonly Token[],
  at: number,
  words: string,
  locale: Locale,
  make: (unit: Unit, last: number, also?: Partial<UnitAt>) => UnitAt,
): UnitAt | null {
  const { units, cents, pairs = {} } = languages[locale].amounts;
  for (const last of [at + 2, at + 1, at]) {
    const end = tokens[last];
    if (!end || end.end - (tokens[at] as Token).start > 40) continue;
    const called = bare(words.slice((tokens[at] as Token).start, end.end), locale);
    if (Object.hasOwn(units, called))
      return make(units[called] as Unit, last, { leads: leading[locale]?.has(called) ?? false });
    if (last === at && Object.hasOwn(cents, called)) return make(cents[called] as Unit, last, { cents: true });
    if (last === at && Object.hasOwn(pairs, called)) return make(pairs[called] as Unit, last, { pair: true });
  }
  return null;
}
