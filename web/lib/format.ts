import { currentLocale } from './locale';

/** Western digits in Arabic too: contracts, prices and page numbers around them use those. */
const tag = () => (currentLocale() === 'ar' ? 'ar-u-nu-latn' : currentLocale() === 'en' ? 'en-GB' : currentLocale());

/** Made once for each language: that takes far longer than to format, and a page formats by the hundred. */
function kept<T>(make: (tag: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const format = made.get(tag()) ?? make(tag());
    made.set(tag(), format);
    return format;
  };
}
const longDates = kept((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }));
const shortDays = kept((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' }));
const numbers = kept((tag) => new Intl.NumberFormat(tag));

/**
 * Makes what pages of users write numbers and days with. The first of each kind takes a browser as long as a page takes to be
 * drawn: each by itself, while something is waited for.
 */
export function prepareFormats(): void {
  setTimeout(numbers);
  setTimeout(shortDays);
}

export const formatDate = (iso: string) => longDates().format(new Date(iso));

/** A calendar date: at noon, so that no time zone makes it the day before. */
export const formatDay = (date: string) => formatDate(`${date}T12:00:00`);

export const formatShortDate = (iso: string) => shortDays().format(new Date(iso));

/** A calendar date where there is little room. */
export const formatShortDay = (date: string) => formatShortDate(`${date}T12:00:00`);

export const formatDateTime = (iso: string) =>
  new Intl.DateTimeFormat(tag(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** The time of day where the reader is. */
export const formatTime = (iso: string) => new Intl.DateTimeFormat(tag(), { timeStyle: 'short' }).format(new Date(iso));

export const formatNumber = (value: number) => numbers().format(value);

/** A period: "30 days". */
export const formatUnit = (amount: number, unit: 'hour' | 'day' | 'week' | 'month' | 'year') =>
  new Intl.NumberFormat(tag(), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);

/** A share from 0 to 1. */
export const formatPercent = (share: number) =>
  new Intl.NumberFormat(tag(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A share from 0 to 1 as a contract states it, with two decimals at most. */
export const formatShare = (share: number) =>
  new Intl.NumberFormat(tag(), { style: 'percent', maximumFractionDigits: 2 }).format(share);

/** A sum of any currency by its ISO 4217 code, whole amounts without their decimals; without one, the number alone. */
export function formatAmount(amount: number, currency: string | null): string {
  if (!currency || !/^[A-Z]{3}$/.test(currency)) return [formatNumber(amount), currency].filter(Boolean).join(' ');
  const whole = Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {};
  const parts = new Intl.NumberFormat(tag(), { style: 'currency', currency, ...whole }).formatToParts(amount);
  return parts.map(({ type, value }) => (type === 'currency' ? signOf(currency, value) : value)).join('');
}

/** The sign of a currency. One with letters, "US$", keeps its order where the text around it runs the other way. */
function signOf(currency: string, shown: string): string {
  // Some languages distinguish this pound from others: here there is no other.
  if (currency === 'GBP') return '£';
  return currentLocale() === 'ar' && /^[A-Z]+\p{Sc}$/u.test(shown) ? `${shown}\u200e` : shown;
}

function pounds(amount: number, minimumFractionDigits: number): string {
  const format = {
    style: 'currency',
    currency: 'GBP',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits,
  } as const;
  const parts = new Intl.NumberFormat(tag(), format).formatToParts(amount);
  return parts.map(({ type, value }) => (type === 'currency' ? signOf('GBP', value) : value)).join('');
}

/** One after the other, as in a list that is not a sentence. */
export const joinWithCommas = (words: readonly string[]) => words.join(currentLocale() === 'ar' ? '، ' : ', ');

/** Pounds a month; whole amounts without pence. */
export const formatPounds = (amount: number) => pounds(amount, Number.isInteger(amount) ? 0 : 2);

/** An amount of money as on a bill, always with its pence. */
export const formatPence = (pence: number) => pounds(pence / 100, 2);

export const formatFileSize = (bytes: number) => {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(tag(), { style: 'unit', unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
};

/** A language's name in the words of the interface, as written inside a sentence. */
export const formatLanguage = (language: string) =>
  new Intl.DisplayNames(tag(), { type: 'language' }).of(language) ?? language;

/** The same when it stands alone: French and Spanish write it small inside a sentence. */
export const formatLanguageAlone = (language: string) => {
  const [first = '', ...rest] = formatLanguage(language);
  return first.toLocaleUpperCase(tag()) + rest.join('');
};
