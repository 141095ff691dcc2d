import type { OverviewRow } from './overview-row.rules';

export interface Quarter {
  /** Null: after all others. */
  start: { year: number; quarter: number } | null;
  ends: number;
  lastDays: number;
}

export interface Quarters {
  quarters: Quarter[];
  /** Contracts that ended already, and those that state no end. */
  ended: number;
  endless: number;
}

const told = 8;

/** 0 for the first quarter of the year 0, and one more for each after it. */
const indexOf = (date: string) => Number(date.slice(0, 4)) * 4 + Math.floor((Number(date.slice(5, 7)) - 1) / 3);

/** How many contracts end, and have their next last day to give notice, in the quarter of a day and those after it. */
export function byQuarter(rows: readonly OverviewRow[], today: string): Quarters {
  const first = indexOf(today);
  const ends = Array<number>(told + 1).fill(0);
  const lastDays = Array<number>(told + 1).fill(0);
  const count = (counts: number[], date: string | null) => {
    if (date === null || date < today) return;
    const at = Math.min(indexOf(date) - first, told);
    counts[at] = (counts[at] ?? 0) + 1;
  };
  for (const { end, lastDay } of rows) {
    count(ends, end);
    count(lastDays, lastDay);
  }
  return {
    quarters: ends.map((number, at) => ({
      start: at === told ? null : { year: Math.floor((first + at) / 4), quarter: ((first + at) % 4) + 1 },
      ends: number,
      lastDays: lastDays[at] ?? 0,
    })),
    ended: rows.filter(({ standing }) => standing === 'ended').length,
    endless: rows.filter(({ end }) => end === null).length,
  };
}
