import type { RecurringSum } from '#src/features/contracts/contract-facts.schema.ts';

const inAYear: Record<RecurringSum['per'], number> = { week: 52, month: 12, quarter: 4, year: 1 };

/** What one contract states in one currency that its reader pays, is paid, or that it is not known who pays. */
export interface YearlySum {
  currency: string;
  reader: RecurringSum['reader'];
  /** By the year; null where several sums are stated, of which one may hold another. */
  amount: number | null;
  /** Should all of them be due together. */
  most: number;
  stated: readonly RecurringSum[];
}

export const toPence = (amount: number) => Math.round(amount * 100) / 100;

const aYear = ({ amount, per }: RecurringSum) => toPence(amount * inAYear[per]);

/** Told in two periods, or twice for the same purpose, it is one sum. */
const isSame = (one: RecurringSum, other: RecurringSum) =>
  aYear(one) === aYear(other) && (one.per !== other.per || one.purpose === other.purpose);

/** Sums by the year, those of each currency and direction by themselves: nothing is converted. */
export function yearlySums(sums: readonly RecurringSum[]): YearlySum[] {
  const groups = new Map<string, RecurringSum[]>();
  for (const sum of sums) {
    const key = `${sum.reader} ${sum.currency}`;
    const group = groups.get(key) ?? [];
    if (!group.some((one) => isSame(one, sum))) group.push(sum);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap((stated) => {
    const [first] = stated;
    if (!first) return [];
    const { currency, reader } = first;
    const most = toPence(stated.reduce((total, sum) => total + aYear(sum), 0));
    return [{ currency, reader, amount: stated.length === 1 ? most : null, most, stated }];
  });
}
