import { describe, expect, test } from 'vitest';
import { namedParties } from '#worker/analyse/built-in/testing/named-parties.ts';

test.each([
  ['en', 'Hirers: Jo Field and Al Moor, 2 High Street', 'Jo Field'],
  [
    'es',
    'Por una parte, Telares Sur, S.L., en adelante «la Empresa», y por la otra Ana Ruiz Gil y Luis Mora Peña, hermanos, en adelante «los Arrendatarios».',
    'Ana Ruiz Gil',
  ],
  ['fr', 'Pour la Commune de Vaux (nous) et pour Lise Royer et Paul Daval, 3 rue du Puits (vous).', 'Lise Royer'],
  ['de', 'Für die Gemeinde Holm (wir) und für Anna Roth und Karl Lind, Talweg 3 (Sie).', 'Anna Roth'],
] as const)('both who are called the same are named (%s)', (language, text, first) => {
  expect(namedParties(language, text).map(([name]) => name)).toContain(first);
});

test('whoever signs for a firm is not joined to the other party', () => {
  const text =
    'Telares Sur, S.L., representada por Ana Ruiz Gil, y Luis Mora Peña, a quien se le denominará "el Trabajador".';
  expect(namedParties('es', text).map(([name]) => name)).not.toContain('Ana Ruiz Gil');
});

describe('words that are nobody’s name', () => {
  test('a sentence that begins with "you" names nobody', () => {
    const text =
      'Halden Mills GmbH\nTalweg 3\n\nFrau\nAnna Roth\nAm Bach 1\n\nSehr geehrte Frau Roth,\n\nDa Sie nun leiten, vereinbaren die Halden Mills GmbH („Dienstgeberin“) und Sie („Dienstnehmerin“) Folgendes.';
    expect(namedParties('de', text)).toEqual([
      ['Anna Roth', 'Dienstnehmerin'],
      ['Halden Mills GmbH', 'Dienstgeberin'],
    ]);
  });

  test('the subject of a letter is not whom it speaks to', () => {
    const text =
      'Ann Leeds, Mill Lane 2\nBenny Hardy, Dock Row 4\n\nRe: THE LONG WALK\n\nDear Ann, dear Benny,\n\nWe refer to the agreement between you both (there and here "the Authors") and Halden Press Ltd ("the Publisher").';
    expect(namedParties('en', text)).toEqual([
      ['Ann Leeds', 'Authors'],
      ['Benny Hardy', 'Authors'],
      ['Halden Press Ltd', 'Publisher'],
    ]);
  });

  test('what is let is not the landlord', () => {
    const text = 'العين المؤجرة: سرير في الجناح رقم 9\nالمؤجرة: دار الندى للرعاية ذ.م.م\nالمستأجر: خالد ناصر الهاجري';
    expect(namedParties('ar', text)).toEqual([
      ['دار الندى للرعاية ذ.م.م', 'المؤجرة'],
      ['خالد ناصر الهاجري', 'المستأجر'],
    ]);
  });

  test('a note on the translation names nobody', () => {
    const text =
      'عقد شغل\n(ترجمة من اللغة الفرنسية؛ يعتد بهذا النص)\n\nالشركة المسماة أفق كونتاكت ش.م.م، والمسماة فيما يلي «المشغلة»، من جهة أولى؛\nوالسيد خالد ناصر الهاجري، والمسمى فيما يلي «الأجير»، من جهة ثانية؛';
    expect(namedParties('ar', text)).toEqual([
      ['أفق كونتاكت ش.م.م', 'المشغلة'],
      ['خالد ناصر الهاجري', 'الأجير'],
    ]);
  });
});

test('"your aunt" above her own name is no second signature', () => {
  const text =
    'Liebe Anna\n\nIch leihe dir das Geld für das Haus.\n\nDeine Gotte\nErika Lind\n\nEinverstanden:\nAnna Roth';
  expect(namedParties('de', text).map(([name]) => name)).toEqual(['Erika Lind', 'Anna Roth']);
});

