import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { testPlay } from '../testing/test-play';
import { terminationForConvenience } from './termination-for-convenience.play';

const said: [Locale, string, number | null][] = [
  ['en', 'Either party may terminate this Agreement without cause upon sixty (60) days prior written notice.', 60],
  ['en', 'Microsoft may terminate this Agreement at any time without cause upon 30 days prior written notice.', 30],
  [
    'es',
    'Cualquiera de las partes podrá resolver el contrato en cualquier momento con un preaviso de treinta (30) días.',
    30,
  ],
  ['fr', 'Chaque partie peut résilier le contrat à tout moment moyennant un préavis de trois mois.', 3],
  ['de', 'Jede Partei kann den Vertrag ohne Angabe von Gründen mit einer Frist von vier Wochen kündigen.', 4],
  ['ar', 'يجوز لأي من الطرفين إنهاء هذا العقد في أي وقت بموجب إخطار كتابي مدته ثلاثون يوماً.', 30],
];
const lookalikes: [Locale, string][] = [
  [
    'en',
    'Either party may terminate this Agreement if the other party fails to cure a material breach within 30 days.',
  ],
  ['es', 'Cualquiera de las partes podrá resolver el contrato en caso de incumplimiento con un preaviso de 30 días.'],
  ['fr', 'Chaque partie peut résilier le contrat en cas de manquement après un préavis de trente jours.'],
  ['de', 'Jede Partei kann den Vertrag aus wichtigem Grund fristlos kündigen.'],
  ['ar', 'يجوز لأي من الطرفين إنهاء العقد إذا أخل الطرف الآخر بالتزاماته بعد إخطار مدته ثلاثون يوماً.'],
];

describe('ending the contract without a reason', () => {
  for (const [language, text, amount] of said) {
    test(`is found in ${language}: “${text}”`, () => {
      const { words, facts } = testPlay(terminationForConvenience, text, { language });
      expect(words).toHaveLength(1);
      expect(facts?.notice?.amount ?? null).toBe(amount);
    });
  }

  for (const [language, text] of lookalikes) {
    test(`is not seen in ${language} where a reason is needed: “${text}”`, () => {
      expect(testPlay(terminationForConvenience, text, { language }).words).toEqual([]);
    });
  }

  const notice = (days: string) =>
    testPlay(
      terminationForConvenience,
      `Either party may terminate this Agreement for any reason on ${days} written notice.`,
    );

  test('at under two weeks’ notice is a risk, at two weeks it is not', () => {
    expect(notice("13 days'").risks.map(({ level }) => level)).toEqual(['medium']);
    expect(notice("14 days'").risks).toEqual([]);
  });

  test('at over six months’ notice is worth knowing, at six months it is not', () => {
    expect(notice("7 months'").risks.map(({ level }) => level)).toEqual(['low']);
    expect(notice("6 months'").risks).toEqual([]);
  });

  test('by one side only is a risk', () => {
    const { risks, explained } = testPlay(
      terminationForConvenience,
      "The Supplier may terminate this Agreement at any time for convenience upon 30 days' notice.",
    );
    expect(explained).toBe('The contract can be ended without giving a reason by: “Supplier”. Notice period: 30 days.');
    expect(risks.map(({ title }) => title)).toEqual(['Only one side may leave without a reason']);
  });
});
