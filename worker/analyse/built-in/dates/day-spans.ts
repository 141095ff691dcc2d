import { addPeriod, dayBefore } from '../read/calendar';
import { type Duration, inDays, readDurations } from '../read/durations';
import type { ContractText } from '../text/contract-text';

/** How the days of a contract lie to one another, told without its words. */
export interface DaySpans {
  /** Days from which a length of time that the contract names leads to another of its days. */
  opens: ReadonlySet<string>;
  /** The days to which it leads. */
  closes: ReadonlySet<string>;
  /** Last days of whole months counted from another day: 14 March for a 15th. */
  rounds: ReadonlySet<string>;
}

const shortest = 6;
const longestBack = 20;

export function readDaySpans(days: readonly string[], { sentences, language }: ContractText): DaySpans {
  const named = new Set(days);
  const lengths = new Map<string, Duration>();
  for (const { words } of sentences)
    for (const duration of readDurations(words, language))
      if (inDays(duration) >= shortest) lengths.set(`${duration.amount} ${duration.unit}`, duration);
  const opens = new Set<string>();
  const closes = new Set<string>();
  const rounds = new Set<string>();
  for (const day of days) {
    for (const length of lengths.values()) {
      const next = addPeriod(day, length);
      if (!next) continue;
      for (const last of [next, dayBefore(next)]) {
        if (!named.has(last)) continue;
        opens.add(day);
        closes.add(last);
      }
    }
    if (isWholeMonthsAfter(day, days)) rounds.add(day);
  }
  return { opens, closes, rounds };
}

function isWholeMonthsAfter(day: string, days: readonly string[]) {
  const next = addPeriod(day, { amount: 1, unit: 'day' }) ?? day;
  return days.slice(0, longestBack).some((one) => one < day && one.slice(8) === next.slice(8));
}

/** Contracts begin on first days of months, and end on last ones. */
export function placesInMonth(date: string): string[] {
  if (date.endsWith('-01')) return ['first of month'];
  return addPeriod(date, { amount: 1, unit: 'day' })?.endsWith('-01') ? ['last of month'] : [];
}
