import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { timelineOf } from './timeline';

const read = (text: string, language: Locale) => {
  const { agreed, start, begins, end, isOpen, days } = timelineOf(readContractText({ text, blocks: [], language }));
  return {
    agreed: agreed?.date ?? null,
    start: (start ?? begins)?.date ?? null,
    end: end?.date ?? null,
    isOpen,
    days: days.map(({ kind, date }) => [kind, date]),
  };
};

describe('a contract runs', () => {
  const runs: [Locale, string, start: string | null, end: string | null][] = [
    [
      'en',
      'This agreement starts on 1 October 2026 and runs for twelve months from that day.',
      '2026-10-01',
      '2027-09-30',
    ],
    ['en', 'Start: 3 May 2027\n\nTerm: 36 months', '2027-05-03', '2030-05-02'],
    ['en', 'The tenancy is for a fixed term of one year commencing on 1 March 2027.', '2027-03-01', '2028-02-29'],
    [
      'en',
      'Hire starts at 9 am on Friday 5 March 2027 and the boat must be back by 6 pm on Sunday 7 March 2027.',
      '2027-03-05',
      '2027-03-07',
    ],
    [
      'en',
      'The agreement takes effect on the second (2nd) day of January 2027 and lasts three years.',
      '2027-01-02',
      '2030-01-01',
    ],
    ['es', '"Fecha Efectiva" significa el dos (2) de enero de dos mil veintisiete.', '2027-01-02', null],
    ['es', 'La estancia parte el día del ingreso, que será el lunes 7 de diciembre de 2026.', '2026-12-07', null],
    [
      'es',
      'Empiezas a entrenar el 1 de octubre de 2026 y el plan acaba el 30 de septiembre de 2027.',
      '2026-10-01',
      '2027-09-30',
    ],
    ['es', 'Recoges el coche el 5 de marzo de 2027 y lo devuelves el 12 de marzo de 2027.', '2027-03-05', '2027-03-12'],
    [
      'fr',
      'Le bail est conclu pour douze mois, prenant cours le 1er octobre 2026 pour finir le 30 septembre 2027.',
      '2026-10-01',
      '2027-09-30',
    ],
    ['fr', 'Prise de poste : 4 janvier 2027. Terme : 30 juin 2027.', '2027-01-04', '2027-06-30'],
    ['fr', 'Entre le 7 et le 18 septembre 2026, le logiciel a été inaccessible durant des heures.', null, null],
    ['de', 'Die Schlüsselübergabe erfolgt am 4. Januar 2027. Die Mietzeit beträgt ein Jahr.', '2027-01-04', null],
    ['de', 'Sie holen das Auto am 5. März 2027 ab und bringen es am 12. März 2027 zurück.', '2027-03-05', '2027-03-12'],
    ['ar', 'مدة هذا العقد سنة واحدة تبدأ من أول نوفمبر 2026 وتنتهي في 31 أكتوبر 2027.', '2026-11-01', '2027-10-31'],
    ['ar', 'تستلم السيارة يوم 5 مارس 2027 وتعيدها يوم 12 مارس 2027.', '2027-03-05', '2027-03-12'],
    ['en', 'Mandate begins: 2026/12/01\n\nMandate ends: 2027/05/31', '2026-12-01', '2027-05-31'],
    ['en', 'Five years, starting on 1 February 2027 and closing on 31 January 2032.', '2027-02-01', '2032-01-31'],
    ['en', 'Nine nights, leaving Hull on 6 May 2027 and returning on 15 May 2027.', '2027-05-06', '2027-05-15'],
    ['en', 'You collect the car from our depot on 11 January 2027. The lease lasts three years.', '2027-01-11', null],
    ['en', 'Hire period: from 4 June 2027 to 11 June 2027', '2027-06-04', '2027-06-11'],
    ['es', 'El contrato empieza el 1 de febrero de 2027 y termina el 31 de enero de 2028.', '2027-02-01', '2028-01-31'],
    ['es', 'Inicio: 15 de marzo de 2027\n\nDuración: dos años', '2027-03-15', '2029-03-14'],
    [
      'es',
      'Las obras comenzarán el 3 de mayo de 2027 y estarán acabadas, a más tardar, el 30 de julio de 2027.',
      '2027-05-03',
      '2027-07-30',
    ],
    ['es', 'Empezamos el 1 de marzo de 2027 por un plazo de un año.', '2027-03-01', '2028-02-29'],
    ['es', 'Te vienes el tres de mayo de 2027.', '2027-05-03', null],
    ['es', 'Entrega de llaves: 15/03/2027\n\nDuración: 3 años (hasta el 14/03/2030)', '2027-03-15', '2030-03-14'],
    ['es', 'Trabajas con nosotros a partir del 1 de marzo de 2027, sin fecha de fin.', '2027-03-01', null],
    ['es', 'Inicio: [ 1 de marzo de 2027 ]\n\nFin: [ 31 de mayo de 2027 ]', '2027-03-01', '2027-05-31'],
    [
      'fr',
      'Le bail prend effet le 1er mars 2027, pour une durée de trois ans à compter de cette date.',
      '2027-03-01',
      '2030-02-28',
    ],
    ['fr', "L'abonnement court du 5 avril 2027 au 4 avril 2028.", '2027-04-05', '2028-04-04'],
    ['fr', 'Les travaux débutent le mardi 6 avril 2027.', '2027-04-06', null],
    [
      'fr',
      "Le contrat commence le 5 avril 2027, pour une première période d'un an qui s'achève le 4 avril 2028. Passé cette date, il se poursuit sans terme.",
      '2027-04-05',
      null,
    ],
    ['de', 'Mietbeginn: 1. Jänner 2027\n\nMietdauer: fünf Jahre', '2027-01-01', '2031-12-31'],
    ['de', 'Der Vertrag läuft vom 1. Juli 2027 bis zum 30. Juni 2029.', '2027-07-01', '2029-06-30'],
    ['ar', 'تبدأ مدة العقد في ١ يناير ٢٠٢٧ وتنتهي في ٣١ ديسمبر ٢٠٢٧.', '2027-01-01', '2027-12-31'],
    ['ar', 'نبدأ التصوير يوم 10 يناير 2027 ونستمر 18 شهراً.', '2027-01-10', null],
    ['ar', '«تاريخ السريان»: 12/7/1448هـ الموافق 22/12/2026م\n\nمدة العقد: سنة واحدة', '2026-12-22', '2027-12-21'],
    ['ar', 'مدة الكراء سنتان، أولها 1/2/2027 وآخرها 31/1/2029.', '2027-02-01', '2029-01-31'],
    ['ar', 'يسدد الثمن على أقساط، أولها 5/1/2027 وآخرها 5/6/2027.', null, null],
    ['ar', 'تاريخ المباشرة: 6/12/2026\n\nمدة العقد: سنتان', '2026-12-06', '2028-12-05'],
    ['ar', 'يبتدئ الكراء من 1 مارس 2027 لمدة سنة واحدة تنتهي في 28 فبراير 2028.', '2027-03-01', '2028-02-28'],
    ['en', 'Moving in: Monday 4 May 2027', '2027-05-04', null],
    ['fr', 'Durée du contrat\n\nDu lundi 3 mai 2027 au vendredi 29 octobre 2027.', '2027-05-03', '2027-10-29'],
    ['de', 'Du ziehst am 3. Mai 2027 ein. Er endet deshalb am 2. November 2027.', '2027-05-03', '2027-11-02'],
    ['de', 'Laufzeit: 01.02.2027 - 31.01.2028', '2027-02-01', '2028-01-31'],
    ['de', 'Vertragsbeginn: 01.02.2027\nVertragsdauer: 24 Monate', '2027-02-01', '2029-01-31'],
    ['de', 'Mietbeginn 01.02.2027, Mietende 31.01.2028.', '2027-02-01', '2028-01-31'],
    ['de', 'Du kannst ab dem 1. April 2027 einziehen und bleibst bis zum 31. Mai 2027.', '2027-04-01', '2027-05-31'],
    ['de', 'Die Nutzung der Box läuft vom 1. März 2027 bis zum 30. September 2027.', '2027-03-01', '2027-09-30'],
    ['de', 'Wir fangen am 1. Juni 2027 an; am 31. Mai 2028 ist dann Schluss.', '2027-06-01', '2028-05-31'],
    ['de', 'Ihr Zugang wird am 4. Mai 2027 freigeschaltet.', '2027-05-04', null],
    [
      'de',
      'Das Mietverhältnis beginnt am 1. Februar 2027. Beide verzichten auf die Dauer von fünf Jahren ab Beginn auf ihr Recht zu kündigen.',
      '2027-02-01',
      null,
    ],
    ['de', 'Erster Kurstag: 3. Mai 2027\n\nLaufzeit: 12 Monate', '2027-05-03', null],
  ];
  for (const [language, text, start, end] of runs)
    test(`in ${language}: “${text}”`, () => expect(read(text, language)).toMatchObject({ start, end }));

  test('not from the first day of an absence', () => {
    const text = 'Nous avons noté votre absence du 15 au 20 février 2027, que nous acceptons pour ce contrat.';
    expect(read(text, 'fr')).toMatchObject({ start: null, end: null });
  });
  test('until somebody ends it, and then has no last day', () => {
    expect(read('Der Vertrag beginnt am 1. Mai 2027 und läuft auf unbestimmte Zeit.', 'de')).toMatchObject({
      start: '2027-05-01',
      end: null,
      isOpen: true,
    });
  });
});

