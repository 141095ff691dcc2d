import { dateKindText } from '#src/i18n/date-kind-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { contractTypeText } from '../contract-type-text';
import { moneyText } from '../money-text';
import type { OverviewRow } from './overview-row.rules';
import type { YearlySum } from './yearly-sums.rules';

/** As a file has it: days as days, amounts as numbers. */
export type Cell = string | number | { day: string } | null;

export interface Column {
  id: string;
  label: () => string;
  /** By which rows are sorted; null comes last either way. */
  order: (row: OverviewRow) => string | number | null;
  /** What a file has of it, a heading and a cell each. */
  file: { head: () => string; cell: (row: OverviewRow) => Cell }[];
}

const risk: Record<'high' | 'medium' | 'low', () => string> = {
  high: m.contracts_risk_high,
  medium: m.contracts_risk_medium,
  low: m.contracts_risk_low,
};
const gravity = { high: 3, medium: 2, low: 1 };

export const typeText = ({ type }: OverviewRow) => (type ? contractTypeText[type]() : null);
const day = (date: string | null): Cell => (date === null ? null : { day: date });

/** Sums that the reader pays, or is paid. */
export const flowOf = ({ yearly }: OverviewRow, flow: 'pays' | 'receives'): readonly YearlySum[] =>
  (yearly ?? []).filter(({ reader }) => reader === flow);
export const unknownFlowOf = ({ yearly }: OverviewRow) => (yearly ?? []).filter(({ reader }) => reader === null);

/** The one amount of a flow; null where there is none, or several that cannot be one. */
const oneOf = (sums: readonly YearlySum[]): YearlySum | null => (sums.length === 1 ? (sums[0] ?? null) : null);
const greatest = (sums: readonly YearlySum[]) =>
  sums.length === 0 ? null : Math.max(...sums.map(({ amount, most }) => amount ?? most));

const listed = (sums: readonly YearlySum[]) =>
  sums.flatMap(({ stated }) => stated.map((sum) => `${moneyText(sum)} (${sum.purpose})`)).join('; ');

/** The sums of a flow in words, and of costs also what is known to be none; null where none is stated. */
export function statedText(row: OverviewRow, flow: 'pays' | 'receives'): string | null {
  if (row.yearly === null) return m.overview_unread();
  const own = flowOf(row, flow);
  if (own.length > 0) return listed(own);
  const unknown = flow === 'pays' ? unknownFlowOf(row) : [];
  return unknown.length > 0 ? `${m.overview_unknown_payer()}: ${listed(unknown)}` : null;
}

const moneyColumn = (id: string, label: () => string, flow: 'pays' | 'receives'): Column => ({
  id,
  label,
  order: (row) => greatest(flowOf(row, flow)),
  file: [
    { head: label, cell: (row) => oneOf(flowOf(row, flow))?.amount ?? null },
    { head: () => `${label()}: ${m.overview_currency()}`, cell: (row) => oneOf(flowOf(row, flow))?.currency ?? null },
    { head: () => `${label()}: ${m.overview_stated()}`, cell: (row) => statedText(row, flow) },
  ],
});

const plain = (
  id: string,
  label: () => string,
  order: Column['order'],
  cell: (row: OverviewRow) => Cell = order,
): Column => ({ id, label, order, file: [{ head: label, cell }] });

/** The first is always shown; each knows how it is sorted and saved. */
export const columns = [
  plain('contract', m.overview_contract, ({ name }) => name),
  plain('type', m.analysis_contract_type, typeText),
  plain('other', m.overview_other, ({ other }) => other),
  plain(
    'start',
    m.overview_start,
    ({ start }) => start,
    ({ start }) => day(start),
  ),
  plain(
    'end',
    m.overview_end,
    ({ end }) => end,
    ({ end }) => day(end),
  ),
  plain(
    'lastDay',
    () => dateKindText['notice-deadline'](),
    ({ lastDay }) => lastDay,
    ({ lastDay }) => day(lastDay),
  ),
  moneyColumn('cost', m.overview_cost, 'pays'),
  moneyColumn('income', m.overview_income, 'receives'),
  {
    id: 'risk',
    label: m.overview_risk,
    order: ({ worst }) => (worst ? gravity[worst.level] * 10_000 + worst.count : 0),
    file: [
      { head: m.overview_risk, cell: ({ worst }) => (worst ? risk[worst.level]() : m.contracts_risk_none()) },
      ...(['high', 'medium', 'low'] as const).map((level) => ({
        head: () => `${m.contract_risks()}: ${risk[level]()}`,
        cell: ({ riskCounts }: OverviewRow) => riskCounts[level],
      })),
    ],
  },
  plain('tags', m.contract_tags, ({ tags }) => tags.join(', ') || null),
  plain('file', m.overview_file, ({ fileName }) => fileName),
  plain(
    'uploaded',
    m.overview_uploaded,
    ({ uploaded }) => uploaded,
    ({ uploaded }) => day(uploaded),
  ),
] as const satisfies readonly Column[];

export type ColumnId = (typeof columns)[number]['id'];

export interface Sorting {
  by: string;
  down: boolean;
}

/** Sorted by a column; what it does not know comes last. Rows that are alike keep their order. */
export function sortRows(rows: readonly OverviewRow[], { by, down }: Sorting): OverviewRow[] {
  const order = columns.find(({ id }) => id === by)?.order ?? columns[0].order;
  const collator = new Intl.Collator(undefined, { numeric: true });
  return rows.toSorted((one, other) => {
    const [a, b] = [order(one), order(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const first = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return down ? -first : first;
  });
}
