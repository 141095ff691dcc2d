import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { timelineOf } from './timeline';

const read = (text: string, language: Locale) => timelineOf(readContractText({ text, blocks: [], language }));

describe('a day that the contract names by what happens on it', () => {
  const counted: [Locale, string, date: string][] = [
    ['en', 'Wedding: 12 June 2027\n\nThe couple tell the number of guests two weeks before the event.', '2027-05-29'],
    ['en', 'Installation: 4 May 2027\n\nThe firm mends what fails within 30 days of the installation.', '2027-06-03'],
    [
      'es',
      'Fecha del evento: 27/03/2027\n\nCancelación con 90 días naturales o más de anticipación al evento.',
      '2026-12-27',
    ],
    [
      'fr',
      'Date du mariage : 12 juin 2027\n\nLa galerie est livrée huit semaines au plus tard après le mariage.',
      '2027-08-07',
    ],
    [
      'de',
      'Leistungstag: 12. Juni 2027\n\nDie Bilder sind spätestens acht Wochen nach dem Leistungstag zu übergeben.',
      '2027-08-07',
    ],
    [
      'ar',
      '| يوم الحفل | الجمعة 2/4/2027 |\n\nيبلغ الزبون العدد النهائي قبل الحفل بعشرة أيام على الأقل.',
      '2027-03-23',
    ],
  ];
  for (const [language, text, date] of counted)
    test(`in ${language} is counted from: “${text.split('\n').at(-1)}”`, () =>
      expect(read(text, language).days.map((one) => one.date)).toContain(date));

  test('begins the term that is counted from it', () => {
    const { start, end } = read('Aufstellung: 04.01.2027\n\nMietzeit: 48 Monate ab Aufstellung', 'de');
    expect([start?.date, end?.date]).toEqual(['2027-01-04', '2031-01-03']);
  });
  test('is not counted from where two days bear the name', () => {
    const text = 'Visit: 4 May 2027\n\nVisit: 9 May 2027\n\nThe firm pays within 30 days of the visit.';
    expect(read(text, 'en').days.map((one) => one.date)).not.toContain('2027-06-03');
  });
});
