import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { findMoney } from './find-money';
import { foundMoney, openings } from './testing/found-money';

describe('a sum to be paid', () => {
  test.each([
    [
      'en',
      'The Tenant shall pay the Landlord a rent of £950 a month.',
      ['950 | GBP | month | Tenant > Landlord | rent'],
    ],
    [
      'en',
      'The Tenant shall pay the Landlord a rent of £9,600 a year in equal monthly instalments.',
      ['9600 | GBP | year | Tenant > Landlord | rent'],
    ],
    [
      'en',
      'Deposit: £1,200, paid before the keys are handed over.',
      ['1200 | GBP | unstated | Tenant > Landlord | deposit'],
    ],
    [
      'en',
      'For each day without hot water the Landlord refunds the Tenant £12.',
      ['12 | GBP | day | Landlord > Tenant | refund'],
    ],
    [
      'es',
      'El Arrendatario pagará una renta de mil doscientos euros al mes.',
      ['1200 | EUR | month | Arrendatario > Arrendador | rent'],
    ],
    ['es', 'Fianza: 900,00 €', ['900 | EUR | unstated | Arrendatario > Arrendador | deposit']],
    // Who acts in the words before, who is paid on another's behalf, who pays in apposition.
    [
      'en',
      "If the Landlord ends it early, it pays £1,500 for the Tenant's trouble.",
      ['1500 | GBP | unstated | Landlord > Tenant | in-case'],
    ],
    [
      'en',
      "The rent of £800 is paid to the Tenant's solicitors, who hold it.",
      ['800 | GBP | unstated | Tenant > Landlord | rent'],
    ],
    [
      'es',
      'El Arrendador no cerrará el portal. Si lo hace, pagará 5.000 euros.',
      ['5000 | EUR | unstated | Arrendador > Arrendatario | in-case'],
    ],
    ['fr', 'Les honoraires, 90 €, sont payés par le Bailleur.', ['90 | EUR | unstated | Bailleur > Locataire | fee']],
    [
      'fr',
      'Si le Bailleur manque à cette obligation, il verse 300 € par jour.',
      ['300 | EUR | day | Bailleur > Locataire | in-case'],
    ],
    ['fr', 'Le loyer est de mille deux cents euros par mois.', ['1200 | EUR | month | Locataire > Bailleur | rent']],
    ['fr', 'Chaque passage vous est facturé 35 €.', ['35 | EUR | event | Locataire > Bailleur | payment']],
    [
      'fr',
      'Une somme de 80 € est retenue sur le dépôt du Locataire.',
      ['80 | EUR | unstated | Locataire > Bailleur | payment'],
    ],
    [
      'fr',
      'Le Locataire peut partir plus tôt moyennant une lettre et le versement de 600 €.',
      ['600 | EUR | unstated | Locataire > Bailleur | payment'],
    ],
    ['fr', 'Chaque jour sans eau vaut au Locataire 9 € de crédit.', ['9 | EUR | day | Bailleur > Locataire | payment']],
    ['fr', 'Le Bailleur cède les meubles au prix de 450 €.', ['450 | EUR | unstated | Locataire > Bailleur | price']],
    [
      'fr',
      'La moitié de la taxe, soit 60 € par an, est à la charge du Bailleur.',
      ['60 | EUR | year | Bailleur > Locataire | payment'],
    ],
    [
      'fr',
      'Le Bailleur verse au Locataire une indemnité de 20 € par jour.',
      ['20 | EUR | day | Bailleur > Locataire | compensation'],
    ],
    [
      'de',
      'Die Kaltmiete beträgt siebenhundertfünfzig Euro im Monat.',
      ['750 | EUR | month | Mieter > Vermieterin | rent'],
    ],
    [
      'de',
      'Für jeden Tag Verspätung zahlt die Vermieterin dem Mieter eine Entschädigung von 40 Euro.',
      ['40 | EUR | day | Vermieterin > Mieter | compensation'],
    ],
    [
      'ar',
      'يدفع المستأجر للمؤجر أجرة قدرها ألف وخمسمائة ريال شهرياً.',
      ['1500 | SAR | month | المستأجر > المؤجر | rent'],
    ],
    ['ar', 'مبلغ التأمين: ٣٬٠٠٠ ريال', ['3000 | SAR | unstated | المستأجر > المؤجر | deposit']],
  ] as const)('is told with who pays it to whom for what (%s: %s)', (language, words, expected) => {
    expect(foundMoney(language, words)).toEqual(expected);
  });
});

