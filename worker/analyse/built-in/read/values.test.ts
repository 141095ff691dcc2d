import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { addPeriod, dayBefore, subtractPeriod } from './calendar';
import { readDates } from './dates';
import { readLaw } from './law';
import { readMoney } from './money';
import { readPercentages } from './percentages';

describe('a sum of money', () => {
  const cases: [Locale, string, [number, string][]][] = [
    [
      'en',
      'a fee of £1,500.50 and $2 million',
      [
        [1500.5, 'GBP'],
        [2_000_000, 'USD'],
      ],
    ],
    [
      'en',
      'USD 25,000 or 300 euros',
      [
        [25_000, 'USD'],
        [300, 'EUR'],
      ],
    ],
    ['en', 'R6 900, with this order, of room R 4', [[6900, 'ZAR']]],
    ['fr', "l'article R1234 du code", []],
    ['es', 'un importe de 1.500,50 euros', [[1500.5, 'EUR']]],
    ['fr', 'la somme de 12 500,00 €', [[12_500, 'EUR']]],
    [
      'de',
      'eine Vergütung von 2.000 EUR oder 5 Mio. Euro',
      [
        [2000, 'EUR'],
        [5_000_000, 'EUR'],
      ],
    ],
    ['de', "CHF 1'250.00", [[1250, 'CHF']]],
    ['en', 'CDN$750,000', [[750_000, 'CAD']]],
    ['de', '3.480,- EUR', [[3480, 'EUR']]],
    ['de', 'fünfzehnhundert Euro', [[1500, 'EUR']]],
    ['en', 'fifteen hundred pounds', [[1500, 'GBP']]],
    ['ar', 'مبلغ 10,000 درهم اماراتي', [[10_000, 'AED']]],
    ['ar', 'مبلغ 5000 ريال سعودي', [[5000, 'SAR']]],
    [
      'en',
      'nine pence a mile, 9p at night',
      [
        [0.09, 'GBP'],
        [0.09, 'GBP'],
      ],
    ],
    [
      'en',
      'half a million pounds or three hundred and fifty euro',
      [
        [500_000, 'GBP'],
        [350, 'EUR'],
      ],
    ],
    [
      'en',
      '2 at £60 £120',
      [
        [60, 'GBP'],
        [120, 'GBP'],
      ],
    ],
    [
      'es',
      'mil quinientos cincuenta euros y ciento noventa mil dólares',
      [
        [1550, 'EUR'],
        [190_000, 'USD'],
      ],
    ],
    [
      'es',
      '0,1690 euros, después $4,200',
      [
        [0.169, 'EUR'],
        [4200, 'USD'],
      ],
    ],
    [
      'fr',
      'mille deux cents euros, puis douze euros cinquante',
      [
        [1200, 'EUR'],
        [12.5, 'EUR'],
      ],
    ],
    [
      'fr',
      "Fr. 58.- par page, CHF 1'200.- en tout, quatre-vingt-dix francs",
      [
        [58, 'CHF'],
        [1200, 'CHF'],
        [90, 'CHF'],
      ],
    ],
    [
      'de',
      'eine halbe Million Euro, fünfundvierzigtausend Franken',
      [
        [500_000, 'EUR'],
        [45_000, 'CHF'],
      ],
    ],
    ['de', "bis 15. Dezember 2026 CHF 4'500.-", [[4500, 'CHF']]],
    [
      'ar',
      'الف وخمسمائة درهم ثم جنيهان وثمانون قرشا',
      [
        [1500, 'AED'],
        [2.8, 'EGP'],
      ],
    ],
    [
      'ar',
      'ريالين عن كل يوم, بثمانية عشر الف جنيه',
      [
        [2, 'SAR'],
        [18_000, 'EGP'],
      ],
    ],
    ['es', '5 euros y 50 céntimos', [[5.5, 'EUR']]],
    [
      'es',
      'Cuota: S/ 149.00, matrícula S/. 90',
      [
        [149, 'PEN'],
        [90, 'PEN'],
      ],
    ],
    ['es', 'los anexos/ 12 y 13', []],
    ['fr', "l'annexe 12 F", []],
    [
      'en',
      'Rs. 3,50,000 of which Rs. 1,00,000.50 now, then $1,350,000',
      [
        [350_000, 'INR'],
        [100_000.5, 'INR'],
        [1_350_000, 'USD'],
      ],
    ],
    [
      'ar',
      'دينار واحد و800 مليم، ثم دينارين ونصفا، ثم 3 دنانير و250 فلسا',
      [
        [1.8, 'KWD'],
        [2.5, 'KWD'],
        [3.25, 'KWD'],
      ],
    ],
    [
      'ar',
      '4.500 درهم و0.250 دينار',
      [
        [4500, 'AED'],
        [0.25, 'KWD'],
      ],
    ],
    ['en', 'a premium of four thousand two hundred (4,200) pounds', [[4200, 'GBP']]],
    ['es', 'la suma de tres mil quinientos (3.500) euros', [[3500, 'EUR']]],
    ['fr', 'la somme de mille deux cents (1 200) euros', [[1200, 'EUR']]],
    ['de', 'ein Betrag von zweihundert (200) Euro', [[200, 'EUR']]],
    ['ar', 'مبلغ وقدره ثمانية عشر الف (18,000) ريال', [[18000, 'SAR']]],
    [
      'ar',
      'رسم 35.000 د.ك و20 د.ب و15 ر.ق و5 ر.ع',
      [
        [35, 'KWD'],
        [20, 'BHD'],
        [15, 'QAR'],
        [5, 'OMR'],
      ],
    ],
    [
      'en',
      '₹500, Dhs 400 and 20 eur',
      [
        [500, 'INR'],
        [400, 'AED'],
        [20, 'EUR'],
      ],
    ],
    [
      'fr',
      'Dépôt 1 100,00 € 100,00 €',
      [
        [100, 'EUR'],
        [100, 'EUR'],
      ],
    ],
    [
      'de',
      'Stühle 3 165,00 € 495,00 €',
      [
        [165, 'EUR'],
        [495, 'EUR'],
      ],
    ],
  ];
  for (const [locale, words, expected] of cases) {
    test(`is read in ${locale} from “${words}”`, () => {
      expect(readMoney(words, locale).map(({ amount, currency }) => [amount, currency])).toEqual(expected);
    });
  }
});

