import type { Price } from '../stored.ts';

export const day = 86_400;
export const hour = 3_600;

type Recurring = Pick<NonNullable<Price['recurring']>, 'interval' | 'interval_count'>;

function addMonths(anchor: number, months: number): number {
  const start = new Date(anchor * 1000);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return Math.floor(end.getTime() / 1000);
}

function step(anchor: number, { interval, interval_count }: Recurring, steps: number): number {
  const count = interval_count * steps;
  if (interval === 'month') return addMonths(anchor, count);
  if (interval === 'year') return addMonths(anchor, count * 12);
  return anchor + count * (interval === 'week' ? 7 * day : day);
}

/** End of the period that starts at `start`: the first step from the anchor that lies after it. */
export function periodEnd(anchor: number, start: number, recurring: Recurring): number {
  let steps = 1;
  while (step(anchor, recurring, steps) <= start) steps += 1;
  return step(anchor, recurring, steps);
}
