import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { timelineOf } from './timeline';

const read = (text: string, language: Locale) => timelineOf(readContractText({ text, blocks: [], language }));

describe('an older paper lasts for itself', () => {
  const told: [Locale, string][] = [
    [
      'en',
      'Made on 20 November 2026.\n\nThe lease of 27 High Bank was granted on 24 June 2022 for ten years and ends on 23 June 2032.',
    ],
    [
      'es',
      'Zaragoza, 18 de noviembre de 2026\n\nEl local es de don Pascual, con contrato de 1 de junio de 2022 que termina el 31 de mayo de 2032.',
    ],
    [
      'fr',
      'Fait à Lyon, le 30 novembre 2026\n\nLe local est loué suivant bail commercial du 1er avril 2021, qui expire le 31 mars 2030.',
    ],
    [
      'de',
      'Wien, am 5. November 2026\n\nDie Gleitzeitvereinbarung vom 1. Februar 2022 ist bis 31. Jänner 2028 befristet.',
    ],
    ['ar', 'حرر هذا العقد في 8 نوفمبر 2026.\n\nاتفاقية ترخيص العلامة المؤرخة في 3 مارس 2019 تنتهي في 2 مارس 2039.'],
  ];
  test.each(told)('%s: %s', (language, text) => {
    const { term, end, days } = read(text, language);
    expect({ term, end, days }).toEqual({ term: null, end: null, days: [] });
  });

  test('unless this one prolongs it', () => {
    const text = 'Dated 23 November 2026.\n\nThe agreement of 1 May 2024 is extended until 31 December 2027.';
    expect(read(text, 'en').end?.date).toBe('2027-12-31');
  });
});

test.each<[Locale, string, string]>([
  ['en', 'Side letter\n\nto the contract of employment dated 4 March 2024\n\nOxford, 12 November 2026', '2026-11-12'],
  ['es', 'Adenda\n\nal contrato de obra de 2 de mayo de 2024\n\nSevilla, 12 de noviembre de 2026', '2026-11-12'],
  ['fr', 'Avenant\n\nau bail du 3 mars 2020\n\nLyon, le 12 novembre 2026', '2026-11-12'],
  ['de', 'Nachtrag\n\nzum Dienstvertrag vom 4. Mai 2024\n\nWien, am 12. November 2026', '2026-11-12'],
])('the contract that is changed was made on another day (%s)', (language, text, agreed) => {
  expect(read(text, language).agreed?.date).toBe(agreed);
});

test('the number of a clause before a day is no day', () => {
  const text = 'Wien, am 5. November 2026\n\n6.1 Bis 31. März 2027 kann die Kundin zurücktreten.';
  const { days, start, end } = read(text, 'de');
  expect(
    [...days.map(({ date }) => date), start?.date, end?.date].filter((date) => date && date !== '2027-03-31'),
  ).toEqual([]);
});

describe('how long somebody is bound by a ban is not how long the contract runs', () => {
  const bans: [Locale, string][] = [
    ['en', 'The Seller shall not open a shop for a term of two years from 1 January 2027.'],
    ['es', 'El Trabajador se obliga a no dejar la Empresa durante dos años desde que acabe el máster.'],
    [
      'fr',
      'Pendant trois ans à compter de la fin du contrat, le vendeur ne peut ouvrir aucun commerce pour une durée de trois ans.',
    ],
    ['de', 'Für zwei Jahre nach dem Ende des Vertrags darf die Agentin nicht für andere tätig sein.'],
    ['ar', 'يلتزم العامل بعدم المنافسة لمدة سنتين من تاريخ انتهاء العقد.'],
  ];
  test.each(bans)('%s: %s', (language, text) => {
    expect(read(text, language).term).toBeNull();
  });
});

describe('the day on which a contract is made is not the one', () => {
  const others: [what: string, Locale, string, agreed: string][] = [
    [
      'on which it starts',
      'en',
      'Start date: Monday 7 December 2026\n\nDate of this contract: 20 November 2026',
      '2026-11-20',
    ],
    [
      'by which it has to be back',
      'es',
      'Valladolid, 23 de noviembre de 2026\n\nEl Trabajador lo devolverá firmado a más tardar el 15 de diciembre de 2026.',
      '2026-11-23',
    ],
    [
      'by which it has to be back',
      'fr',
      "L'offre est caduque si un exemplaire signé n'est pas revenu le 11 décembre 2026 au plus tard.\n\nLille, le 23 novembre 2026",
      '2026-11-23',
    ],
    [
      'from which it starts',
      'de',
      'Startklar ab: 15. Dezember 2026\n\nAusgestellt am: 23. November 2026',
      '2026-11-23',
    ],
    [
      'from which it holds',
      'ar',
      'حرر هذا الملحق يوم 16 نوفمبر 2026.\n\nاتفق الطرفان على ما يلي، ويعمل بهذا الملحق اعتبارا من 1 يناير 2027.',
      '2026-11-16',
    ],
  ];
  test.each(others)('%s, in %s', (_, language, text, agreed) => {
    expect(read(text, language).agreed?.date).toBe(agreed);
  });
});

describe('a contract begins or ends', () => {
  const runs: [how: string, Locale, string, start: string | null, end: string | null][] = [
    [
      'on a day that has a name',
      'de',
      'Wien, am 5. November 2026\n\n„Eröffnungstag“ den 1. März 2027;\n\nDieser Vertrag beginnt mit dem Eröffnungstag und wird auf die Dauer von acht Jahren, sohin bis 28. Februar 2035, abgeschlossen.',
      '2027-03-01',
      '2035-02-28',
    ],
    [
      'so long after it started',
      'de',
      'Vertragsbeginn: 15. Dezember 2026\n\nFünf Jahre lang, also bis zum 14. Dezember 2031, darfst du ausschließlich über uns arbeiten.',
      '2026-12-15',
      '2031-12-14',
    ],
    [
      'not with its trial',
      'en',
      'Start: 5 December 2026\n\nThe first four weeks, up to and including Friday 1 January 2027, are a trial for both of us.',
      '2026-12-05',
      null,
    ],
    ['not with a price', 'es', 'Desde el 1 de enero de 2027 la comisión por venta será del 21 %.', null, null],
    [
      'with a few days of help neither',
      'es',
      'La Vendedora acompañará a la Compradora en el local dos semanas, del 11 al 22 de enero de 2027.',
      null,
      null,
    ],
  ];
  test.each(runs)('%s, in %s', (_, language, text, start, end) => {
    const timeline = read(text, language);
    expect([timeline.start?.date ?? null, timeline.end?.date ?? null]).toEqual([start, end]);
  });
});
