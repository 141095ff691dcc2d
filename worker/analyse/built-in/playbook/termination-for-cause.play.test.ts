import { describe, expect, test } from 'vitest';
import { describeRecognition } from '../testing/describe-recognition';
import { testPlay } from '../testing/test-play';
import { terminationForCause } from './termination-for-cause.play';
import { unilateralTermination } from './unilateral-termination.play';

const levels = (risks: readonly { level: string }[]) => risks.map(({ level }) => level);

describe('ending the contract for a breach', () => {
  describeRecognition(terminationForCause, {
    said: [
      [
        'en',
        'Either party may terminate this Agreement if the other commits a material breach and fails to cure it within 30 days.',
      ],
      ['es', 'Cualquiera de las partes podrá resolver el contrato en caso de incumplimiento grave.'],
      ['fr', 'Chaque partie peut résilier le contrat en cas de manquement grave après mise en demeure.'],
      ['de', 'Jede Partei kann den Vertrag aus wichtigem Grund fristlos kündigen.'],
      ['ar', 'يجوز لأي من الطرفين فسخ العقد إذا أخل الطرف الآخر بالتزاماته.'],
    ],
    lookalikes: [
      ['en', 'Either party may terminate this Agreement without cause upon 30 days notice.'],
      ['es', 'Cualquiera de las partes podrá resolver el contrato con un preaviso de 30 días.'],
      ['fr', 'Chaque partie peut résilier le contrat sans motif avec un préavis de trente jours.'],
      ['de', 'Jede Partei kann den Vertrag mit einer Frist von vier Wochen kündigen.'],
      ['ar', 'يجوز لأي من الطرفين إنهاء العقد دون إبداء سبب.'],
    ],
  });

  const cure = (days: number) =>
    testPlay(
      terminationForCause,
      `Either party may terminate this Agreement upon a material breach that is not cured within ${days} days of notice.`,
    );
  test('with nine days to put it right is a risk, with ten it is not', () => {
    expect(levels(cure(9).risks)).toEqual(['medium']);
    expect(levels(cure(10).risks)).toEqual([]);
    expect(cure(10).explained).toContain('10 days');
  });
  test('by one side only is a risk', () => {
    const { risks, explained } = testPlay(
      terminationForCause,
      'The Supplier may terminate this Agreement if the Customer commits a material breach.',
    );
    expect(explained).toContain('“Supplier”');
    expect(levels(risks)).toEqual(['medium']);
  });
  test('is not missed where the contract can be ended without a reason', () => {
    expect(testPlay(terminationForCause, 'The Supplier delivers the goods.').missingWhy).toMatch(/can be ended/);
  });
});

describe('suspension or closure by the provider', () => {
  describeRecognition(unilateralTermination, {
    said: [
      ['en', 'We may suspend or terminate your account at any time without notice.'],
      ['en', 'The Company reserves the right to discontinue the Services at its sole discretion.'],
      ['es', 'Nos reservamos el derecho de suspender o cancelar su cuenta en cualquier momento.'],
      ['fr', 'Nous nous réservons le droit de suspendre votre compte à tout moment.'],
      ['de', 'Wir behalten uns das Recht vor, Ihr Konto jederzeit zu sperren.'],
      ['ar', 'نحتفظ بالحق في تعليق حسابك أو إنهائه في أي وقت.'],
    ],
    lookalikes: [
      ['en', 'You may cancel your account at any time.'],
      ['es', 'Usted puede cancelar su cuenta en cualquier momento.'],
      ['fr', 'Vous pouvez résilier votre compte à tout moment.'],
      ['de', 'Sie können Ihr Konto jederzeit kündigen.'],
      ['ar', 'يمكنك إلغاء حسابك في أي وقت.'],
    ],
  });

  test('without reason or notice is a high risk', () => {
    const { risks } = testPlay(unilateralTermination, 'We may terminate your account at any time without notice.');
    expect(levels(risks)).toEqual(['high']);
  });
  test('without reason but with notice is a medium one', () => {
    const { risks } = testPlay(
      unilateralTermination,
      'We may terminate your account at our discretion on 30 days notice.',
    );
    expect(levels(risks)).toEqual(['medium']);
  });
  test('at any time but on stated grounds is not said to need no reason', () => {
    const { explained } = testPlay(
      unilateralTermination,
      'We may terminate your account at any time on any of the following grounds: non-payment or fraud.',
    );
    expect(explained).toMatch(/in the cases that the quoted words name/);
  });
  test('only after a breach is worth knowing', () => {
    const { risks } = testPlay(
      unilateralTermination,
      'We may suspend your account immediately if you breach these terms.',
    );
    expect(levels(risks)).toEqual(['low']);
  });
});
