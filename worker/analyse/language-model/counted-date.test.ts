import { describe, expect, it } from 'vitest';
import { calendarDate } from './counted-date';

type From = NonNullable<Parameters<typeof calendarDate>[0]['countedFrom']>;
const counted = (date: string, amount: number, unit: From['unit'], direction: From['direction'] = 'after') =>
  calendarDate({ written: null, countedFrom: { date, amount, unit, direction } });

describe('A date that follows from the contract', () => {
  it.each([
    ['30 days after 1 March', counted('2027-03-01', 30, 'day'), '2027-03-31'],
    ['two weeks before New Year', counted('2027-01-01', 2, 'week', 'before'), '2026-12-18'],
    ['a month after 31 January', counted('2027-01-31', 1, 'month'), '2027-02-28'],
    ['a month after 31 January of a leap year', counted('2028-01-31', 1, 'month'), '2028-02-29'],
    ['three months before 31 May', counted('2027-05-31', 3, 'month', 'before'), '2027-02-28'],
    ['a year after a leap day', counted('2028-02-29', 1, 'year'), '2029-02-28'],
  ])('is counted as people count: %s', (_case, date, expected) => {
    expect(date).toBe(expected);
  });

  it('is what the contract states, where it does', () => {
    expect(calendarDate({ written: '2027-05-01', countedFrom: null })).toBe('2027-05-01');
  });

  it.each([
    ['no day at all', calendarDate({ written: null, countedFrom: null })],
    ['a day that no calendar has', calendarDate({ written: '2027-02-30', countedFrom: null })],
    ['half a month', counted('2027-01-01', 0.5, 'month')],
    ['an absurd time', counted('2027-01-01', 1e9, 'day')],
    ['not a number', counted('2027-01-01', Number.NaN, 'day')],
  ])('is none when it was given as %s', (_case, date) => {
    expect(date).toBeNull();
  });
});
