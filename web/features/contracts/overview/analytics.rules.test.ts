import { expect, test } from 'vitest';
import type { RecurringSum } from '#src/features/contracts/contract-facts.schema.ts';
import type { OverviewContract } from '#src/features/overview/overview.schema.ts';
import { monthlyMoney } from './monthly-money.rules';
import { toOverviewRow } from './overview-row.rules';
import { byQuarter } from './quarters.rules';
import { risksByClause, risksByOther } from './risk-counts.rules';
import { yearlySums } from './yearly-sums.rules';

const today = '2026-11-28';
const sum = (amount: number, fields: Partial<RecurringSum> = {}): RecurringSum => ({
  ...{ amount, currency: 'GBP', per: 'month', purpose: 'rent', reader: 'pays' },
  ...fields,
});
type Dates = OverviewContract['dates'];
let made = 0;
const contract = (fields: Partial<OverviewContract> = {}): OverviewContract => ({
  ...{ id: String(made++), fileName: 'lease.pdf', givenTitle: null, title: 'Lease', counterparty: 'Northwind Ltd' },
  ...{ tags: [], createdAt: '2026-11-01T10:00:00.000Z', riskCounts: { high: 0, medium: 0, low: 0 }, dates: [] },
  ...{ isContract: true, contractType: 'tenancy', sums: [], ...fields },
});
const row = (fields: Partial<OverviewContract> = {}) => toOverviewRow(contract(fields), today);
const dated = (...dates: [Dates[number]['kind'], string][]) =>
  row({ dates: dates.map(([kind, date]) => ({ kind, date })) });

test.each([
  ['week', 100, 5200],
  ['month', 100, 1200],
  ['quarter', 100, 400],
  ['year', 100, 100],
  ['month', 34.99, 419.88],
] as const)('a sum a %s of %d is %d a year', (per, amount, aYear) => {
  expect(yearlySums([sum(amount, { per })])).toMatchObject([{ amount: aYear, most: aYear }]);
});

test('a sum that is stated by the year and by the month, or twice for one purpose, counts once', () => {
  expect(yearlySums([sum(1200, { per: 'year' }), sum(100, { purpose: 'instalments' }), sum(100)])).toMatchObject([
    { amount: 1200, most: 1200 },
  ]);
});

test('of several sums one may hold another: no amount is told, only what they come to at most', () => {
  expect(yearlySums([sum(1150), sum(1391.5, { purpose: 'agreed payment' })])).toMatchObject([
    { amount: null, most: 30_498 },
  ]);
});

test('currencies and directions stay apart', () => {
  const sums = [sum(1), sum(2, { currency: 'EUR' }), sum(3, { reader: 'receives' }), sum(4, { reader: null })];
  expect(yearlySums(sums).map(({ currency, reader, amount }) => [currency, reader, amount])).toEqual([
    ['GBP', 'pays', 12],
    ['EUR', 'pays', 24],
    ['GBP', 'receives', 36],
    ['GBP', null, 48],
  ]);
});

test('what contracts that run state is added by the month, and every other contract is told with its reason', () => {
  const ended = { dates: [{ kind: 'expiry' as const, date: '2026-11-27' }] };
  const ahead = { dates: [{ kind: 'effective' as const, date: '2026-11-29' }] };
  const { totals, left } = monthlyMoney([
    row({ id: 'rent', title: 'Rent', sums: [sum(900)] }),
    row({ id: 'gym', title: 'Gym', sums: [sum(34.99), sum(5, { purpose: 'locker' })] }),
    row({ id: 'club', title: 'Club', sums: [sum(100, { per: 'year' })] }),
    row({ sums: [sum(2400, { per: 'quarter', currency: 'EUR', reader: 'receives' })] }),
    row({ ...ended, sums: [sum(1)] }),
    row({ ...ahead, sums: [sum(1)] }),
    row({ sums: null }),
    row(),
    row(),
  ]);
  expect(totals).toMatchObject([
    { flow: 'pays', currency: 'GBP', total: 908.33, most: 948.32 },
    { flow: 'receives', currency: 'EUR', total: 800, most: 800 },
  ]);
  expect(totals[0]?.parts).toEqual([
    { id: 'rent', name: 'Rent', amount: 900, most: 900 },
    { id: 'gym', name: 'Gym', amount: null, most: 39.99 },
    { id: 'club', name: 'Club', amount: 8.33, most: 8.33 },
  ]);
  expect(left).toEqual({ none: 2, ended: 1, ahead: 1, unread: 1 });
});