test.each([
  [
    'en',
    'On the day the keys are handed over the Landlord pays the Tenant:\n- £450 for the boiler',
    'Landlord > Tenant',
  ],
  ['ar', 'دفع المؤجر للمستأجر عند التوقيع:\n- مبلغ 900 ريال لا يُخصم من الأجرة', 'المؤجر > المستأجر'],
] as const)('a sum of a list is paid by whom its introduction names (%s)', (language, words, who) => {
  expect(foundMoney(language, words).join()).toContain(who);
});

test.each([
  ['يسلم المستأجر للمؤجر 300 ريال وديعة.', '300 | SAR | unstated | المستأجر > المؤجر | deposit'],
  ['مبلغ 900 ريال لا يُخصم من الأجرة.', '900 | SAR | unstated | المستأجر > المؤجر | payment'],
])('in Arabic: %s', (words, expected) => {
  expect(foundMoney('ar', words)).toEqual([expected]);
});

describe('a sum between "we" and "you"', () => {
  const letters: Record<Locale, string> = {
    en: '"We" are Hartwell Gym Ltd. "You" are Jo Field.\n\nYou pay us £31 a month for your membership. We give you £5 back for each day the gym is shut.',
    es: '"Nosotros": Gimnasio Ola, S.L. "Tú": Ana Ruiz Gil.\n\nNos pagas una cuota de 31 euros al mes. Te devolvemos 5 euros por cada día de cierre.',
    fr: '« Nous » : Salle Ola SARL. « Vous » : Anne Petit.\n\nVous nous payez une cotisation de 31 € par mois. Nous vous rendons 5 € par jour de fermeture.',
    de: 'Wir: Sportstudio Hart GmbH. Sie: Frau Anna Schmidt.\n\nSie zahlen uns einen Mitgliedsbeitrag von 31 Euro im Monat. Wir zahlen Ihnen für jeden Tag der Schließung 5 Euro zurück.',
    ar: 'نحن: شركة النادي الذهبي. أنتِ: سلمى أحمد حداد. في الرياض.\n\nتدفعين لنا اشتراكاً قدره 31 ريالاً شهرياً. ونرد لك 5 ريالات عن كل يوم إغلاق.',
  };
  test.each(Object.entries(letters) as [Locale, string][])(
    'is paid by who the sentence says (%s)',
    (language, text) => {
      const contract = readContractText({ text, blocks: [], language });
      const paid = findMoney(contract).map(({ amount, payer, payee }) => [amount, payer !== payee && payer]);
      const [first, second] = findMoney(contract);
      expect(paid.map(([amount]) => amount)).toEqual([31, 5]);
      expect([first?.payer, first?.payee]).toEqual([second?.payee, second?.payer]);
      expect(first?.payer).toMatch(/Jo|Ana|Anne|Anna|سلمى/);
    },
  );
});

test.each([
  [
    'fr',
    'Contrat entre Anne Corvin, ci-après la Prestataire, et Lune SA, ci-après la Lune.',
    'La rémunération est de 900 € par concert.',
    'Lune',
  ],
  [
    'en',
    'Agreement between Lune Ltd (the "Lune") and Ann Corvin (the "Studio").',
    'The fee is £900 per concert.',
    'Lune',
  ],
] as const)(
  'A price is paid to whoever serves, whatever the other is called (%s)',
  (language, opening, words, payer) => {
    const contract = readContractText({ text: `${opening}\n\n${words}`, blocks: [], language });
    expect(findMoney(contract).map(({ amount, payer }) => [amount, payer])).toEqual([[900, payer]]);
  },
);

test('Whoever is spoken to is told by the role that stands beside it', () => {
  const text =
    'This agreement is between you (the "Member") and Iron Gym Ltd ("Iron").\n\nYou pay a fee of £30 a month. You may leave at any time. You keep your key.';
  const contract = readContractText({ text, blocks: [], language: 'en' });
  expect(findMoney(contract).map(({ amount, payer, payee }) => [amount, payer, payee])).toEqual([
    [30, 'Member', 'Iron'],
  ]);
});

