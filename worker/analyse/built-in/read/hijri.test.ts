import { expect, test } from 'vitest';
import { readDates } from './dates';
import { hijriToGregorian } from './hijri';

test('days of the Hijri calendar fall where the calendar of Umm al-Qura puts them', () => {
  expect(hijriToGregorian(1448, 6, 12)).toBe('2026-11-22');
  expect(hijriToGregorian(1447, 4, 1)).toBe('2025-09-23');
  expect(hijriToGregorian(1448, 13, 1)).toBeNull();
});

test('beside a Hijri date the Gregorian one is taken', () => {
  expect(readDates('في 12 جمادي الاخرة 1448ه الموافق 22 نوفمبر 2026', 'ar')).toMatchObject([{ date: '2026-11-22' }]);
  expect(readDates('تبدا في 23/7/1448ه الموافق 1/1/2027م', 'ar')).toMatchObject([{ date: '2027-01-01' }]);
});

test('a Hijri date alone is converted', () => {
  expect(readDates('تنتهي في 25 رجب 1448', 'ar')).toMatchObject([{ date: '2027-01-03', inferred: 'calendar' }]);
});
