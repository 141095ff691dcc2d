import { describe, expect, test } from 'vitest';
import { describeRecognition } from '../testing/describe-recognition';
import { testPlay } from '../testing/test-play';
import { effectiveDate } from './effective-date.play';
import { expirationDate } from './expiration-date.play';
import { noticeToTerminateRenewal } from './notice-to-terminate-renewal.play';
import { renewalTerm } from './renewal-term.play';

const until2026 = 'The term of this Agreement shall continue until December 31, 2026.';
const renews = (period: string, notice = 'sixty (60) days') =>
  `This Agreement shall automatically renew for successive ${period} terms unless either party gives written notice of non-renewal at least ${notice} prior to the end of the then current term.`;

describe('renewal', () => {
  describeRecognition(renewalTerm, {
    said: [
      ['en', 'This Agreement shall automatically renew for successive one-year terms.'],
      ['en', 'The Customer may, at its option, extend this Agreement for an additional term of two years.'],
      ['es', 'El contrato se prorrogará automáticamente por períodos anuales.'],
      ['es', 'El presente contrato se renovará tácitamente por plazos sucesivos de un año.'],
      ['fr', 'Le contrat est renouvelé par tacite reconduction pour des périodes successives d’un an.'],
      ['fr', 'Le présent contrat sera reconduit pour une durée d’un an.'],
      ['de', 'Der Vertrag verlängert sich jeweils um ein weiteres Jahr, wenn er nicht gekündigt wird.'],
      ['de', 'Die Laufzeit verlängert sich automatisch um zwölf Monate.'],
      ['ar', 'يتجدد هذا العقد تلقائياً لمدة سنة واحدة.'],
      ['ar', 'تجدد هذه الاتفاقية ضمنياً لمدد مماثلة.'],
    ],
    lookalikes: [
      ['en', 'The Supplier shall renew its insurance certificate each year.'],
      ['es', 'El Proveedor renovará la póliza de seguro cada año.'],
      ['fr', 'Le Prestataire renouvelle son assurance chaque année.'],
      ['de', 'Die Lieferfrist verlängert sich automatisch um die Dauer der Störung.'],
      ['ar', 'يلتزم المورد بتجديد وثيقة التأمين سنوياً.'],
    ],
  });

  test('names the length of each renewal, not the period of notice', () => {
    expect(testPlay(renewalTerm, renews('one (1) year')).facts).toMatchObject({
      isAutomatic: true,
      period: { amount: 1, unit: 'year' },
    });
    expect(
      testPlay(
        renewalTerm,
        'Der Vertrag verlängert sich automatisch um zwölf Monate, wenn er nicht drei Monate vor Ablauf gekündigt wird.',
        { language: 'de' },
      ).facts?.period,
    ).toMatchObject({ amount: 12, unit: 'month' });
  });

  test('for two years at a time is a high risk, for one year it is not', () => {
    const levels = (period: string) =>
      testPlay(renewalTerm, renews(period), { others: [noticeToTerminateRenewal] }).risks.map(({ level }) => level);
    expect(levels('two-year')).toEqual(['high']);
    expect(levels('one-year')).toEqual(['low']);
  });

  test('that cannot be stopped is worth negotiating', () => {
    const { risks } = testPlay(renewalTerm, 'This Agreement shall automatically renew for successive one-year terms.');
    expect(risks.map(({ level }) => level)).toEqual(['medium']);
  });

  test('falls on the day after the term ends', () => {
    const { facts, telling } = testPlay(renewalTerm, `${until2026}\n\n${renews('one (1) year')}`, {
      others: [expirationDate],
      today: '2026-06-01',
    });
    const dates = facts && renewalTerm.dates?.(facts, telling);
    expect(dates).toMatchObject([
      { kind: 'renewal', date: '2027-01-01', computedFrom: 'The day after the term ends (31 December 2026)' },
    ]);
  });

  test('of a term long over is counted on to the next one', () => {
    const { facts, telling } = testPlay(renewalTerm, `${until2026}\n\n${renews('one (1) year')}`, {
      others: [expirationDate],
      today: '2029-06-01',
    });
    expect(facts && renewalTerm.dates?.(facts, telling)).toMatchObject([{ kind: 'renewal', date: '2030-01-01' }]);
  });

  test('that has to be agreed has no date', () => {
    const { facts, telling } = testPlay(
      renewalTerm,
      `${until2026}\n\nThe Customer may, at its option, extend this Agreement for an additional term of two years.`,
      { others: [expirationDate] },
    );
    expect(facts && renewalTerm.dates?.(facts, telling)).toEqual([]);
  });
});

