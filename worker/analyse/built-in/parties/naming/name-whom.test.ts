import { describe, expect, test } from 'vitest';
import { namedParties } from '#worker/analyse/built-in/testing/named-parties.ts';

describe('whoever acts for a party is not the party', () => {
  test.each([
    [
      'en',
      'BETWEEN Halden Mills Ltd, represented by its director Mr Owen Pike, hereinafter the "Company", and Jo Field (the "Worker").',
      [
        ['Halden Mills Ltd', 'Company'],
        ['Jo Field', 'Worker'],
      ],
    ],
    [
      'es',
      'Por una parte, Telares del Valle, S.A., representada por la Lic. Rosa Pineda Lugo, a quien se le denominará "LA EMPRESA", y por la otra, don Luis Mora Peña, a quien se le denominará "EL TRABAJADOR".',
      [
        ['Telares del Valle, S.A.', 'EMPRESA'],
        ['Luis Mora Peña', 'TRABAJADOR'],
      ],
    ],
    [
      'fr',
      'Entre\nla halte-garderie « Les Mésanges ASBL », représentée par sa directrice, Madame Lise Royer, ci-après « la crèche »,\net\nMonsieur Paul Daval, ci-après « le parent ».',
      [
        ['Mésanges ASBL', 'crèche'],
        ['Paul Daval', 'parent'],
      ],
    ],
    [
      'de',
      'Zwischen der Turnerschaft Holm GmbH, vertreten durch den Geschäftsführer Karl Lind und die Prokuristin Eva Lohr - im Folgenden "Verein" - und Frau Anna Roth, wohnh. Talweg 3 - im Folgenden "Mitglied" -',
      [
        ['Turnerschaft Holm GmbH', 'Verein'],
        ['Anna Roth', 'Mitglied'],
      ],
    ],
    [
      'ar',
      'بين شركة الأفق للنقل، ويمثلها السيد سامي فؤاد البدري (الشركة)، والسيد خالد ناصر الهاجري (العميل).',
      [
        ['شركة الأفق للنقل', 'الشركة'],
        ['خالد ناصر الهاجري', 'العميل'],
      ],
    ],
  ] as const)('%s', (language, text, expected) => {
    expect(namedParties(language, text)).toEqual(expected);
  });

  test.each([
    ['en', 'Tenant: Jo Field\nLandlord: Acme Ltd\n\nFor the Landlord: O. P.'],
    ['es', 'Inquilina: Ana Ruiz Gil\nArrendadora: Acme S.L.\n\nPor la Arrendadora: O. P.'],
    ['fr', 'Locataire : Ana Ruiz\nBailleur : Acme SAS\n\nPour le bailleur : O. P.'],
    ['de', 'Mieterin: Anna Roth\nVermieterin: Acme GmbH\n\nFür die Vermieterin: O. P.'],
  ] as const)('nor are the initials with which somebody signs for it (%s)', (language, text) => {
    expect(namedParties(language, text)).toHaveLength(2);
  });

  test('but the parent who acts for a child signs as the party', () => {
    const text =
      'Lehrerin: Ida Kern\nSchüler: Tim, geb. 1.2.2017, vertreten durch seine Mutter Rosa Blum, Aarau (hier «die Familie»)';
    expect(namedParties('de', text)).toEqual([
      ['Ida Kern', 'Lehrerin'],
      ['Rosa Blum', 'Familie'],
    ]);
  });
});

describe('the name under which business is done belongs to the party', () => {
  test.each([
    ['en', 'Yard: Mrs Ann Lee t/a Mill Farm Livery ("the Yard")\nOwner: Jo Field', 'Ann Lee t/a Mill Farm Livery'],
    [
      'en',
      '"the Firm" is Tom Ash trading as T. Ash & Son and "the Customer" is Jo Field.',
      'Tom Ash trading as T. Ash & Son',
    ],
    ['fr', 'Le Club : SARL Rame et Voile Horizon\nAdhérente : Mme Lise Royer', 'SARL Rame et Voile Horizon'],
    ['de', 'Anbieter: glimm Telekom GmbH, Uferweg 6\nKundin: Anna Roth', 'glimm Telekom GmbH'],
    [
      'de',
      'Verein „Frohe Wiese“ e. V.\n\nZwischen dem oben genannten Verein - im Folgenden "Verein" - und Frau Anna Roth - im Folgenden "Unterpächterin" -',
      'Verein „Frohe Wiese“ e. V.',
    ],
  ] as const)('%s: %s', (language, text, name) => {
    expect(namedParties(language, text).map(([one]) => one)).toContain(name);
  });

  test('and a department before a company is not the party', () => {
    const text =
      'Issued by: Customer Services, Acme Stores Limited, 4 Mill Street ("the Company", "we")\nWorker: Jo Field\nStore: Market Gate';
    expect(namedParties('en', text)).toEqual([
      ['Acme Stores Limited', 'Company'],
      ['Jo Field', 'Worker'],
    ]);
  });
});

