import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { foundMoney } from './testing/found-money';

describe('a row of a table without a currency', () => {
  const rows: [Locale, string, string[]][] = [
    [
      'en',
      'Garage, one year          1,450.00\n\nKeys, second set             35.00\n\nRent is paid in £: £900 a month.',
      ['1450', '35', '900'],
    ],
    ['es', 'Limpieza de la terraza      120,00\n\nLa renta es de 900,00 € al mes.', ['120', '900']],
    ['fr', 'Nettoyage de la terrasse      120,00\n\nLe loyer est de 900,00 € par mois.', ['120', '900']],
    ['de', 'Reinigung der Terrasse      120,00\n\nDie Miete beträgt 900,00 Euro im Monat.', ['120', '900']],
    ['ar', 'تنظيف السطح ........ 120.00\n\nالأجرة 900 ريال شهرياً.', ['120', '900']],
  ];
  test.each(rows)('is a sum of the currency of the contract (%s)', (language, words, amounts) => {
    expect(foundMoney(language, words).map((one) => one.split(' ')[0])).toEqual(amounts);
  });

  test.each([
    ['another currency may be meant', 'Garage, one year          1,450.00\n\nRent: £900 a month, or €1,050.'],
    ['it is an hour', 'Open on Sundays          18.00\n\nRent: £900 a month.'],
    ['it is a day', 'Handed over          12.03.2027\n\nRent: £900 a month.'],
    ['it is a reading', 'Meter reading: 12,450\n\nRent: £900 a month.'],
  ])('is none where %s', (_, words) => {
    expect(foundMoney('en', words).filter((one) => !/^(?:900|1050) /.test(one))).toEqual([]);
  });
});

test.each([
  ['en', '| Item | Quantity | Price (£) |\n| Hire of the hall | 1 | 640 |\n| Flowers | 3 | 75 |\n\nRent: £900.'],
  [
    'es',
    '| Concepto | Cantidad | Precio (€) |\n| Alquiler del salón | 1 | 640 |\n| Flores | 3 | 75 |\n\nRenta: 900 €.',
  ],
  ['fr', '| Poste | Nombre | Prix (€) |\n| Location de la salle | 1 | 640 |\n| Fleurs | 3 | 75 |\n\nLoyer : 900 €.'],
  ['de', '| Posten | Anzahl | Preis (€) |\n| Saalmiete | 1 | 640 |\n| Blumen | 3 | 75 |\n\nMiete: 900 €.'],
  ['ar', '| البند | العدد | السعر (ر.س) |\n| بدل القاعة | 1 | 640 |\n| ورد | 3 | 75 |\n\nالأجرة: 900 ر.س.'],
] as const)('a table headed by a price says a sum in each row, and what it is for (%s)', (language, words) => {
  const rows = foundMoney(language, words).map((one) => one.split(' | '));
  expect(rows.map(([amount]) => amount)).toEqual(['640', '75', '900']);
  expect(rows[0]?.at(-1)).toBe('rent');
  expect(rows[1]?.at(-1)).not.toBe('rent');
});

test('a table whose last column is no price says no sums', () => {
  expect(foundMoney('en', '| Item | Quantity |\n| Chairs | 640 |\n| Tables | 75 |\n\nRent: £900.')).toHaveLength(1);
});

test.each([
  ['es', 'A la entrega de las llaves (40 %)      6 848,00 €'],
  ['fr', 'À la remise des clés (40 %)      6 848,00 €'],
  ['de', 'Bei Übergabe der Schlüssel (40 %)      6 848,00 €'],
] as const)('a share in brackets does not belong to the sum behind it (%s)', (language, words) => {
  expect(foundMoney(language, words).map((one) => one.split(' ')[0])).toEqual(['6848']);
});

test.each([
  ['en', 'For each late week £175 is deducted from the moneys due to the Landlord.', 'Landlord'],
  ['es', 'Por cada semana de retraso 175 € se descontarán de las sumas debidas al Arrendador.', 'Arrendador'],
  ['fr', 'Une somme de 175 € est retenue sur les sommes dues du Bailleur.', 'Bailleur'],
  [
    'de',
    'Für jede Woche Verspätung werden 175 € von den an die Vermieterin fälligen Beträgen abgezogen.',
    'Vermieterin',
  ],
  ['ar', 'عن كل أسبوع تأخير يخصم مبلغ 175 ريال من المبالغ المستحقة للمؤجر.', 'المؤجر'],
] as const)('what is taken from the money due to somebody is paid by them (%s)', (language, words, payer) => {
  expect(foundMoney(language, words).map((one) => one.split(' | ')[3]?.split(' > ')[0])).toEqual([payer]);
});
