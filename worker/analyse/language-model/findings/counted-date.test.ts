import { describe, expect, it } from 'vitest';
import { countDate } from './counted-date';

type From = Parameters<typeof countDate>[0];
const counted = (date: string, amount: number, unit: From['unit'], direction: From['direction'] = 'after') =>
  countDate({ date, amount, unit, direction }, [6, 0]);

describe('A date that follows from the contract', () => {
  it.each([
    ['30 days after 1 March', counted('2027-03-01', 30, 'day'), '2027-03-31'],
    ['two weeks before New Year', counted('2027-01-01', 2, 'week', 'before'), '2026-12-18'],
    ['a month after 31 January', counted('2027-01-31', 1, 'month'), '2027-02-28'],
    ['a month after 31 January of a leap year', counted('2028-01-31', 1, 'month'), '2028-02-29'],
    ['three months before 31 May', counted('2027-05-31', 3, 'month', 'before'), '2027-02-28'],
    ['a year after a leap day', counted('2028-02-29', 1, 'year'), '2029-02-28'],
    ['the last day of twelve months from 17 March', counted('2026-03-17', 12, 'month', 'last-day'), '2027-03-16'],
    ['the last day of 14 days from 1 March', counted('2027-03-01', 14, 'day', 'last-day'), '2027-03-14'],
    ['five working days after a Friday', counted('2027-03-05', 5, 'working-day'), '2027-03-12'],
    ['five working days before a Monday', counted('2027-03-08', 5, 'working-day', 'before'), '2027-03-01'],
    ['seven clear days before 20 March', counted('2027-03-20', 7, 'clear-day', 'before'), '2027-03-12'],
    ['seven clear days after 12 March', counted('2027-03-12', 7, 'clear-day'), '2027-03-20'],
  ])('is counted as people count: %s', (_case, date, expected) => {
    expect(date).toBe(expected);
  });

  it('has the weekend of its country', () => {
    const from = { date: '2027-03-04', amount: 1, unit: 'working-day', direction: 'after' } as const;
    expect(countDate(from, [5, 6])).toBe('2027-03-07');
  });

  it.each([
    ['a day that no calendar has', counted('2027-02-30', 1, 'day')],
    ['half a month', counted('2027-01-01', 0.5, 'month')],
    ['an absurd time', counted('2027-01-01', 1e9, 'day')],
    ['not a number', counted('2027-01-01', Number.NaN, 'day')],
  ])('is none when it was given as %s', (_case, date) => {
    expect(date).toBeNull();
  });
});