test('Roles that the text only speaks of are told where no party is named', () => {
  const text =
    'The Tenant keeps the room clean. The Landlord repairs the roof. The Tenant may have guests. The Landlord knocks first. The Landlord keeps a key. The rent is £400 a month and is paid by the Tenant.';
  const contract = readContractText({ text, blocks: [], language: 'en' });
  expect(findMoney(contract).map(({ amount, payer, payee }) => [amount, payer, payee])).toEqual([
    [400, 'Tenant', 'Landlord'],
  ]);
});

test.each([
  ['en', 'The Tenant pays £400 rent and £50 for heating each month, in total £450 each month.', [400, 50]],
  [
    'de',
    'Der Mieter zahlt monatlich 400 Euro Miete und monatlich 50 Euro Heizung. Zusammen monatlich 450 Euro Miete.',
    [400, 50],
  ],
] as const)('what only adds up other sums is not told again (%s)', (language, words, amounts) => {
  const text = `${openings[language]}\n\n${words}`;
  expect(findMoney(readContractText({ text, blocks: [], language })).map(({ amount }) => amount)).toEqual(amounts);
});

test.each([
  [
    'es',
    'Contrato entre Ventalia, S.A. (en adelante, "la Plataforma") y doña Rosa Pineda Lugo (en adelante, "la Vendedora").',
    'Cuota del plan: 349 € al mes',
    ['349 | EUR | month | Vendedora > Plataforma | Cuota del plan'],
  ],
  [
    'es',
    'Contrato entre doña Rosa Pineda Lugo («la Propietaria») y Obras Sil, S.L. («la Contratista»).',
    'Pagará en estos plazos:\n\na) 9.720,00 € al montar el andamio;',
    ['9720 | EUR | unstated | Propietaria > Contratista | instalment'],
  ],
  [
    'es',
    'Contrato entre doña Rosa Pineda Lugo («la Propietaria») y Obras Sil, S.L. («la Contratista»).',
    'Por cada día natural de demora se descontarán 90 euros.',
    ['90 | EUR | day | Contratista > Propietaria | discount'],
  ],
  [
    'en',
    'This Agreement is made between Acme Ltd (the "Employer") and Jo Field (the "Student").',
    'The salary is £900 a month.',
    ['900 | GBP | month | Employer > Student | salary'],
  ],
] as const)('who pays follows from what both are called (%s: %s %s)', (language, opening, words, expected) => {
  expect(foundMoney(language, words, opening)).toEqual(expected);
});

describe('a German sum is paid by who the grammar of its sentence says', () => {
  const client = 'Vertrag zwischen der Acme GmbH (nachfolgend „Anbieterin“) und Jan Schmidt (nachfolgend „Kunde“).';
  const staff =
    'Vertrag zwischen der Acme AG (nachfolgend „Arbeitgeberin“) und Anna Roth (nachfolgend „Arbeitnehmerin“).';
  const gym = 'Wir: Sportstudio Hart GmbH. Sie: Frau Anna Schmidt.';
  test.each([
    [client, 'Eine Pauschale von 190,00 € je Kalendertag fällt dem Kunden zur Last.', ['190 Kunde']],
    [client, 'Kommt sie zu spät, schreibt sie dem Kunden 20 Euro gut.', ['20 Anbieterin']],
    [client, 'Für jeden Tag Verspätung werden 50 Euro vom Rechnungsbetrag abgezogen.', ['50 Anbieterin']],
    [client, 'Geht der Kunde früher, darf die Anbieterin 250 Euro einbehalten.', ['250 Kunde']],
    [client, 'Dazu kommt einmalig das Paket für 129,- EUR.', ['129 Kunde']],
    [client, 'Die Anbieterin beteiligt sich an der Anreise mit 30 Euro.', ['30 Anbieterin']],
    [
      staff,
      "Die Arbeitnehmerin darf zwei Jahre lang keine Kunden betreuen. Für jeden Fall schuldet sie CHF 40'000.00.",
      ['40000 Arbeitnehmerin'],
    ],
    [staff, 'Der Arbeitnehmerin werden je Kilometer 0,30 Euro abgezogen.', ['0.3 Arbeitnehmerin']],
    [gym, 'Dafür buchen wir 9 Euro von Ihrem Konto ab.', ['9 Sie (Anna Schmidt)']],
    [gym, 'Fällt ein Kurs aus, kriegen Sie 5 Euro von uns zurück.', ['5 Wir (Sportstudio Hart GmbH.)']],
  ])('%s %s', (opening, words, expected) => {
    const contract = readContractText({ text: `${opening}\n\n${words}`, blocks: [], language: 'de' });
    expect(findMoney(contract).map(({ amount, payer }) => `${amount} ${payer}`)).toEqual(expected);
  });

  test('and of "she" nothing is told where it may be either', () => {
    const contract = readContractText({
      text: `${staff}\n\nFür jeden Tag schuldet sie 90 Euro.`,
      blocks: [],
      language: 'de',
    });
    expect(findMoney(contract)).toEqual([]);
  });
});