describe('not taken for days of the contract are', () => {
  const others: [Locale, string][] = [
    ['en', 'Our contract with the cleaning firm ends on 31 March 2028.'],
    ['en', 'The Club holds the hall on a lease from Brook Estates which ends on 24 June 2031.'],
    ['es', 'Nuestro contrato con la empresa de limpieza termina el 31 de marzo de 2028.'],
    ['fr', 'Le bail de la salle, conclu entre lui et la commune, prend fin le 31 mars 2028.'],
    ['de', 'Der Mietvertrag mit der Molkerei endet am 31. März 2028.'],
    ['ar', 'صفقة الفنانة مع «دار النسيم» وقّعتها قبلنا وتنتهي في 30 أبريل 2027.'],
    ['ar', 'عقدنا مع شركة التنظيف ينتهي في 31 مارس 2028.'],
  ];
  for (const [language, text] of others)
    test(`those of others in ${language}: “${text}”`, () =>
      expect(read(text, language)).toMatchObject({ start: null, end: null, days: [] }));
});

test('What was not done by a day does not make it the day of the contract', () => {
  expect(read("Si vous ne l'avez pas fait le 14 décembre 2026, l'abonnement est payant.", 'fr').agreed).toBeNull();
});

describe('what has to be done by a day', () => {
  const dated: Record<Locale, string> = {
    en: 'Signed on 20 November 2026\n\nThis agreement starts on 1 January 2027 and ends on 31 December 2028.',
    es: 'Fecha de firma: 20 de noviembre de 2026\n\nEl contrato empieza el 1 de enero de 2027 y termina el 31 de diciembre de 2028.',
    fr: 'Fait à Lyon, le 20 novembre 2026\n\nLe contrat commence le 1er janvier 2027 et prend fin le 31 décembre 2028.',
    de: 'Datum: 20. November 2026\n\nDer Vertrag beginnt am 1. Januar 2027 und endet am 31. Dezember 2028.',
    ar: 'تاريخ العقد: 20 نوفمبر 2026\n\nتبدأ مدة العقد في 1 يناير 2027 وتنتهي في 31 ديسمبر 2028.',
  };
  const acts: [Locale, string, kind: string, date: string][] = [
    [
      'en',
      'It renews for a year unless either of us gives notice 90 days before the end of the term.',
      'notice-deadline',
      '2028-10-02',
    ],
    ['en', 'You may cancel within 14 days of signing.', 'cancellation', '2026-12-04'],
    ['en', 'The first three months are a trial period.', 'probation', '2027-03-31'],
    ['en', 'Pay the deposit before the eighth of December.', 'payment', '2026-12-07'],
    ['es', 'Puede desistir en los catorce días naturales siguientes a la firma.', 'cancellation', '2026-12-04'],
    ['es', 'Se renueva salvo preaviso tres meses antes de su vencimiento.', 'notice-deadline', '2028-09-30'],
    [
      'es',
      'Al acabar vuelve a empezar otro año, salvo aviso con treinta días de antelación.',
      'notice-deadline',
      '2028-12-01',
    ],
    ['es', 'El anticipo se paga hasta el 15 de diciembre de 2026.', 'payment', '2026-12-15'],
    [
      'fr',
      'Vous pouvez vous rétracter dans les quatorze jours à compter de la signature.',
      'cancellation',
      '2026-12-04',
    ],
    ['fr', "Il se renouvelle sauf congé donné trois mois avant l'échéance.", 'notice-deadline', '2028-09-30'],
    [
      'fr',
      "Le Bailleur donne congé pour l'échéance moyennant un préavis de trois mois.",
      'notice-deadline',
      '2028-09-30',
    ],
    ['fr', "Le Bailleur donne congé pour le terme, trois mois à l'avance.", 'notice-deadline', '2028-09-30'],
    ['fr', "Il est reconduit, sauf lettre reçue trois mois à l'avance.", 'notice-deadline', '2028-09-30'],
    ['fr', "Les deux premiers mois comptent comme période d'essai.", 'probation', '2027-02-28'],
    [
      'de',
      'Er verlängert sich um ein Jahr, wenn er nicht drei Monate vor Ablauf gekündigt wird.',
      'notice-deadline',
      '2028-09-30',
    ],
    ['de', 'Sie können binnen vierzehn Tagen ab Vertragsschluss widerrufen.', 'cancellation', '2026-12-04'],
    ['de', 'Die ersten sechs Monate gelten als Probezeit.', 'probation', '2027-06-30'],
    ['ar', 'يتجدد العقد ما لم يخطر أحد الطرفين الآخر قبل نهاية المدة بتسعين يوماً.', 'notice-deadline', '2028-10-02'],
    ['ar', 'يُجدد العقد ما لم يُنذر أحد الطرفين الآخر قبل نهاية المدة بشهرين.', 'notice-deadline', '2028-10-31'],
    [
      'ar',
      'يمتد العقد سنة أخرى ما لم يرسل أحد الطرفين إنذاراً قبل ثلاثة أشهر من هذا التاريخ.',
      'notice-deadline',
      '2028-09-30',
    ],
    ['ar', 'يودع طلب التجديد بين 1 و15 مارس 2028.', 'other', '2028-03-15'],
    ['ar', 'للمشتري التراجع خلال عشرة أيام من تاريخ التوقيع.', 'cancellation', '2026-11-30'],
    ['ar', 'الأشهر الستة الأولى فترة تجربة.', 'probation', '2027-06-30'],
  ];
  for (const [language, text, kind, date] of acts)
    test(`is counted in ${language}: “${text}”`, () =>
      expect(read(`${dated[language]}\n\n${text}`, language).days).toContainEqual([kind, date]));

  test('is no deadline where the day is one before which nothing happens', () => {
    const { days } = read(`${dated.en}\n\nThe fee shall not be raised before 1 December 2027.`, 'en');
    expect(days).toEqual([['review', '2027-12-01']]);
  });
});