test('a hundred sums of a third of a penny add up to what they are', () => {
  const rows = Array.from({ length: 100 }, () => row({ sums: [sum(100, { per: 'year' })] }));
  expect(monthlyMoney(rows).totals[0]?.total).toBe(833.33);
});

test('a contract begins, ends and runs by its days; the next last day is told, or the one that passed last', () => {
  const lease = dated(['effective', '2026-01-01'], ['notice-deadline', '2026-12-31'], ['expiry', '2027-03-31']);
  expect(lease).toMatchObject({ start: '2026-01-01', end: '2027-03-31', lastDay: '2026-12-31', standing: 'running' });
  expect(dated(['expiry', '2026-11-28']).standing).toBe('running');
  expect(dated(['expiry', '2026-11-27']).standing).toBe('ended');
  expect(dated(['expiry', '2026-11-27'], ['renewal', '2026-11-28']).standing).toBe('running');
  expect(dated(['effective', '2026-12-01']).standing).toBe('ahead');
  expect(dated(['cancellation', '2026-05-01'], ['cancellation', '2026-10-01']).lastDay).toBe('2026-10-01');
  expect(dated(['expiry', '2026-12-31'], ['cancellation', '2027-02-01']).lastDay).toBeNull();
});

test('ends and last days are counted in the quarter of today, the seven after it, and later', () => {
  const { quarters, ended, endless } = byQuarter(
    [
      dated(['expiry', '2026-12-31']),
      dated(['notice-deadline', '2027-01-01'], ['expiry', '2027-03-31']),
      dated(['notice-deadline', '2026-11-27'], ['expiry', '2028-09-30']),
      dated(['expiry', '2028-10-01']),
      dated(['expiry', '2026-11-27']),
      dated(),
    ],
    today,
  );
  expect(quarters.filter(({ ends, lastDays }) => ends + lastDays > 0)).toEqual([
    { start: { year: 2026, quarter: 4 }, ends: 1, lastDays: 0 },
    { start: { year: 2027, quarter: 1 }, ends: 1, lastDays: 1 },
    { start: { year: 2028, quarter: 3 }, ends: 1, lastDays: 0 },
    { start: null, ends: 1, lastDays: 0 },
  ]);
  expect(quarters).toHaveLength(9);
  expect({ ended, endless }).toEqual({ ended: 1, endless: 1 });
});

test('risks are counted by type of clause and by other side, the gravest first, with how many contracts have them', () => {
  const risks = (clauseType: 'non-compete' | null, high: number, medium: number) => ({
    ...{ clauseType, high, medium },
    low: 0,
  });
  expect(
    risksByClause([
      { risks: [risks('non-compete', 0, 2), risks(null, 1, 0)] },
      { risks: [risks('non-compete', 1, 1)] },
      { risks: null },
    ]),
  ).toEqual([
    { key: 'non-compete', high: 1, medium: 3, low: 0, contracts: 2 },
    { key: null, high: 1, medium: 0, low: 0, contracts: 1 },
  ]);
  expect(
    risksByOther([
      contract({ counterparty: 'Northwind  Ltd', riskCounts: { high: 1, medium: 0, low: 0 } }),
      contract({ counterparty: 'NORTHWIND LTD ', riskCounts: { high: 0, medium: 1, low: 0 } }),
      contract({ counterparty: null, riskCounts: { high: 2, medium: 0, low: 0 } }),
      contract({ counterparty: 'Harmless plc' }),
    ]),
  ).toEqual([
    { key: null, high: 2, medium: 0, low: 0, contracts: 1 },
    { key: 'Northwind Ltd', high: 1, medium: 1, low: 0, contracts: 2 },
  ]);
});
