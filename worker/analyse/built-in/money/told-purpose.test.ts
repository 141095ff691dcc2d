import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { foundMoney } from './testing/found-money';

describe('what a sum is for', () => {
  test.each<[Locale, string, string[]]>([
    // Told of another matter in the same sentence.
    [
      'en',
      'If the Tenant fails to answer within ten days after a written reminder, the Tenant pays £300 at once.',
      ['300 | GBP | unstated | Tenant > Landlord | in-case'],
    ],
    // A label that names nothing.
    ['en', 'For this let, never: £750 is due.', ['750 | GBP | unstated | Tenant > Landlord | payment']],
    ['en', 'Garden gate key: £12', ['12 | GBP | unstated | Tenant > Landlord | Garden gate key']],
    ['de', 'Sonst: 500 € je Äußerung, zahlbar vom Mieter.', ['500 | EUR | event | Mieter > Vermieterin | in-case']],
    // Parts of what was told before.
    [
      'en',
      'The Tenant pays £9,000, of which £4,000 in May and £5,000 in June.',
      [
        '9000 | GBP | unstated | Tenant > Landlord | payment',
        '4000 | GBP | unstated | Tenant > Landlord | part',
        '5000 | GBP | unstated | Tenant > Landlord | part',
      ],
    ],
    [
      'fr',
      'Le Locataire verse 62 000 €, dont 50 000 € pour le local.',
      [
        '62000 | EUR | unstated | Locataire > Bailleur | payment',
        '50000 | EUR | unstated | Locataire > Bailleur | part',
      ],
    ],
    [
      'es',
      'El Arrendatario pagará 22.000 €, de los cuales 11.000 € en mayo.',
      [
        '22000 | EUR | unstated | Arrendatario > Arrendador | payment',
        '11000 | EUR | unstated | Arrendatario > Arrendador | part',
      ],
    ],
    // As the contract writes it, not as it is read.
    ['ar', 'بطاقة إلكترونية: 95 ريالاً', ['95 | SAR | unstated | المستأجر > المؤجر | بطاقة إلكترونية']],
  ])('is told in %s of %j only where it is said of this sum', (language, words, told) => {
    expect(foundMoney(language, words)).toEqual(told);
  });

  test('of which another is paid for each is none', () => {
    const words = 'For each £10,000 that is missing the Tenant pays £450.';
    expect(foundMoney('en', words)).toEqual(['450 | GBP | unstated | Tenant > Landlord | payment']);
  });

  test('is told once of a sum that more is said about later', () => {
    const words = 'The Tenant pays a deposit of £680.\n\nIf the Tenant leaves early, the £680 stays with the Landlord.';
    expect(foundMoney('en', words)).toEqual(['680 | GBP | unstated | Tenant > Landlord | deposit']);
  });
});

describe('how often a sum is paid', () => {
  test.each<[Locale, string, string]>([
    ['es', 'El Arrendatario pagará 12.000 euros en seis plazos mensuales.', '12000 | EUR | unstated'],
    ['de', 'Der Mieter zahlt eine Pauschale von EUR 189,– je Kalendermonat.', '189 | EUR | month'],
    ['de', 'Lehnt der Mieter mehr als zwei Termine im Jahr ab, zahlt er je Ablehnung 300 €.', '300 | EUR | event'],
    ['fr', "Le Locataire verse 800 € le jour de l'entrée.", '800 | EUR | unstated'],
  ])('is not borrowed in %s from what stands beside it: %j', (language, words, told) => {
    expect(foundMoney(language, words).map((one) => one.split(' | ').slice(0, 3).join(' | '))).toEqual([told]);
  });
});

test.each<[Locale, string, string]>([
  ['en', 'Without heating the Landlord pays the Tenant £40 of the rent for each day.', 'Landlord > Tenant'],
  ['de', 'Ohne Heizung zahlt die Vermieterin dem Mieter 40 Euro der Miete je Tag.', 'Vermieterin > Mieter'],
  ['fr', 'Sans chauffage, le Bailleur verse au Locataire 40 € de loyer par jour.', 'Bailleur > Locataire'],
])('what only one side pays is not told of what the other does (%s)', (language, words, who) => {
  const [sum] = foundMoney(language, words);
  expect(sum?.split(' | ').slice(-2)).toEqual([who, 'payment']);
});

test.each<[Locale, string]>([
  ['en', 'The Tenant pays the Landlord £595 at signing for the days in December.'],
  ['de', 'Der Mieter zahlt der Vermieterin bei Unterzeichnung 595 Euro für die Tage im Dezember.'],
  ['es', 'El Arrendatario paga al Arrendador a la firma 595 euros por los días de diciembre.'],
  ['fr', 'Le Locataire verse au Bailleur à la signature 595 € pour les jours de décembre.'],
])('when a sum is paid does not tell what for (%s)', (language, words) => {
  const [sum] = foundMoney(language, words);
  expect(sum?.split(' | ').at(-1)).not.toBe('down-payment');
});
