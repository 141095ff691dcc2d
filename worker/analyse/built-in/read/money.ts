import type { Locale } from '#src/i18n/locale.schema.ts';
import { parseDigits } from './numbers';

export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
  index: number;
  end: number;
}

const number = "\\d{1,3}(?:[ .,']\\d{3}){1,15}(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,3})?";
const scale =
  "(?: ?(?:million(?:s|en)?|millones|millón|mio\\.?|mn|m(?![\\p{L}])|thousand|mil(?![\\p{L}])|tausend|mille(?![\\p{L}])|k(?![\\p{L}])|billion|milliards?|milliarden?|مليون|الف|الاف)(?: de| d')?)?";
const before =
  'US ?\\$|CA?\\$|AU?\\$|HK\\$|\\$|£|€|(?:USD|EUR|GBP|CHF|CAD|AUD|JPY|CNY|RMB|AED|SAR|EGP|QAR|KWD|MAD|TND|DZD|JOD|INR|MXN|ARS|COP|CLP|PEN)(?= ?\\d)';
const after =
  '€|£|\\$|USD|EUR|GBP|CHF|CAD|AUD|AED|SAR|EGP|QAR|KWD|MAD|TND|DZD|JOD|MXN|ARS|COP|CLP|PEN|US dollars|u\\.?s\\.? dollars?|dollars?(?: (?:us|américains|canadiens))?|dólares?(?: (?:estadounidenses|americanos))?|euros?|pounds?(?: sterling)?|libras?(?: esterlinas)?|livres? sterling|pesos?(?: mexicanos)?|pfund|schweizer franken|franken|francs? suisses|(?:درهم|دراهم)(?:ا)?(?: اماراتي[اة]?)?|ريال(?:ا|ات)?(?: (?:سعودي[اة]?|قطري[اة]?))?|جنيه(?:ا|ات)?(?: (?:مصري[اة]?|استرليني[اة]?))?|دولار(?:ا|ات)?(?: امريكي[اة]?)?|يورو|دينار(?:ا)?(?: (?:كويتي|اردني|تونسي|جزائري)[اة]?)?';
const prefixed = new RegExp(`(?<!\\p{L})(${before}) ?(${number})(${scale})(?!\\d)`, 'giu');
const suffixed = new RegExp(`(?<![\\d.,])(${number})(${scale})(?: \\([^)]{0,40}\\))? ?-?(${after})(?![\\p{L}])`, 'giu');

const currencies: readonly (readonly [RegExp, string])[] = [
  [/^(?:CA?\$|CAD|dollars? canadiens)/i, 'CAD'],
  [/^(?:AU?\$|AUD)/i, 'AUD'],
  [/^HK\$/i, 'HKD'],
  [/استرليني/, 'GBP'],
  [/^(?:US|\$|u\.?s|dollar|dólar|دولار)/i, 'USD'],
  [/^(?:£|GBP|pound|libra|livre|pfund)/i, 'GBP'],
  [/^(?:€|EUR|يورو)/i, 'EUR'],
  [/^(?:CHF|schweizer|franken|francs? suisse)/i, 'CHF'],
  [/^(?:RMB|CNY)/i, 'CNY'],
  [/^درهم|^دراهم/, 'AED'],
  [/^ريال.*قطر/, 'QAR'],
  [/^ريال/, 'SAR'],
  [/^جنيه/, 'EGP'],
  [/^دينار.*اردن/, 'JOD'],
  [/^دينار.*تونس/, 'TND'],
  [/^دينار.*جزائر/, 'DZD'],
  [/^دينار/, 'KWD'],
  [/^peso/i, 'MXN'],
];

/** Sums of money in order of appearance: "£1,500.00", "EUR 2.000", "5 Mio. Euro", "10000 درهم". */
export function readMoney(words: string, locale: Locale): Money[] {
  const found: Money[] = [];
  const take = (match: RegExpExecArray, digits: string, factor: string, sign: string) => {
    const amount = parseDigits(digits, locale) * scaleOf(factor);
    if (!Number.isFinite(amount)) return;
    if (found.some(({ index, end }) => match.index < end && match.index + match[0].length > index)) return;
    found.push({ amount, currency: currencyOf(sign), index: match.index, end: match.index + match[0].length });
  };
  for (const match of words.matchAll(prefixed)) take(match, match[2] ?? '', match[3] ?? '', match[1] ?? '');
  for (const match of words.matchAll(suffixed)) take(match, match[1] ?? '', match[2] ?? '', match[3] ?? '');
  return found.sort((a, b) => a.index - b.index);
}

function currencyOf(sign: string) {
  return currencies.find(([pattern]) => pattern.test(sign))?.[1] ?? sign.trim().toUpperCase();
}

function scaleOf(words: string) {
  const word = words.trim().toLowerCase();
  if (!word) return 1;
  if (/^(?:billion|milliard)/.test(word)) return 1e9;
  return /^(?:thousand|mil\b|mil$|tausend|mille\b|mille$|k|ال)/.test(word) ? 1e3 : 1e6;
}
