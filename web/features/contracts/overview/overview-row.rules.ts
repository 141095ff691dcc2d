import type { ContractFacts } from '#src/features/contracts/contract-facts.schema.ts';
import type { OverviewContract } from '#src/features/overview/overview.schema.ts';
import { contractName } from '../contract-name';
import { type YearlySum, yearlySums } from './yearly-sums.rules';

const levels = ['high', 'medium', 'low'] as const;

/** A contract as the table and the figures see it on a day. */
export interface OverviewRow {
  id: string;
  name: string;
  fileName: string;
  type: ContractFacts['contractType'];
  other: string | null;
  start: string | null;
  end: string | null;
  /** The next last day to give notice, or where none is ahead the one that passed last. */
  lastDay: string | null;
  standing: 'running' | 'ended' | 'ahead';
  /** Null: not looked for yet. */
  yearly: readonly YearlySum[] | null;
  worst: { level: (typeof levels)[number]; count: number } | null;
  riskCounts: OverviewContract['riskCounts'];
  tags: readonly string[];
  uploaded: string;
}

/** ISO 8601 calendar dates: they compare as texts. */
export function toOverviewRow(contract: OverviewContract, today: string): OverviewRow {
  const { id, fileName, counterparty, contractType, dates, sums, riskCounts, tags, createdAt } = contract;
  const start = dates.find(({ kind }) => kind === 'effective')?.date ?? null;
  const end = dates.findLast(({ kind }) => kind === 'expiry')?.date ?? null;
  const renews = dates.some(({ kind }) => kind === 'renewal');
  const lastDays = dates
    .filter(({ kind }) => kind !== 'effective' && kind !== 'expiry')
    // After the end no notice is left to give, unless the contract goes on.
    .filter(({ kind, date }) => kind === 'renewal' || end === null || date <= end)
    .map(({ date }) => date);
  const level = levels.find((one) => riskCounts[one] > 0);
  return {
    ...{ id, fileName, start, end, riskCounts, tags },
    name: contractName(contract),
    type: contractType,
    other: counterparty,
    lastDay: lastDays.find((date) => date >= today) ?? lastDays.at(-1) ?? null,
    standing: end !== null && end < today && !renews ? 'ended' : start !== null && start > today ? 'ahead' : 'running',
    yearly: sums && yearlySums(sums),
    worst: level ? { level, count: riskCounts[level] } : null,
    uploaded: createdAt.slice(0, 10),
  };
}