test('a seller who is spoken to pays the fees of a market place', () => {
  const text =
    'Diese Vereinbarung gilt zwischen der Regionalmarkt eG ("wir") und dem Hofladen Holm e.U. ("Sie" oder "der Anbieter").\n\nDer Anbieter zahlt für jede Auszahlung 1,20 Euro.';
  const [paid] = findMoney(readContractText({ text, blocks: [], language: 'de' }));
  expect([paid?.payer, paid?.payee]).toEqual(['Anbieter', 'wir (Regionalmarkt eG)']);
});

describe('what nobody pays', () => {
  test.each([
    ['en', 'The Landlord is insured for £5 million.'],
    ['en', 'No more than £500 is ever spent on the garden.'],
    ['es', 'El Arrendador tiene un seguro de 300.000 euros.'],
    ['fr', 'Acme SAS, au capital de 340 000 euros, est le Bailleur.'],
    ['de', 'Für den Garten werden höchstens 5.000 Euro ausgegeben.'],
    ['ar', 'لا تتجاوز مسؤولية المؤجر 5000 ريال.'],
    ['ar', 'يدفع المستأجر الفرق إذا تجاوزت الفاتورة 700 ريال.'],
    ['es', 'Si las facturas pasan de 220 euros, el Arrendatario paga la diferencia.'],
    ['fr', 'Le précédent bail prévoyait un loyer de 925 euros.'],
  ] as const)('is not told (%s: %s)', (language, words) => {
    expect(foundMoney(language, words)).toEqual([]);
  });

  test.each([
    ['en', 'The previous rent of £900 no longer applies.'],
    ['es', 'Queda sin efecto la anterior renta de 700 euros.'],
    ['fr', "L'ancien loyer était de 700 euros."],
    ['de', 'Die bisherige Miete von 700 Euro gilt nicht mehr.'],
    ['ar', 'كانت الأجرة السابقة 7000 ريال.'],
  ] as const)('nor is a sum that no longer holds (%s: %s)', (language, words) => {
    expect(foundMoney(language, words)).toEqual([]);
  });

  test('nor is a sum of which neither words nor roles tell who pays it', () => {
    const opening = 'This Agreement is made between Acme Ltd (the "Partner") and Beta Ltd (the "Company").';
    expect(foundMoney('en', 'The fee is £500.', opening)).toEqual([]);
  });
});

