import { expect, test } from 'vitest';
import type { ContractDate } from './analysis.schema';
import { hasEnded, isoToday, pressingDates } from './pressing-dates.rules';

const today = '2026-11-22';
const on = (kind: ContractDate['kind'], date: string): ContractDate => ({
  ...{ kind, date, label: null, computedFrom: null, evidence: [] },
});
const pressing = (...dates: ContractDate[]) =>
  pressingDates(dates, today).map(({ kind, date, past }) => `${kind} ${date}${past ? ' past' : ''}`);

test('the last day to give notice and the end are told, in their order, and no others', () => {
  const dates = [
    on('agreement', '2026-11-01'),
    on('expiry', '2027-07-31'),
    on('renewal', '2027-08-01'),
    on('payment', '2026-12-01'),
    on('notice-deadline', '2027-05-02'),
  ];
  expect(pressing(...dates)).toEqual(['notice-deadline 2027-05-02', 'expiry 2027-07-31']);
});

test('of several days to give notice the next is told', () => {
  expect(pressing(on('notice-deadline', '2026-05-02'), on('notice-deadline', '2027-05-02'))).toEqual([
    'notice-deadline 2027-05-02',
  ]);
});

test('an expiry that has passed is told as passed, and today has not', () => {
  expect(pressing(on('expiry', '2025-01-31'))).toEqual(['expiry 2025-01-31 past']);
  expect(pressing(on('expiry', today))).toEqual([`expiry ${today}`]);
});

test('a contract that renews has not expired', () => {
  expect(pressing(on('expiry', '2025-01-31'), on('renewal', '2027-02-01'))).toEqual(['renewal 2027-02-01']);
});

test('a contract has ended when its term is over and nothing renews it', () => {
  const ended = (...dates: ReturnType<typeof on>[]) => hasEnded(dates, today);
  expect(ended(on('expiry', '2025-01-31'))).toBe(true);
  expect(ended(on('expiry', today))).toBe(false);
  expect(ended(on('expiry', '2025-01-31'), on('renewal', '2027-02-01'))).toBe(false);
  expect(ended()).toBe(false);
});

test('today is the date where the reader is', () => {
  expect(isoToday(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
});