describe('all that somebody is called stands on a line with their name', () => {
  test.each([
    ['en', 'We / us / the studio = Rowan Ltd, 4 Low Road\nYou / the mover = Jo Field', ['Rowan Ltd', 'Jo Field']],
    [
      'es',
      'Nosotros / el estudio = Casa Clara S.L., Soria\nTú / la alumna = Ana Ruiz Gil',
      ['Casa Clara S.L.', 'Ana Ruiz Gil'],
    ],
    ['fr', 'Nous / le studio = Rame SAS, Lyon\nVous / la cliente = Lise Royer', ['Rame SAS', 'Lise Royer']],
    ['de', 'Wir / das Studio = Kraftort AG, Basel\nDu / das Mitglied = Anna Roth', ['Kraftort AG', 'Anna Roth']],
    ['ar', 'نحن / النادي = شركة الأفق، عمان\nأنت / العضو = سعاد عيسى المومني', ['شركة الأفق', 'سعاد عيسى المومني']],
  ] as const)('%s', (language, text, names) => {
    expect(namedParties(language, text).map(([name]) => name)).toEqual(names);
  });
});

describe('whoever answers for a party is one, wherever they join', () => {
  const gap = '\n\nThe keys stay here.'.repeat(250);
  test.each([
    [
      'en',
      `Lender: Jo Field\nBorrower: Tom Ash${gap}\n\nI, Ann Lee, of 4 Mill Street ("the Guarantor"), answer for it.${gap}`,
      'Ann Lee',
    ],
    ['es', `Prestamista: Ana Ruiz Gil\nPrestatario: Luis Mora Peña${gap}\n\nEL FIADOR: Eva Luna Paz`, 'Eva Luna Paz'],
    ['fr', `Prêteur : Lise Royer\nEmprunteur : Paul Daval${gap}\n\nLa caution : Marc Olive`, 'Marc Olive'],
    ['de', `Verkäufer: Jan Kern\nKäuferin: Anna Roth${gap}\n\nMitunterzeichner: Karl Lind`, 'Karl Lind'],
    [
      'ar',
      `المقرض: سعاد عيسى المومني\nالمقترض: خالد ناصر الهاجري${gap}\n\nالكفيل: سامي فؤاد البدري`,
      'سامي فؤاد البدري',
    ],
  ] as const)('%s', (language, text, name) => {
    expect(namedParties(language, text).map(([one]) => one)).toContain(name);
  });

  test('but initials are no name', () => {
    const text = `Prêteur : Lise Royer\nEmprunteur : Paul Daval${gap}\n\nLa caution : M. Olive`;
    expect(namedParties('fr', text)).toHaveLength(2);
  });
});

test('a form is from the company in its letterhead', () => {
  const text =
    'NORD CHALEUR\nZone du Port, 62100 Calais – SAS Nord Chaleur – Siret 111 222 333\n\nBON DE COMMANDE\n\nClient : M. Paul Daval, 3 rue du Pont';
  expect(namedParties('fr', text).map(([name]) => name)).toEqual(['SAS Nord Chaleur', 'Paul Daval']);
});

test('a name stands behind the role on the line of its definition', () => {
  const text =
    'الجهة: شركة مسار للتوصيل ذ.م.م (ونسميها «مسار» أو «نحن»)، رخصة صادرة من الدائرة، دبي.\nالمندوب: خالد ناصر الهاجري (ونسميه «المندوب» أو «أنت»)، رقم 4.';
  expect(namedParties('ar', text).map(([name]) => name)).toEqual(['شركة مسار للتوصيل ذ.م.م', 'خالد ناصر الهاجري']);
});

test('parties in the brackets of a form are named', () => {
  const text =
    'BETWEEN\n(1) ACME BRANDS LIMITED, of 9 Parnell Quay ("Acme"); and\n(2) [ANN LEE], of [Mill Lane, Clare] ("the Operator").';
  expect(namedParties('en', text).map(([name]) => name)).toEqual(['ACME BRANDS LIMITED', 'ANN LEE']);
});

describe('a party that is called by several roles is called what the contract goes on to call it', () => {
  test.each([
    [
      'en',
      'Member: Jo Field ("you" or "the Customer")\nProvider: Ola Net Limited ("we")\n\nThe Customer pays in advance. The Customer may cancel.',
      'Jo Field',
      /Customer$/,
    ],
    [
      'es',
      'Titular: Ana Ruiz Gil (en adelante «tú» o «el Cliente»)\nOperador: Red Ola, S.L. («nosotros»)\n\nEl pedido lo acepta el Cliente. Paga el Cliente.',
      'Ana Ruiz Gil',
      /Cliente$/,
    ],
    [
      'de',
      'Mitglied: Anna Schmidt (im Folgenden «Kunde»)\nAnbieter: Netz AG («wir»)\n\nDer Kunde zahlt im Voraus. Der Kunde kann kündigen.',
      'Anna Schmidt',
      /Kunde$/,
    ],
  ] as const)('%s', (language, text, name, role) => {
    expect(namedParties(language, text).find(([called]) => called === name)?.[1]).toMatch(role);
  });
});
