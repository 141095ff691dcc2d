import { expect, it } from 'vitest';
import { listedDates } from './register.rules';

const date = { label: null, computedFrom: null, evidence: [] };

it('lists of dates leave out what is not sure, and the day it was agreed, which calls for nothing', () => {
  const dates = [
    { ...date, kind: 'agreement' as const, date: '2026-11-28' },
    { ...date, kind: 'expiry' as const, date: '2027-11-30' },
    { ...date, kind: 'notice-deadline' as const, date: '2027-10-31', unconfirmed: true },
  ];
  expect(listedDates({ dates })).toEqual([{ kind: 'expiry', label: null, date: '2027-11-30' }]);
});
