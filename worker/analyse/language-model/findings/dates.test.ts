import { describe, expect, it } from 'vitest';
import { statedDates } from '#worker/analyse/stated/stated-dates.ts';
import type { AnsweredDate } from '../answers/facts.schema';
import { datesOf } from './dates';

const text = 'Made on 9 March 2026. Term: twelve months from and including 17 March 2026.';
const told = (dates: Partial<AnsweredDate>[]) =>
  datesOf(
    dates.map((date) => ({
      ...{ kind: 'other', label: null, written: null, countedFrom: null, explanation: null, quotes: [] },
      ...date,
    })),
    { stated: statedDates(text, 'en'), language: 'en', writtenIn: 'en' },
  ).map(({ kind, label, date, computedFrom }) => [kind, label, date, computedFrom]);

describe('The dates of a contract', () => {
  it('are those it states and those that follow from them, earliest first', () => {
    const start = { date: '2026-03-17', amount: 12, unit: 'month', direction: 'last-day' } as const;
    expect(
      told([
        { kind: 'expiry', countedFrom: start, explanation: 'Twelve months from the start.' },
        { kind: 'effective', written: '2026-03-17' },
        { kind: 'other', label: 'The deposit is paid', written: '2026-03-09' },
      ]),
    ).toEqual([
      ['other', 'The deposit is paid', '2026-03-09', null],
      ['effective', null, '2026-03-17', null],
      ['expiry', null, '2027-03-16', 'Twelve months from the start.'],
    ]);
  });

  it('may follow from one that itself follows, whichever is told first', () => {
    const end = { date: '2027-03-16', amount: 2, unit: 'month', direction: 'before' } as const;
    const start = { date: '2026-03-17', amount: 12, unit: 'month', direction: 'last-day' } as const;
    expect(
      told([
        { kind: 'notice-deadline', countedFrom: end, explanation: 'Two months before the end.' },
        { kind: 'expiry', countedFrom: start, explanation: 'Twelve months.' },
      ]).map(([kind, , date]) => [kind, date]),
    ).toEqual([
      ['notice-deadline', '2027-01-16'],
      ['expiry', '2027-03-16'],
    ]);
  });

  it('are not counted from a date that stands nowhere in it', () => {
    const invented = { date: '2026-04-01', amount: 1, unit: 'month', direction: 'after' } as const;
    expect(told([{ kind: 'payment', countedFrom: invented, explanation: 'A month.' }])).toEqual([]);
  });

  it('are none where they are no dates', () => {
    expect(told([{ kind: 'review', written: 'next week' }, { written: '2026-02-30' }, {}])).toEqual([]);
  });

  it('say that public holidays were not known where working days were counted', () => {
    const from = { date: '2026-03-09', amount: 5, unit: 'working-day', direction: 'after' } as const;
    const [[, , date, how] = []] = told([{ kind: 'payment', countedFrom: from, explanation: 'Five working days.' }]);
    expect(date).toBe('2026-03-16');
    expect(how).toMatch(/^Five working days\. .*public holidays/);
  });
});
