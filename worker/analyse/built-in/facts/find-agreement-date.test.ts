import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { agreementDate } from '../playbook/agreement-date.play';
import { testPlay } from '../testing/test-play';

const dated: [Locale, string, string][] = [
  ['en', 'This Agreement is made on 3 February 2026 between the parties.', '2026-02-03'],
  ['en', 'Dated this 6th day of April, 1999.', '1999-04-06'],
  ['es', 'En Valencia, a 15 de enero de 2026, se celebra este contrato.', '2026-01-15'],
  ['fr', 'Fait à Lyon, le 3 mars 2025.', '2025-03-03'],
  ['de', 'Dieser Vertrag vom 4. Mai 2025 wird geschlossen.', '2025-05-04'],
  ['ar', 'حرر هذا العقد بتاريخ 5 مارس 2025 بين الطرفين.', '2025-03-05'],
];
const others: [Locale, string][] = [
  ['en', 'The company was organized on 1 May 2001 in Delaware.'],
  ['en', 'Rights under the WIPO Copyright Treaty adopted on December 20, 1996 are not affected.'],
  ['es', 'Los derechos del Tratado de la OMPI adoptado el 20 de diciembre de 1996 no se ven afectados por ello.'],
];

describe('the date of the contract', () => {
  for (const [language, text, date] of dated) {
    test(`is read in ${language}: “${text}”`, () => {
      expect(testPlay(agreementDate, text, { language }).facts?.date).toBe(date);
    });
  }
  for (const [language, text] of others) {
    test(`is not another date: “${text}”`, () => {
      expect(testPlay(agreementDate, text, { language }).facts).toBeNull();
    });
  }
  test('is left open where the day is', () => {
    const { facts, explained } = testPlay(agreementDate, 'This Agreement is made this ____ day of March, 2018.');
    expect(facts?.date).toBeNull();
    expect(explained).toContain('March, 2018');
  });
});
