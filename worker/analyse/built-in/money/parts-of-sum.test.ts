import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { findMoney } from './find-money';
import { openings } from './testing/found-money';

const partsIn = (language: Locale, words: string) =>
  findMoney(readContractText({ text: `${openings[language]}\n\n${words}`, blocks: [], language })).map(
    ({ amount, per, partOf }) => [amount, partOf?.amount ?? null, per],
  );

test.each<[Locale, string, number]>([
  ['en', 'The Tenant pays £600 rent in four parts of £150 each.', 150],
  ['de', 'Der Mieter zahlt 600 Euro Miete in vier Raten zu 150 Euro.', 150],
  ['es', 'El Arrendatario paga 600 euros de renta en cuatro cuotas de 150 euros.', 150],
  ['fr', 'Le Locataire verse 600 € de loyer en quatre échéances de 150 €.', 150],
  ['ar', 'يدفع المستأجر 600 ريال أجرة على أربعة أقساط، كل قسط 150 ريالاً.', 150],
])('what is paid in equal parts is told as parts, and of how often, nothing (%s)', (language, words, part) => {
  expect(partsIn(language, words)).toEqual([
    [600, null, 'unstated'],
    [part, 600, 'unstated'],
  ]);
});

test('the items below a sum that come to it are its parts', () => {
  const words =
    'The Tenant pays the Landlord £9,000:\n\n(a) £2,000 on signing;\n\n(b) £3,000 in June;\n\n(c) £4,000 at the end.';
  expect(partsIn('en', words).map(([amount, whole]) => [amount, whole])).toEqual([
    [9000, null],
    [2000, 9000],
    [3000, 9000],
    [4000, 9000],
  ]);
});

test('sums that come to another by chance, paid by the month, are none', () => {
  const words = 'The Tenant pays a deposit of £900. The Tenant pays £500 a month for heat and £400 a month for care.';
  expect(partsIn('en', words).map(([, whole]) => whole)).toEqual([null, null, null]);
});
