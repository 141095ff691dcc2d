import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { findMoney } from './find-money';
import { openings } from './testing/found-money';

const eachIn = (language: Locale, words: string) =>
  findMoney(readContractText({ text: `${openings[language]}\n\n${words}`, blocks: [], language })).map(
    ({ per, each }) => `${per} ${each}`,
  );

test.each<[Locale, string, string]>([
  ['en', 'The Tenant pays the Landlord £25 for each quarter of an hour, or part of it.', 'for each quarter of an hour'],
  ['en', 'The Tenant pays the Landlord £0.89 per litre of heating oil.', 'per litre of heating oil'],
  ['en', 'For each missed visit the Tenant pays £25.', 'each missed visit'],
  ['de', 'Der Mieter zahlt der Vermieterin 158 Euro je Hektoliter.', 'je Hektoliter'],
  [
    'de',
    'Für jeden nicht abgenommenen Hektoliter hat der Mieter 45 Euro zu zahlen.',
    'jeden nicht abgenommenen Hektoliter',
  ],
  ['es', 'El Arrendatario paga al Arrendador 6 euros por kilómetro.', 'por kilómetro'],
  ['es', 'Por cada visita perdida el Arrendatario paga 25 euros.', 'cada visita perdida'],
  ['fr', 'Le Locataire verse au Bailleur 1,70 € par m³.', 'par m³'],
  ['fr', 'Chaque convive au-delà de 350 est facturé 700 € au Locataire.', 'Chaque convive au-delà de 350'],
  ['ar', 'يدفع المستأجر للمؤجر 40 ريالاً عن كل ربع ساعة أو جزء منه.', 'عن كل ربع ساعة أو جزء منه'],
])('what a sum is paid for each of is told in the words of the contract (%s: %s)', (language, words, each) => {
  expect(eachIn(language, words)).toEqual([`event ${each}`]);
});

test.each<[Locale, string, string]>([
  ['en', 'Lost fobs cost the Tenant £40 apiece.', 'event '],
  ['en', 'The Tenant pays the Landlord £950 a month.', 'month '],
])('and no words where they name nothing, or a period (%s: %s)', (language, words, told) => {
  expect(eachIn(language, words)).toEqual([told]);
});
