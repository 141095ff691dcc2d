import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { testPlay } from '../testing/test-play';
import { capOnLiability } from './cap-on-liability.play';
import { limitationOfLiability } from './limitation-of-liability.play';

describe('a limit on liability', () => {
  const said: [Locale, string][] = [
    ['en', "Supplier's total liability shall not exceed the fees paid in the twelve months before the claim."],
    ['en', 'In no event shall either party be liable for any indirect, special or consequential damages.'],
    ['es', 'La responsabilidad total del Prestador no excederá el importe de 50.000 euros.'],
    ['fr', 'La responsabilité totale du Prestataire ne pourra excéder la somme de 50 000 euros.'],
    ['de', 'Die Haftung ist der Höhe nach auf 50.000 EUR begrenzt.'],
    ['ar', 'لا تتجاوز المسؤولية الإجمالية للمورد مبلغ 50,000 درهم.'],
  ];
  for (const [language, text] of said) {
    test(`is found in ${language}: “${text}”`, () => {
      expect(testPlay(capOnLiability, text, { language }).words).toHaveLength(1);
    });
  }

  test('is not seen in a clause on insurance', () => {
    const text = 'Supplier shall maintain liability insurance in an amount of no less than $1,000,000 per occurrence.';
    expect(testPlay(capOnLiability, text).words).toEqual([]);
  });

  test('names its amount', () => {
    const { explained } = testPlay(capOnLiability, 'Die Haftung ist der Höhe nach auf 50.000 EUR begrenzt.', {
      language: 'de',
    });
    expect(explained).toBe('Liability is limited to €50,000.');
  });

  test('of a month’s fees is a high risk, of a year’s it is not', () => {
    const risks = (period: string) =>
      testPlay(
        capOnLiability,
        `Supplier's total liability shall not exceed the fees paid in the ${period} before the claim.`,
      ).risks;
    expect(risks('one (1) month').map(({ level }) => level)).toEqual(['high']);
    expect(risks('twelve months')).toEqual([]);
  });
});

describe('an exclusion of liability', () => {
  const said: [Locale, string][] = [
    ['en', 'We are not liable for any loss or damage.'],
    ['es', 'El Prestador no será responsable de los daños que sufra el Cliente.'],
    ['fr', "Le Prestataire n'est pas responsable des dommages subis par le Client."],
    ['de', 'Der Anbieter haftet nicht für Schäden des Kunden.'],
    ['ar', 'لا يكون المورد مسؤولاً عن أي أضرار.'],
  ];
  for (const [language, text] of said) {
    test(`is found in ${language} and is a high risk where nothing is excepted: “${text}”`, () => {
      expect(testPlay(limitationOfLiability, text, { language }).risks.map(({ level }) => level)).toEqual(['high']);
    });
  }

  test('with an exception for serious fault is worth knowing only', () => {
    const { risks } = testPlay(
      limitationOfLiability,
      'Der Anbieter haftet nicht, es sei denn bei Vorsatz oder grober Fahrlässigkeit.',
      { language: 'de' },
    );
    expect(risks.map(({ level }) => level)).toEqual(['low']);
  });
});