describe('where names stand', () => {
  test('the cells of a table name the parties', () => {
    const text = '| الصفة | الاسم |\n| المؤجرة | دار الندى للرعاية ذ.م.م |\n| المستأجر | خالد ناصر الهاجري |';
    expect(namedParties('ar', text)).toEqual([
      ['دار الندى للرعاية ذ.م.م', 'المؤجرة'],
      ['خالد ناصر الهاجري', 'المستأجر'],
    ]);
  });

  test('under one heading several persons have a line each', () => {
    const text = 'Part 2. LICENSOR(S)\nName: ANN LEEDS\nName: BO HARDY\nPart 3. LICENSEE\nName: CY DEEN';
    expect(namedParties('en', text)).toEqual([
      ['ANN LEEDS', 'LICENSOR'],
      ['BO HARDY', 'LICENSOR'],
      ['CY DEEN', 'LICENSEE'],
    ]);
  });

  test.each([
    [
      'en',
      'HALDEN ACADEMY\nHalden Courses Ltd - 2 High Street\n\nCongratulations, Jo Field, you are in.',
      'Halden Courses Ltd',
      'Jo Field',
    ],
    [
      'fr',
      'ACADÉMIE DU VAL\nSAS Val Formation – 2 place du Puits\n\nFélicitations, Lise Royer, vous êtes admise.',
      'SAS Val Formation',
      'Lise Royer',
    ],
  ] as const)('in the letterhead and behind congratulations (%s)', (language, text, firm, person) => {
    expect(namedParties(language, text).map(([name]) => name)).toEqual([firm, person]);
  });

  test.each([
    [
      'es',
      'Telar Vivo es una marca de Telares Sur, S.L., con domicilio en Lugo (la «Plataforma»).\n\nVendedora: Ana Ruiz Gil',
      'Telares Sur, S.L.',
      'Ana Ruiz Gil',
    ],
    [
      'de',
      'Maschenhof ist ein Angebot der Faden GmbH, Talweg 3 („Maschenhof“).\n\nVerkäuferin: Anna Roth',
      'Faden GmbH',
      'Anna Roth',
    ],
  ] as const)('the firm behind the brand, and not the brand (%s)', (language, text, firm, person) => {
    expect(namedParties(language, text).map(([name]) => name)).toEqual([firm, person]);
  });

  test('a role that the line end cuts is whole again', () => {
    const text =
      'The Home is carried on by Halden Care LLP ("the Pro-\nvider"). Jo Field ("the Resident") lives there.';
    expect(namedParties('en', text)).toContainEqual(['Halden Care LLP', 'Provider']);
  });

  test('whoever signs with a shorter name is named once', () => {
    const text = 'المؤجر: خالد ناصر الهاجري\nالمستأجر: شركة الأفق للنقل\n\nالمؤجر: خالد الهاجري';
    expect(namedParties('ar', text)).toHaveLength(2);
  });
});

test('what a firm’s capital is is no part of its name', () => {
  const text =
    'Entre SCIERIE ROYER, SARL au capital de 10 000 €, ci-après « le Fournisseur », et Paul Daval, ci-après « le Client ».';
  expect(namedParties('fr', text).map(([name]) => name)).toEqual(['SCIERIE ROYER', 'Paul Daval']);
});

test('the number of a clause begins no name', () => {
  const text =
    'Abgebende Stelle (im Folgenden: Verein): Tierhilfe Holm e. V.\nÜbernehmer: Karl Lind\n\nX. Der Übernehmer haftet als Tierhalter. Der Verein gibt den Hund ab.';
  const named = namedParties('de', text);
  expect(named).toContainEqual(['Tierhilfe Holm e. V.', 'Verein']);
  expect(named.map(([name]) => name)).not.toContain('X. Der Übernehmer');
  expect(named.map(([name]) => name)).not.toContain('Abgebende Stelle');
});

test('between dashes stands what each is called, where one of them is called by a role', () => {
  const text =
    'geschlossen zwischen\n\n1. Frau Gerda Lind, Talweg 26, 31785 Holm – Auftraggeberin –,\n2. der Gärtnerei Roth GmbH, Am Bach 140, 31785 Holm – Gärtnerei –, und\n3. der Treuhand Holm GmbH, Bahnhofsplatz 5, 31675 Holm – Treuhandstelle –.';
  expect(namedParties('de', text).map(([, role]) => role)).toEqual(['Auftraggeberin', 'Gärtnerei', 'Treuhandstelle']);
});

test('an uncle who signs as such is he whom the letter names', () => {
  const text =
    'Lieber Hannes,\n\nIch, Josef Lind, bin der Verpächter, und du, Hannes Lind, bist der Pächter. Du bekommst von mir die Wiese.\n\nDein Onkel Sepp\n\nJosef Lind ...........................          Hannes Lind ...........................';
  expect(namedParties('de', text).map(([name]) => name)).toEqual(['Josef Lind', 'Hannes Lind']);
});

test('"we are" names the firm behind a brand', () => {
  const text =
    'Tu contrato con Casa Feliz\n\nSomos Casa Feliz S.A.S., de Medellín. Tú eres Liliana Restrepo Duque. En adelante, "nosotros" y "tú".';
  expect(namedParties('es', text).map(([name]) => name)).toEqual(['Casa Feliz S.A.S.', 'Liliana Restrepo Duque']);
});
