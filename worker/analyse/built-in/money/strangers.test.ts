import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { foundMoney } from './testing/found-money';

const whoIn = (language: Locale, words: string, opening?: string) =>
  foundMoney(language, words, opening).map((one) => one.split(' | ')[3]);

test.each<[Locale, string, string]>([
  ['en', 'The Tenant pays a fee of £60 to the Harbour Board.', 'Tenant > Harbour Board'],
  ['en', 'The Tenant pays the £60 straight to the council.', 'Tenant > council'],
  ['de', 'Der Mieter zahlt die Gebühr von 60 Euro an die Hafenbehörde.', 'Mieter > Hafenbehörde'],
  ['es', 'El Arrendatario paga la tasa de 60 euros al ayuntamiento.', 'Arrendatario > ayuntamiento'],
  ['fr', 'Le Locataire paie la taxe de 60 € à la commune.', 'Locataire > commune'],
  ['ar', 'يدفع المستأجر رسماً قدره 60 ريالاً إلى بلدية المدينة.', 'المستأجر > بلدية المدينة'],
  ['en', 'The Tenant pays £60 into the common fund.', 'Tenant > common fund'],
  ['de', 'Der Mieter legt 60 Euro in die Kassa ein.', 'Mieter > Kassa'],
  ['de', 'Der Mieter schießt der Stadtgemeinde die Gebühr von 60 Euro vor.', 'Mieter > Stadtgemeinde'],
  ['es', 'El Arrendatario ingresa 60 euros en el fondo común.', 'Arrendatario > fondo común'],
  ['fr', 'Le Locataire verse 60 € dans la caisse commune.', 'Locataire > caisse commune'],
  ['ar', 'يدفع المستأجر لحساب المشروع مبلغ 60 ريالاً.', 'المستأجر > المشروع'],
])('whom else a sum is paid to is told by the words of the contract (%s: %s)', (language, words, who) => {
  expect(whoIn(language, words)).toEqual([who]);
});

test.each<[Locale, string]>([
  ['en', 'The council pays the Landlord £500 for the roof.'],
  ['de', 'Die Versicherung zahlt dem Mieter 500 Euro.'],
  ['es', 'El seguro paga al Arrendatario 500 euros.'],
  ['fr', "L'assureur verse au Locataire 500 €."],
  ['ar', 'البلدية تدفع للمؤجر 500 ريال عن السقف.'],
])('and of what somebody else pays nothing is told (%s: %s)', (language, words) => {
  expect(whoIn(language, words)).toEqual([]);
});

test('the two sides of a sale pay each other on named days', () => {
  expect(whoIn('en', 'The Tenant pays £20 an hour for work done Monday to Saturday.')).toEqual(['Tenant > Landlord']);
});
