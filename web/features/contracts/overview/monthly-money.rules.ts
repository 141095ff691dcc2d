import type { OverviewRow } from './overview-row.rules';
import { toPence, type YearlySum } from './yearly-sums.rules';

type Flow = YearlySum['reader'];

/** What one contract comes to a month in a currency; `amount` is null where several sums are stated. */
export interface MonthlyPart {
  id: string;
  name: string;
  amount: number | null;
  most: number;
}

export interface MonthlyTotal {
  flow: Flow;
  currency: string;
  /** Of contracts with one sum. */
  total: number;
  /** With all sums of those that state several. */
  most: number;
  /** The greatest first. */
  parts: MonthlyPart[];
}

export interface MonthlyMoney {
  totals: MonthlyTotal[];
  /** Contracts that are not in any total, by why they are not. */
  left: Record<'none' | 'ended' | 'ahead' | 'unread', number>;
}

const flows: readonly Flow[] = ['pays', 'receives', null];

/** What contracts that run state for each month, by who pays and by currency: nothing is converted. */
export function monthlyMoney(rows: readonly OverviewRow[]): MonthlyMoney {
  const left = { none: 0, ended: 0, ahead: 0, unread: 0 };
  const totals = new Map<string, MonthlyTotal>();
  for (const { id, name, standing, yearly } of rows) {
    if (standing !== 'running') left[standing]++;
    else if (yearly === null) left.unread++;
    else if (yearly.length === 0) left.none++;
    else {
      for (const { reader, currency, amount, most } of yearly) {
        const key = `${reader} ${currency}`;
        const total = totals.get(key) ?? { flow: reader, currency, total: 0, most: 0, parts: [] };
        total.total += amount ?? 0;
        total.most += most;
        total.parts.push({ id, name, amount: amount === null ? null : toPence(amount / 12), most: toPence(most / 12) });
        totals.set(key, total);
      }
    }
  }
  const sorted = [...totals.values()].toSorted(
    (one, other) =>
      flows.indexOf(one.flow) - flows.indexOf(other.flow) ||
      other.parts.length - one.parts.length ||
      one.currency.localeCompare(other.currency),
  );
  return {
    left,
    totals: sorted.map((one) => ({
      ...one,
      // Added up by the year and divided once, so that what is rounded does not add up.
      total: toPence(one.total / 12),
      most: toPence(one.most / 12),
      parts: one.parts.toSorted((a, b) => b.most - a.most),
    })),
  };
}