describe('dates of three numbers', () => {
  test('are read in the order that another date of the contract shows', () => {
    expect(read('Date: 05/04/2027\n\nStart: 27/04/2027', 'en').agreed).toBe('2027-04-05');
    expect(read('Date: 05/04/2027\n\nStart: 05/27/2027', 'en').agreed).toBe('2027-05-04');
    expect(read('Date: 05/04/2027', 'en').agreed).toBeNull();
  });
});

describe('a day of a German contract is counted', () => {
  test.each([
    ['Die ersten drei Monate dienen dem gegenseitigen Kennenlernen.', '2027-04-30'],
    [
      'Schreibt keine Seite der anderen bis drei Monate vor diesem Tag, so setzt sich der Vertrag um je ein weiteres Jahr fort.',
      '2028-10-31',
    ],
    ['Wer sich nicht acht Wochen vorher meldet, dem hängen wir ein weiteres Jahr dran.', '2028-12-06'],
    ['Sie können diesen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen.', '2026-12-08'],
    ['Ihnen steht ein Widerrufsrecht von 14 Tagen zu.', '2026-12-08'],
    ['Die Arbeiten sind voraussichtlich zehn Wochen nach Beginn fertiggestellt.', '2027-04-12'],
    ['Die Kaution zahlen wir drei Wochen nach deinem Auszug zurück.', '2029-02-21'],
  ])('%s', (words, date) => {
    const text = `Der Vertrag beginnt am 1. Februar 2027 und endet am 31. Januar 2029. ${words}\n\nGraz, am 24. November 2026`;
    expect(read(text, 'de').days.map(([, day]) => day)).toContain(date);
  });

  test('but no right to withdraw that runs from a delivery', () => {
    const text = 'Sie können binnen 14 Tagen nach Lieferung widerrufen.\n\nGraz, am 24. November 2026';
    expect(read(text, 'de').days).toEqual([]);
  });
});