describe('a share', () => {
  const cases: [Locale, string, number[]][] = [
    ['en', 'five percent (5%) and 1.5 per cent', [5, 1.5]],
    ['es', 'un 10 % y el tres por ciento', [10, 3]],
    ['fr', 'un taux de 1,5 %', [1.5]],
    ['de', 'neun Prozentpunkte über dem Basiszinssatz, 2,5 %', [9, 2.5]],
    ['ar', 'نسبة 5% او عشرة في المائة', [5, 10]],
  ];
  for (const [locale, words, expected] of cases) {
    test(`is read in ${locale} from “${words}”`, () => {
      expect(readPercentages(words, locale).map(({ value }) => value)).toEqual(expected);
    });
  }
});

describe('a date', () => {
  const cases: [Locale, string, (string | null)[]][] = [
    ['en', 'the 1st of March, 2003 and February 28, 2004', ['2003-03-01', '2004-02-28']],
    ['en', 'the 25th day of May, 1999', ['1999-05-25']],
    ['en', 'this first day of June, 2017', ['2017-06-01']],
    ['en', '12-23-2019 or 04/25/2018', ['2019-12-23', '2018-04-25']],
    ['en', '04/05/2018', [null]],
    ['en', '31 December 2025', ['2025-12-31']],
    ['es', 'a 1 de marzo de 2024', ['2024-03-01']],
    ['es', 'el 05/04/2018', ['2018-04-05']],
    ['fr', 'le 1er mars 2024', ['2024-03-01']],
    ['de', 'am 1. März 2024 und 01.04.2024', ['2024-03-01', '2024-04-01']],
    ['de', 'Betriebsurlaub: 02.08. bis 15.08.2027', ['2027-08-02', '2027-08-15']],
    ['de', 'vom 20.12. bis 06.01.2028', ['2027-12-20', '2028-01-06']],
    ['fr', 'du 02/08 au 15/08/2027', ['2027-08-02', '2027-08-15']],
    ['es', 'del 02/08 al 15/08/2027', ['2027-08-02', '2027-08-15']],
    ['ar', 'بتاريخ 1 مارس 2024', ['2024-03-01']],
    ['ar', 'في 15 كانون الثاني 2023م', ['2023-01-15']],
    ['en', 'February 31, 2020', []],
  ];
  for (const [locale, words, expected] of cases) {
    test(`is read in ${locale} from “${words}”`, () => {
      expect(readDates(words, locale).map(({ date }) => date)).toEqual(expected);
    });
  }

  test('moves by months to the end of a shorter month', () => {
    expect(addPeriod('2024-01-31', { amount: 1, unit: 'month' })).toBe('2024-02-29');
    expect(subtractPeriod('2024-03-31', { amount: 30, unit: 'day' })).toBe('2024-03-01');
    expect(dayBefore('2025-03-01')).toBe('2025-02-28');
    expect(addPeriod('2024-01-31', { amount: 5, unit: 'business-day' })).toBeNull();
  });
});

describe('a law', () => {
  const cases: [Locale, string, string | null][] = [
    ['en', 'governed by the laws of the State of New York without regard to', 'State of New York'],
    ['en', 'governed by the laws of England and Wales.', 'England and Wales'],
    ['en', 'governed by the laws of this Agreement', null],
    ['es', 'se regirá por la legislación española', 'legislación española'],
    ['fr', 'est soumis au droit français.', 'droit français'],
    ['de', 'Es gilt das Recht der Bundesrepublik Deutschland', 'Bundesrepublik Deutschland'],
    ['de', 'Dieser Vertrag unterliegt deutschem Recht.', 'deutschem Recht'],
    ['ar', 'يخضع هذا العقد لقوانين دولة الامارات العربية المتحدة', 'دولة الامارات العربية المتحدة'],
  ];
  for (const [locale, words, expected] of cases) {
    test(`is named in ${locale} by “${words}”`, () => {
      expect(readLaw(words, locale)).toBe(expected);
    });
  }
});
