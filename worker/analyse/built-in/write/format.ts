import { m } from '#src/i18n/paraglide/messages.js';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { To } from '../play';
import type { Duration } from '../read/durations';
import type { Money } from '../read/money';
import type { Percentage } from '../read/percentages';

const intlLocale = ({ locale }: To) => languages[locale].writing.formatTag;

/** "30 days", "30 Tage", "30 يومًا": the base form, for use after a colon. */
export function formatDuration({ amount, unit }: Pick<Duration, 'amount' | 'unit'>, to: To): string {
  if (unit === 'business-day') return m.format_business_days({ count: amount }, to);
  if (unit === 'quarter') return m.format_quarters({ count: amount }, to);
  return new Intl.NumberFormat(intlLocale(to), { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

export function formatMoney({ amount, currency }: Pick<Money, 'amount' | 'currency'>, to: To): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  try {
    const format = new Intl.NumberFormat(intlLocale(to), {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    // French and Arabic distinguish this pound from others, which no contract in pounds does.
    const sign = (shown: string) => (currency === 'GBP' ? '£' : shown);
    return format
      .formatToParts(amount)
      .map(({ type, value }) => (type === 'currency' ? sign(value) : value))
      .join('');
  } catch {
    return `${formatNumber(amount, to)} ${currency}`;
  }
}

export function formatPercent({ value }: Pick<Percentage, 'value'>, to: To): string {
  return new Intl.NumberFormat(intlLocale(to), { style: 'percent', maximumFractionDigits: 4 }).format(value / 100);
}

export function formatNumber(value: number, to: To): string {
  return new Intl.NumberFormat(intlLocale(to)).format(value);
}

/** An ISO date in words: "1 March 2024". */
export function formatDate(date: string, to: To): string {
  const written = new Intl.DateTimeFormat(intlLocale(to), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  const { firstOfMonth } = languages[to.locale].writing;
  return firstOfMonth ? written.replace(/^1 /, `${firstOfMonth} `) : written;
}

/** "A, B and C". */
export function formatList(items: readonly string[], to: To): string {
  return new Intl.ListFormat(intlLocale(to), { type: 'conjunction' }).format(items);
}

/** Words of the contract in the quotation marks of the reader's language. */
export function quoteWords(words: string, { locale }: To): string {
  const [open, close] = languages[locale].writing.quotationMarks;
  return `${open}${words}${close}`;
}

/** What ends in "Acme, Inc." brings its own full stop: a sentence that ends there gets no second one. */
export const oneFullStop = (text: string): string => text.replace(/(?<!\.)\.\.(?=\s|$)/g, '.');