test.each([
  [
    'en',
    'The contract runs from 1 January 2027 to 31 December 2027. It goes on unless the Tenant writes not less than three months before the 31st December to say so.',
  ],
  [
    'fr',
    'Le contrat court du 1er janvier 2027 au 31 décembre 2027. Il se poursuit sauf si le Locataire écrit au moins trois mois avant le 31 décembre.',
  ],
] as const)('a day is counted back from the end where the end is written (%s)', (language, text) => {
  expect(read(text, language).days).toContainEqual(['notice-deadline', '2027-09-30']);
});

test('whoever must say before the end that they go gives notice', () => {
  const text =
    'The term is twelve months from 17 March 2026. She says so not less than two months before the Expiry Date.';
  expect(read(text, 'en').days).toContainEqual(['notice-deadline', '2027-01-16']);
});

describe('the day with which notice ends the contract is not the last one to give it', () => {
  test.each([
    ['es', 'Cualquiera puede dar un preaviso de seis meses con efectos del 31 de diciembre de 2030.', '2030-06-30'],
    ['fr', 'Chacun peut résilier avec un préavis de six mois pour le 31 décembre 2030.', '2030-06-30'],
    ['de', 'Jeder kann erstmals zum 31. Dezember 2030 kündigen, mit einer Frist von sechs Monaten.', '2030-06-30'],
  ] as const)('(%s)', (language, text, date) => {
    const { days } = read(text, language);
    expect(days).not.toContainEqual(['notice-deadline', '2030-12-31']);
    expect(days).toContainEqual(['notice-deadline', date]);
  });

  test('and a time in which nobody may give it has no last day', () => {
    const { days } = read(
      'Mietbeginn: 1. Oktober 2026\n\nBeide Seiten verzichten für die Dauer von fünf Jahren ab Vertragsbeginn auf ihr Recht zu kündigen. Eine Kündigung ist erstmals zum 30. September 2031 möglich, mit einer Frist von drei Monaten.',
      'de',
    );
    expect(days.filter(([kind]) => kind === 'notice-deadline')).toEqual([['notice-deadline', '2031-06-30']]);
  });
});

