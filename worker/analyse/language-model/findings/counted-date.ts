import { z } from 'zod';
import type { AnsweredDate } from '../answers/facts.schema';

type CountedFrom = NonNullable<AnsweredDate['countedFrom']>;

const isoDate = z.iso.date();
const dayMs = 86_400_000;
const longestDays = 36_500;

export const isCalendarDate = (date: string): boolean => isoDate.safeParse(date).success;

/**
 * The calendar date that follows from another; counting is done here, not by the model. Null when it is no date.
 * `weekend` holds the days of the week, from Sunday as 0, that no working day falls on; public holidays count as days.
 */
export function countDate({ date, amount, unit, direction }: CountedFrom, weekend: readonly number[]): string | null {
  if (!isCalendarDate(date) || !Number.isInteger(amount) || amount < 0 || amount > longestDays) return null;
  const sign = direction === 'before' ? -1 : 1;
  // Neither the day that is counted from nor the day of the event is a clear day.
  const days = unit === 'clear-day' ? amount + 1 : unit === 'week' ? amount * 7 : amount;
  const counted = {
    day: () => addDays(date, sign * days),
    week: () => addDays(date, sign * days),
    'clear-day': () => addDays(date, sign * days),
    'working-day': () => addWorkingDays(date, sign * amount, weekend),
    month: () => addMonths(date, sign * amount),
    year: () => addMonths(date, sign * amount * 12),
  }[unit]();
  const end = (direction === 'last-day' ? new Date(counted.getTime() - dayMs) : counted).toISOString().slice(0, 10);
  return isCalendarDate(end) ? end : null;
}

const addDays = (date: string, days: number) => new Date(Date.parse(date) + days * dayMs);

function addWorkingDays(date: string, days: number, weekend: readonly number[]): Date {
  let day = new Date(date);
  for (let left = Math.abs(days); left > 0; ) {
    day = new Date(day.getTime() + Math.sign(days) * dayMs);
    if (!weekend.includes(day.getUTCDay())) left--;
  }
  return day;
}

/** A month after 31 January is the last day of February. */
function addMonths(date: string, months: number): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}
