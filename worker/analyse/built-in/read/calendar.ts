import type { Duration } from './durations';

type Period = Pick<Duration, 'amount' | 'unit'>;

/** The day that a period after `date` falls on; a month's end stays in its month. Null for hours and working days. */
export function addPeriod(date: string, { amount, unit }: Period): string | null {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (unit === 'day' || unit === 'week') {
    return new Date(Date.UTC(year, month - 1, day + amount * (unit === 'week' ? 7 : 1))).toISOString().slice(0, 10);
  }
  const months = { month: 1, quarter: 3, year: 12 }[unit as 'month' | 'quarter' | 'year'];
  if (!months) return null;
  const total = month - 1 + Math.round(amount * months);
  const last = new Date(Date.UTC(year, total + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, total, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The day that lies a period before `date`; three months before the end of November is the end of August. */
export function subtractPeriod(date: string, period: Period): string | null {
  const earlier = addPeriod(date, { ...period, amount: -period.amount });
  if (!earlier || period.unit === 'day' || period.unit === 'week') return earlier;
  return isMonthEnd(date) ? endOfMonth(earlier) : earlier;
}

const isMonthEnd = (date: string) => date === endOfMonth(date);

function endOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The day before: a year from 1 March ends on 28 or 29 February. */
export function dayBefore(date: string): string {
  return addPeriod(date, { amount: -1, unit: 'day' }) ?? date;
}
