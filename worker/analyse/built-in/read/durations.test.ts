import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { inDays, readDurations } from './durations';

const cases: [Locale, string, [number, string][]][] = [
  ['en', "upon thirty (30) days' prior written notice", [[30, 'day']]],
  ['en', 'at least ninety days', [[90, 'day']]],
  ['en', 'one hundred and eighty (180) days', [[180, 'day']]],
  [
    'en',
    'a period of five (5) years and six months',
    [
      [5, 'year'],
      [6, 'month'],
    ],
  ],
  [
    'en',
    'a 12-month term, within 10 business days',
    [
      [12, 'month'],
      [10, 'business-day'],
    ],
  ],
  ['en', 'twelve (12) full calendar months', [[12, 'month']]],
  ['en', 'forty-five days; each day', [[45, 'day']]],
  ['es', 'un preaviso de treinta (30) días', [[30, 'day']]],
  [
    'es',
    'quince días hábiles y un año',
    [
      [15, 'business-day'],
      [1, 'year'],
    ],
  ],
  ['es', 'veintiún meses', [[21, 'month']]],
  ['fr', 'un préavis de trente (30) jours', [[30, 'day']]],
  [
    'fr',
    'quatre-vingt-dix jours ouvrés, un an',
    [
      [90, 'business-day'],
      [1, 'year'],
    ],
  ],
  ['fr', 'une durée de soixante-douze mois', [[72, 'month']]],
  ['de', 'eine Frist von dreißig Tagen', [[30, 'day']]],
  ['de', 'innerhalb von vierzehn (14) Werktagen', [[14, 'business-day']]],
  [
    'de',
    'fünfundvierzig Tage, sechs Monaten, zwei Jahre',
    [
      [45, 'day'],
      [6, 'month'],
      [2, 'year'],
    ],
  ],
  ['de', 'mit dreimonatiger Frist', [[3, 'month']]],
  ['ar', 'قبل ثلاثين يوما', [[30, 'day']]],
  ['ar', 'لمدة (30) يوم', [[30, 'day']]],
  ['ar', 'خمسة عشر يوما', [[15, 'day']]],
  ['ar', 'خلال الاثني عشر شهرا الاولي', [[12, 'month']]],
  ['ar', 'لمدة سنة واحدة', [[1, 'year']]],
  ['ar', 'خلال شهرين', [[2, 'month']]],
  ['ar', 'لمدة خمس سنوات', [[5, 'year']]],
];

describe('a period of time', () => {
  for (const [locale, words, expected] of cases) {
    test(`is read in ${locale} from “${words}”`, () => {
      expect(readDurations(words, locale).map(({ amount, unit }) => [amount, unit])).toEqual(expected);
    });
  }

  test('is not read where there is no number', () => {
    expect(readDurations('on any day of the year', 'en')).toEqual([]);
  });

  test('says where it is', () => {
    const words = 'Pay within thirty (30) days of receipt.';
    const [found] = readDurations(words, 'en');
    expect(words.slice(found?.index, found?.end)).toBe('thirty (30) days');
  });

  test('is compared in days', () => {
    expect(inDays({ amount: 2, unit: 'week' })).toBe(14);
    expect(inDays({ amount: 1, unit: 'year' })).toBe(365);
  });
});