describe('notice to stop the renewal', () => {
  describeRecognition(noticeToTerminateRenewal, {
    said: [
      ['en', renews('one-year')],
      [
        'en',
        'Unless either party gives notice of its intention not to renew at least 30 days before expiry, this Agreement is renewed.',
      ],
      [
        'es',
        'El contrato se prorrogará por años, salvo que una de las partes notifique lo contrario con dos meses de antelación.',
      ],
      [
        'fr',
        'Le contrat est reconduit tacitement, sauf dénonciation par l’une des parties avec un préavis de trois mois.',
      ],
      [
        'de',
        'Der Vertrag verlängert sich um ein Jahr, wenn er nicht mit einer Frist von drei Monaten zum Ende der Laufzeit gekündigt wird.',
      ],
      [
        'ar',
        'يتجدد العقد تلقائياً لمدة سنة ما لم يخطر أحد الطرفين الطرف الآخر بعدم رغبته في التجديد قبل ثلاثين يوماً من انتهاء المدة.',
      ],
    ],
    lookalikes: [
      ['en', 'This Agreement shall automatically renew for one year.'],
      ['es', 'El contrato se prorrogará por un año.'],
      ['fr', 'Le contrat est reconduit pour un an.'],
      ['de', 'Der Vertrag verlängert sich um ein Jahr.'],
      ['ar', 'يتجدد العقد تلقائياً لمدة سنة.'],
    ],
  });

  const said = [
    [
      'es',
      'El contrato se prorrogará por años, salvo que una de las partes notifique lo contrario con dos meses de antelación.',
      2,
      'month',
    ],
    [
      'fr',
      'Le contrat est reconduit pour un an, sauf dénonciation par l’une des parties trois mois avant l’échéance.',
      3,
      'month',
    ],
    [
      'de',
      'Der Vertrag verlängert sich um ein Jahr, wenn er nicht spätestens sechs Wochen vor Ablauf gekündigt wird.',
      6,
      'week',
    ],
    [
      'ar',
      'يتجدد العقد لمدة سنة ما لم يخطر أحد الطرفين الآخر برغبته في عدم التجديد قبل ثلاثين يوماً من انتهاء المدة.',
      30,
      'day',
    ],
  ] as const;
  for (const [language, text, amount, unit] of said) {
    test(`is read in ${language}: ${amount} ${unit}`, () => {
      expect(testPlay(noticeToTerminateRenewal, text, { language }).facts?.notice).toMatchObject({ amount, unit });
    });
  }

  test('has a last day, counted back from the end of the term', () => {
    const { facts, telling, explained } = testPlay(
      noticeToTerminateRenewal,
      `${until2026}\n\n${renews('one (1) year', 'ninety (90) days')}`,
      { others: [expirationDate, renewalTerm], today: '2026-06-01' },
    );
    expect(facts && noticeToTerminateRenewal.dates?.(facts, telling)).toMatchObject([
      {
        kind: 'notice-deadline',
        date: '2026-10-02',
        computedFrom: 'Counted back from the end of the term (31 December 2026) by the notice period (90 days)',
      },
    ]);
    expect(explained).toContain('2 October 2026');
  });

  test('is counted from the start and the term where no end is written', () => {
    const { facts, telling } = testPlay(
      noticeToTerminateRenewal,
      `This Agreement is effective as of March 1, 2026 (the "Effective Date").\n\nThe initial term of this Agreement shall be one (1) year from the Effective Date.\n\n${renews('one (1) year', '30 days')}`,
      { others: [effectiveDate, expirationDate, renewalTerm], today: '2026-06-01' },
    );
    expect(facts && noticeToTerminateRenewal.dates?.(facts, telling)).toMatchObject([{ date: '2027-01-29' }]);
  });

  test('whose last day is past is counted on to the next renewal', () => {
    const { facts, telling } = testPlay(
      noticeToTerminateRenewal,
      `${until2026}\n\n${renews('one (1) year', 'ninety (90) days')}`,
      { others: [expirationDate, renewalTerm], today: '2026-11-15' },
    );
    expect(facts && noticeToTerminateRenewal.dates?.(facts, telling)).toMatchObject([{ date: '2027-10-02' }]);
  });

  test('without a known end has no date', () => {
    const { facts, telling } = testPlay(noticeToTerminateRenewal, renews('one-year'));
    expect(facts && noticeToTerminateRenewal.dates?.(facts, telling)).toEqual([]);
  });

  test('four months ahead is a risk, three months ahead is not', () => {
    const levels = (notice: string) =>
      testPlay(noticeToTerminateRenewal, renews('one-year', notice)).risks.map(({ level }) => level);
    expect(levels('four (4) months')).toEqual(['medium']);
    expect(levels('three (3) months')).toEqual([]);
  });
});

test.each([
  [
    'en',
    'This agreement renews automatically for further terms of six months.',
    'This agreement renews automatically for further terms of six months unless a party writes 60 days before the end.',
  ],
  [
    'es',
    'El contrato se renovará automáticamente por otros seis meses.',
    'Si nadie avisa a la otra parte con 45 días de antelación al vencimiento, el contrato se renovará automáticamente por otros seis meses.',
  ],
  [
    'fr',
    'Le contrat est renouvelé par tacite reconduction pour six mois.',
    'Le contrat est renouvelé par tacite reconduction pour six mois, sauf lettre envoyée au moins 45 jours avant le terme.',
  ],
  [
    'de',
    'Der Vertrag verlängert sich automatisch um sechs Monate.',
    'Der Vertrag verlängert sich automatisch um sechs Monate, wenn niemand mit einer Frist von 45 Tagen zum Ende widerspricht.',
  ],
  [
    'ar',
    'يتجدد هذا العقد تلقائيا لمدة ستة أشهر.',
    'يتجدد هذا العقد تلقائيا لمدة ستة أشهر ما لم يخطر أحد الطرفين الآخر قبل 45 يوما من انتهائه.',
  ],
] as const)('a renewal that names how long before its end to say so has a way out, in %s', (language, none, named) => {
  const levels = (text: string) => testPlay(renewalTerm, text, { language }).risks.map(({ level }) => level);
  expect(levels(none)).toEqual(['medium']);
  expect(levels(named)).toEqual(['low']);
});
