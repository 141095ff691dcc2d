import { expect, test } from 'vitest';
import { lawWarning, overdue } from '../dev/check/law-dates.ts';

test('content that nobody held against the law for more than a year is named, oldest first', () => {
  const content = [
    { id: 'just-in-time', lawAsOf: '2026-11-23' },
    { id: 'due', lawAsOf: '2026-11-22' },
    { id: 'long-due', lawAsOf: '2024-02-29' },
  ];
  expect(overdue(content, '2027-11-23').map(({ id }) => id)).toEqual(['long-due', 'due']);
});

test('a date that passes is a warning that names what is due', () => {
  expect(lawWarning('2026-11-23')).toBeNull();
  expect(lawWarning('2999-01-01')).toMatch(/tenancy-agreement \(\d{4}-\d\d-\d\d\)/);
});
