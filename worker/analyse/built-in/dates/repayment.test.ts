import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { timelineOf } from './timeline';

const read = (text: string, language: Locale) => {
  const { start, begins, end, days } = timelineOf(readContractText({ text, blocks: [], language }));
  return { start: (start ?? begins)?.date, end: end?.date, days: days.map(({ kind, date }) => `${kind} ${date}`) };
};

describe('a loan begins when it is paid out and ends with its last part', () => {
  const loans: [Locale, string, start: string, end: string][] = [
    [
      'en',
      'This is a loan. The Lender lends £12,000. The money will be in your account on 12 October 2026. You repay the loan in 48 monthly instalments, the first on 1 January 2027.',
      '2026-10-12',
      '2030-12-01',
    ],
    [
      'es',
      'Contrato de préstamo. El prestamista entrega el préstamo el 4 de diciembre de 2026. El prestatario paga treinta y seis cuotas mensuales, la primera el 5 de enero de 2027, la última el 5 de diciembre de 2029.',
      '2026-12-04',
      '2029-12-05',
    ],
    [
      'fr',
      "Contrat de prêt. Le prêteur prête 10 000 euros. L'argent du prêt sera viré le 1er novembre 2026. L'emprunteur rembourse en 50 versements par mois, le premier le 1er mai 2027.",
      '2026-11-01',
      '2031-06-01',
    ],
    [
      'de',
      'Darlehen. Das Darlehen überweise ich dir am 4. Januar 2027. Du zahlst das Darlehen in sechzig Monatsraten zurück, die erste am ersten Februar 2027.',
      '2027-01-04',
      '2032-01-01',
    ],
    [
      'ar',
      'عقد قرض. يسلم المقرض مبلغ القرض يوم 1 ديسمبر 2026. يسدد المقترض القرض على 36 قسطا كل شهر، أول قسط في 1 يناير 2027.',
      '2026-12-01',
      '2029-12-01',
    ],
  ];
  for (const [language, text, start, end] of loans)
    test(`in ${language}: “${text}”`, () => expect(read(text, language)).toMatchObject({ start, end }));

  test('and what is bought in parts has a last day to pay, which is not the end of the contract', () => {
    const text = 'The price is paid in 12 monthly instalments, the first on 1 March 2027.';
    const { end, days } = read(text, 'en');
    expect(end).toBeUndefined();
    expect(days).toContain('payment 2028-02-01');
  });
});

describe('the day of writing', () => {
  const signed: [Locale, string][] = [
    ['en', 'The letter says much.\n\nI have read this and agree: Callum Reith, 6 October 2026'],
    ['es', 'La carta dice mucho.\n\nLeído y de acuerdo: Lucila Tranier, 6 de octubre de 2026'],
    ['fr', "La lettre dit beaucoup.\n\nJ'ai lu et je suis d'accord : Annick Lebel, le 6 octobre 2026"],
    ['de', 'Der Brief sagt viel.\n\nGelesen und einverstanden: Lorin Zbinden, 6. Oktober 2026'],
    ['ar', 'الرسالة تقول الكثير.\n\nقرأت وأوافق: مروان سالم، 6 أكتوبر 2026'],
  ];
  for (const [language, text] of signed)
    test(`is that below which one agrees, in ${language}`, () => {
      const { agreed } = timelineOf(readContractText({ text, blocks: [], language }));
      expect(agreed?.date).toBe('2026-10-06');
    });
  test('is not one by which to sign', () => {
    const text = 'Sign below and get it back to us by 4 December 2026';
    expect(timelineOf(readContractText({ text, blocks: [], language: 'en' })).agreed).toBeNull();
  });
});
