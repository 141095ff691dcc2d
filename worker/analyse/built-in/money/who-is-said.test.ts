import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { foundMoney } from './testing/found-money';

const whoIn = (language: Locale, words: string, opening?: string) =>
  foundMoney(language, words, opening).map((one) => one.split(' | ')[3]);

test.each<[Locale, string, string]>([
  ['en', 'The Tenant moves in. A deposit of £1,500, which the Landlord holds and returns in May.', 'Tenant > Landlord'],
  ['es', 'Entrega en este acto 1.500 euros, que el Arrendador restituirá en mayo.', 'Arrendatario > Arrendador'],
  ['fr', 'Un chèque de 1 500 €, que le Bailleur rendra en mai.', 'Locataire > Bailleur'],
  ['de', 'Ein Betrag von 1.500 Euro, den die Vermieterin im Mai zurückzahlt.', 'Mieter > Vermieterin'],
])('what one side gives back is first paid by the other (%s: %s)', (language, words, who) => {
  expect(whoIn(language, words)).toEqual([who]);
});

test.each<[Locale, string, string]>([
  ['en', "The frames are made at the Landlord's cost of £85 a piece.", 'Landlord > Tenant'],
  ['de', 'Findet der Mieter einen Nachfolger, zahlt ihm die Vermieterin 75 Euro.', 'Vermieterin > Mieter'],
  ['ar', 'القيمة الإيجارية 6500 ريال تدفع مقدماً بيد المؤجر.', 'المستأجر > المؤجر'],
])('whose cost it is, and in whose hand it is put, tells who pays (%s: %s)', (language, words, who) => {
  expect(whoIn(language, words)).toEqual([who]);
});

test('a pronoun between who pays and the verb is who is paid', () => {
  const opening =
    'Contrat entre la Ville de Saint-Brévin, ci-après « la Ville », et Monsieur Jean Martin, ci-après « vous ». Vous jardinez.';
  expect(whoIn('fr', 'Si la Ville reprend la parcelle, elle vous verse 150 € pour vos plantes.', opening)).toEqual([
    expect.stringMatching(/^Ville > vous/),
  ]);
});

test('a heading that says who pays is read where the words below it say nothing', () => {
  const opening =
    'This Licence is made between Ines Hallworth (the "Owner") and Stonebeck Homes Limited (the "Developer").';
  const words = '2. What the Developer pays\n\n2.1 A licence fee of £90 a week, each Monday in advance.';
  expect(whoIn('en', words, opening)).toEqual(['Developer > Owner']);
});

test('"Sie" before a verb in the singular is whoever acted before', () => {
  const opening =
    'Vertrag zwischen der Brauerei Hirschau GmbH (nachfolgend „Brauerei“) und Anneliese Wallner (nachfolgend „Gastwirtin“).';
  const words = 'Die Brauerei liefert der Gastwirtin Bier. Sie zahlt ferner einen Werbekostenzuschuss von 2.500 Euro.';
  expect(whoIn('de', words, opening)).toEqual(['Brauerei > Gastwirtin']);
});
