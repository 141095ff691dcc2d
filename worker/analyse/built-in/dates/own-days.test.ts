import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { timelineOf } from './timeline';

const read = (text: string, language: Locale) => {
  const { start, begins, end, days } = timelineOf(readContractText({ text, blocks: [], language }));
  return {
    start: (start ?? begins)?.date ?? null,
    isOfContract: start !== null,
    end: end?.date ?? null,
    days: days.map(({ kind, date }) => [kind, date]),
  };
};

describe('a day is told as the start of the contract only where the words say it of the contract', () => {
  const starts: [Locale, string, isOfContract: boolean][] = [
    ['en', 'The lease begins on 3 May 2027.', true],
    ['en', 'This agreement takes effect on 3 May 2027.', true],
    ['en', 'Start: 3 May 2027', true],
    ['en', 'Your first lesson is on 3 May 2027.', false],
    ['en', 'The Contractor shall start on 3 May 2027.', false],
    ['en', 'Wedding date: 3 May 2027', false],
    ['es', 'El arrendamiento empieza el 3 de mayo de 2027.', true],
    ['es', 'Este convenio entra en vigor el 3 de mayo de 2027.', true],
    ['es', 'La tala comienza el 3 de mayo de 2027.', false],
    ['es', 'Fecha de la boda: 3 de mayo de 2027', false],
    ['fr', 'Le bail commence le 3 mai 2027.', true],
    ['fr', "L'abonnement prend effet le 3 mai 2027.", true],
    ['fr', 'Les vendanges commencent le 3 mai 2027.', false],
    ['fr', 'Jour du mariage : 3 mai 2027', false],
    ['de', 'Das Mietverhältnis beginnt am 3. Mai 2027.', true],
    ['de', 'Der Vertrag tritt am 3. Mai 2027 in Kraft.', true],
    ['de', 'Tag der Trauung: 3. Mai 2027', false],
    ['de', 'Die Bauarbeiten beginnen am 3. Mai 2027.', false],
    ['ar', 'يسري هذا العقد اعتباراً من 3 مايو 2027.', true],
    ['ar', 'تبدأ مدة الإيجار في 3 مايو 2027.', true],
    ['ar', 'تاريخ الحفل: 3 مايو 2027', false],
    ['ar', 'تبدأ أشغال البناء في 3 مايو 2027.', false],
  ];
  for (const [language, text, isOfContract] of starts)
    test(`in ${language}: “${text}”`, () =>
      expect(read(text, language)).toMatchObject({ start: '2027-05-03', isOfContract }));

  test.each([
    ['en', 'The rates rise on 1 March of each year, beginning on 1 March 2027, by the price index.'],
    ['es', 'La renta sube cada año, a partir del 1 de marzo de 2027, según el índice.'],
    ['fr', 'Le tarif est révisé chaque année, à compter du 1er mars 2027.'],
    ['de', 'Die Sätze steigen jährlich, beginnend am 1. März 2027, um 3 %.'],
    ['ar', 'ترتفع الأسعار سنوياً ابتداءً من 1 مارس 2027.'],
  ] as const)('what comes back every year is none (%s)', (language, text) =>
    expect(read(text, language).start).toBeNull(),
  );
});

describe('a day that belongs to something else is not told as the end', () => {
  test.each([
    ['en', 'The final examination takes place on 3 May 2027. The MOT certificate is valid until 1 June 2027.'],
    ['es', 'ITV en vigor hasta: 3 de mayo de 2027'],
    ['fr', "Examen de fin de formation : 3 mai 2027. L'essai dure jusqu'au 1er juin 2027."],
    ['de', 'Nächste Hauptuntersuchung (TÜV) gültig bis: 3. Mai 2027'],
    ['ar', 'شهادة الفحص سارية حتى 3 مايو 2027.'],
  ] as const)('(%s)', (language, text) => expect(read(text, language).end).toBeNull());
});

describe('a day on which a condition rests is no day to pay', () => {
  test.each([
    ['en', 'If the nanny leaves before 3 May 2027, she pays 600 euros.'],
    ['es', 'Si la niñera se va antes del 3 de mayo de 2027, paga 600 euros.'],
    ['fr', 'Si la nourrice part avant le 3 mai 2027, elle paie 600 euros.'],
    ['de', 'Kündigt das Kindermädchen vor dem 3. Mai 2027, zahlt es 600 Euro.'],
    ['ar', 'إذا تركت المربية العمل قبل 3 مايو 2027، تدفع 600 يورو.'],
  ] as const)('(%s)', (language, text) =>
    expect(read(text, language).days.map(([kind]) => kind)).not.toContain('payment'),
  );
});

test('to ask for more time is no notice against it', () => {
  const text = (ask: string) => `The lease begins on 1 May 2027 and ends on 30 April 2028.\n\n${ask}`;
  const { days } = read(text('The tenant alone may ask for a second year, at least sixty days before the end.'), 'en');
  expect(days).toContainEqual(['other', '2028-03-01']);
  const { days: renewed } = read(
    text('It renews for another year unless a party gives notice at least sixty days before the end.'),
    'en',
  );
  expect(renewed).toContainEqual(['notice-deadline', '2028-03-01']);
});

test.each([
  ['en', 'The mortgage on the building ends on 15 May 2029; this has no effect on the tenant.'],
  ['es', 'El préstamo del anterior dueño vence el 15 de mayo de 2029.'],
  ['fr', "Le bail du terrain finit le 15 mai 2029 ; le locataire n'est pas concerné."],
  ['de', 'Der Vertrag unserer Agentur endet am 15. Mai 2029; für Sie ändert sich dadurch nichts.'],
  ['ar', 'رهن البناية ينقضي في 15 مايو 2029، ولا أثر لذلك على المستأجرة.'],
] as const)('a day of somebody else’s contract is not told (%s)', (language, text) => {
  const { end, days } = read(text, language);
  expect({ end, days }).toEqual({ end: null, days: [] });
});