test('where a register got the document is no day of it', () => {
  const footer = 'Source: ACME MARINE CORP, 10-Q, 11/1/2016';
  const text = `${footer}\n\nThis agreement starts on 1 March 2015.\n\nThe Supplier shall deliver the goods.\n\n${footer}`;
  expect(read(text, 'en')).toMatchObject({ agreed: null, start: '2015-03-01', end: null, days: [] });
});

describe('a day on or before which something is due is itself the last one', () => {
  test.each([
    ['en', 'The balance is due on or before 8 May 2027.'],
    ['es', 'El saldo se paga el día o antes del 8 de mayo de 2027.'],
    ['fr', 'Le solde est à payer le jour même ou avant le 8 mai 2027.'],
    ['de', 'Der Saldo ist am oder vor dem 8. Mai 2027 zu zahlen.'],
    ['ar', 'يدفع الرصيد في يوم أو قبل 8 مايو 2027.'],
  ] as const)('(%s)', (language, text) => {
    expect(read(text, language).days).toContainEqual(['payment', '2027-05-08']);
  });
});

test.each([
  ['en', 'Start: w/c 11 January 2027'],
  ['de', 'Voraussichtliche Bereitstellung: 11.01.2027'],
  ['de', 'Das Kind wird ab dem 11. Januar 2027 in der Gruppe aufgenommen.'],
] as const)('the contract begins when what it is for does (%s)', (language, text) => {
  expect(read(text, language).start).toBe('2027-01-11');
});

test.each([
  ['en', "The Seller's insurance on the car remains valid until 31 December 2026."],
  ['es', 'El seguro del vendedor sigue vigente hasta el 31 de diciembre de 2026.'],
  ['fr', "L'assurance du vendeur reste valable jusqu'au 31 décembre 2026."],
  ['de', 'Die Kfz-Versicherung des Verkäufers läuft noch bis zum 31. Dezember 2026.'],
  ['ar', 'ويبقى التأمين باسم البائع سارياً حتى 31/12/2026.'],
] as const)('how long an insurance runs is not how long the contract does (%s)', (language, text) => {
  expect(read(text, language).end).toBeNull();
});

test('a right to withdraw may run from the handover', () => {
  const text = 'Beginn: 4. Dezember 2026\n\nWiderrufen kannst du 14 Tage ab Übergabe.';
  expect(read(text, 'de').days).toContainEqual(['cancellation', '2026-12-18']);
});
