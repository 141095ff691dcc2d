import { z } from 'zod';
import type { AnsweredDate } from './answer.schema';

const isoDate = z.iso.date();
const dayMs = 86_400_000;

/** The calendar date that an answered date means; counting is done here, not by the model. Null when it is no date. */
export function calendarDate({ written, countedFrom }: Pick<AnsweredDate, 'written' | 'countedFrom'>): string | null {
  if (written && isoDate.safeParse(written).success) return written;
  if (!countedFrom || !isoDate.safeParse(countedFrom.date).success) return null;
  const { amount, unit, direction } = countedFrom;
  if (!Number.isInteger(amount) || amount < 0 || amount > 36_500) return null;
  const signed = direction === 'before' ? -amount : amount;
  const counted =
    unit === 'day' || unit === 'week'
      ? new Date(Date.parse(countedFrom.date) + signed * dayMs * (unit === 'week' ? 7 : 1))
      : addMonths(countedFrom.date, unit === 'year' ? signed * 12 : signed);
  const date = counted.toISOString().slice(0, 10);
  return isoDate.safeParse(date).success ? date : null;
}

/** A month after 31 January is the last day of February. */
function addMonths(date: string, months: number): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}