describe('who pays is told by', () => {
  const job = 'Company: Fenn Crew Ltd\n\nEmployee: Imo Bligh';
  const sale = 'Seller: Imo Bligh, of Quince House\n\nAgent: Vale & Partners LLP';
  const spoken =
    'We hire out vans. You look after the van. We insure it. You bring it back. We clean it. You say when you come.';
  test.each([
    ['wages', 'Pay: £13.40 an hour, every Friday.', job, ['13.4 | GBP | hour | Company > Employee | salary']],
    [
      'what comes off wages',
      'A cost of £40 comes off your next pay.',
      job,
      ['40 | GBP | unstated | Employee > Company | payment'],
    ],
    [
      'who is credited',
      'The Tenant shall be credited with £8 for each day without heating.',
      openings.en,
      ['8 | GBP | day | Landlord > Tenant | payment'],
    ],
    ['what a seller owes her agent', 'Gold package: £690.', sale, ['690 | GBP | unstated | Seller > Agent | price']],
    ['the price of the thing sold, which is none', 'Guide price: £865,000.', sale, []],
    ['"we" and "you" without a name', 'You pay us £40 a day.', spoken, ['40 | GBP | day | You > We | payment']],
    [
      'the first item of a list',
      'The price is £8,400, made up as follows: £1,400, which is received; £3,500 before the spring has come to the garden and the house; and £3,500 in May.',
      'Made between Hall LLP (the "Venue") and Eve Forsyth (the "Couple").',
      [
        '8400 | GBP | unstated | Couple > Venue | price',
        ...[1400, 3500, 3500].map((sum) => `${sum} | GBP | unstated | Couple > Venue | part`),
      ],
    ],
  ] as const)('%s', (_, words, opening, expected) => {
    expect(foundMoney('en', words, opening)).toEqual(expected);
  });

  test('"wir" and "Sie" without a name', () => {
    const opening =
      'Wir vermieten Fahrräder. Sie pflegen das Rad. Wir warten es. Sie bringen es zurück. Wir prüfen es. Sie rufen an.';
    expect(foundMoney('de', 'Sie zahlen uns 12 Euro am Tag.', opening)).toEqual([
      '12 | EUR | day | Sie > Wir | payment',
    ]);
  });
});

test.each([
  [
    'en',
    'Made between Jo Field (the "Landlord"), Amy Obi (the "Tenant") and Ann Lee (the "Guarantor").',
    'The rent is £900 a month.',
    'Tenant > Landlord',
  ],
  [
    'fr',
    "Entre Monsieur Yao Kouamé, dit LE VENDEUR, Monsieur Paul Traoré, dit L'ACHETEUR, et Monsieur Luc Traoré, dit LE GARANT.",
    'Le prix est de 780 000 F CFA.',
    'ACHETEUR > VENDEUR',
  ],
  [
    'de',
    'Vertrag zwischen Acme GmbH - "Vermieterin" -, Jan Schmidt - "Mieter" - und Anna Schmidt - "Bürgin" -.',
    'Die Miete beträgt 748 Euro im Monat.',
    'Mieter > Vermieterin',
  ],
] as const)('who answers for another’s debts stands beside the two (%s)', (language, opening, words, expected) => {
  const contract = readContractText({ text: `${opening}\n\n${words}`, blocks: [], language });
  expect(findMoney(contract).map(({ payer, payee }) => `${payer} > ${payee}`)).toEqual([expected]);
});

test.each([
  ['en', 'The rate is £15.20 per hour, paid by the Landlord.', ['Landlord']],
  ['es', 'La cuota es de 15 euros por hora, pagada por el Arrendador.', ['Arrendador']],
  ['fr', 'Une somme de 15 euros par heure, payée par le Bailleur.', ['Bailleur']],
] as const)('who pays may stand behind a comma (%s: %s)', (language, words, expected) => {
  const contract = readContractText({ text: `${openings[language]}\n\n${words}`, blocks: [], language });
  expect(findMoney(contract).map(({ payer }) => payer)).toEqual(expected);
});

test.each([
  ['en', 'Smoking in the room carries agreed damages of £80.', '80 Tenant'],
  ['es', 'Por cada llave perdida se cobran 80 euros de reposición.', '80 Arrendatario'],
  ['fr', 'Une indemnité de 90 euros est due pour chaque clé perdue.', '90 Locataire'],
  ['de', 'Jede Zuwiderhandlung wird mit 150 Euro abgegolten.', '150 Mieter'],
  ['ar', 'الغرامة عن كل مفتاح ضائع 200 ريال.', '200 المستأجر'],
] as const)('who pays is told by what was learned, where no rule tells (%s: %s)', (language, words, expected) => {
  const contract = readContractText({ text: `${openings[language]}\n\n${words}`, blocks: [], language });
  expect(findMoney(contract).map(({ amount, payer }) => `${amount} ${payer}`)).toEqual([expected]);
});

test('"F" is money where the contract names a country of the CFA franc', () => {
  const sums = (place: string) => foundMoney('fr', `Le Locataire verse 30 000 F par mois. Fait à ${place}.`);
  expect(sums('Abidjan')).toEqual(['30000 | XOF | month | Locataire > Bailleur | payment']);
  expect(sums('Lyon')).toEqual([]);
});
