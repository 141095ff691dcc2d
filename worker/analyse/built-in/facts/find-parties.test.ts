import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { parties } from '../playbook/parties.play';
import { testPlay } from '../testing/test-play';
import { readContractText } from '../text/contract-text';
import { readParties } from './find-parties';

function named(text: string, language: Locale = 'en') {
  return readParties(readContractText({ text, blocks: [], language })).map(({ name, role }) => [name, role]);
}

describe('the parties', () => {
  test('are not called by the form of the company', () => {
    const text = `عقد قرض

بين الممضين أسفله:

- شركة «سواعد الساحل» للتمويل، شركة خفية الاسم، مقرها بالمنستير، المشار إليها بـ«المؤسسة»،
- السيدة سنية بنت الهادي الجلاصي، المشار إليها بـ«المقترضة».`;
    const names = named(text, 'ar').map(([name]) => name);
    expect(names.some((name) => name?.includes('سواعد الساحل'))).toBe(true);
    expect(names.filter((name) => name?.includes('خفية'))).toEqual([]);
  });

  test('are read from a numbered list, people and companies alike', () => {
    const text = `CONSULTANCY AGREEMENT

This Agreement is made on 3 February 2026 between:

(1) Harbour Lane Studios Ltd, a company registered in England and Wales with company number 09876543 (the "Client"); and

(2) Maya Ortega, trading as Ortega Design, of 22 Elm Grove, Cardiff (the "Consultant").

1. Services`;
    expect(named(text)).toEqual([
      ['Harbour Lane Studios Ltd', 'Client'],
      ['Maya Ortega', 'Consultant'],
    ]);
  });

  test('keep commas and brackets that belong to a firm’s name', () => {
    const text =
      'This Agreement is made between Keefe, Bruyette & Woods, Inc., a New York corporation ("Agent"), and Bunker One (USA) Inc., an Alabama corporation ("Bunker One").';
    expect(named(text)).toEqual([
      ['Keefe, Bruyette & Woods, Inc.', 'Agent'],
      ['Bunker One (USA) Inc.', 'Bunker One'],
    ]);
  });

  test('are read from Spanish', () => {
    const text = `REUNIDOS

De una parte, Inmuebles del Turia, S.L., con domicilio en la calle Colón 18, en adelante denominada la "Arrendadora".

Y de otra parte, don Julián Ferrer Ríos, mayor de edad, con DNI 24567891K, en adelante denominado el "Arrendatario".

CLÁUSULAS`;
    expect(named(text, 'es')).toEqual([
      ['Inmuebles del Turia, S.L.', 'Arrendadora'],
      ['Julián Ferrer Ríos', 'Arrendatario'],
    ]);
  });

  test.each<[Locale, string, (string | null)[][]]>([
    [
      'fr',
      `entre

Anne Corvin, graphiste, chemin des Prés 5, 1003 Lausanne, ci-après l'Atelier,

et

Brasserie des Trois Lacs Sàrl, rue du Torrent 22, 1800 Vevey, représentée par Luc Rochat, ci-après la Brasserie.`,
      [
        ['Anne Corvin', 'Atelier'],
        ['Brasserie des Trois Lacs Sàrl', 'Brasserie'],
      ],
    ],
    [
      'fr',
      `ENTRE LES SOUSSIGNÉS

1° Alzet S.à r.l., établie à L-4170 Esch, 77, rue des Hauts-Fours (« l'Opérateur »),

2° Madame Zoé Thinnes, photographe, demeurant à L-9115 Schieren, 6, um Knapp (« l'Abonnée »),`,
      [
        ['Alzet S.à r.l.', 'Opérateur'],
        ['Zoé Thinnes', 'Abonnée'],
      ],
    ],
    [
      'fr',
      `La société Pain Doré SAS (RCS Lyon 123 456 789), représentée par M. Yves Lenoir, gérant, dénommée « le Franchiseur »,

et

M. Karim Saïdi, né le 3 mars 1980 à Oran, demeurant 9 rue Basse, appelé plus bas « le Franchisé ».`,
      [
        ['Pain Doré SAS', 'Franchiseur'],
        ['Karim Saïdi', 'Franchisé'],
      ],
    ],
    [
      'fr',
      `Nous : Maison Lune SARL, 41 rue du Phare, Casablanca. Dans ces pages : « la Maison ».
Vous : Mme Rita Alami, créatrice de vidéos, suivie sous le nom « Rita cuisine », 8 rue Haute, Mohammedia. Dans ces pages : « le Talent ».`,
      [
        ['Maison Lune SARL', 'Maison'],
        ['Rita Alami', 'Talent'],
      ],
    ],
    [
      'fr',
      `Client : ☒ Mme ☐ M. Anne Cosquer, 3 rue du Bois, Rezé

Entreprise : Brizard SARL, 14 quai Sud, Nantes`,
      [
        ['Anne Cosquer', 'Client'],
        ['Brizard SARL', 'Entreprise'],
      ],
    ],
    [
      'fr',
      `Titulaire du compte : Menuiserie Doyon inc., Rimouski

« Nous » ou « Cléo » désigne Logiciels Cléo inc. « Vous » ou le « Client » désigne le titulaire du compte.`,
      [
        ['Menuiserie Doyon inc.', 'Client'],
        ['Logiciels Cléo inc.', 'Cléo'],
      ],
    ],
    [
      'fr',
      `conclue ce jour entre :

- la société coopérative Vélo Partage, rue Neuve 3, 1400 Yverdon (ci-après : la Coopérative) ;

- M. Luc Favre, rue du Lac 5, 1400 Yverdon (ci-après : l'Usager).`,
      [
        ['Vélo Partage', 'Coopérative'],
        ['Luc Favre', 'Usager'],
      ],
    ],
    [
      'fr',
      "Entre la maison d'édition Rivages Clairs, dont le siège est à Liège (l'éditeur), et Madame Rose Lambert, romancière (l'autrice).",
      [
        ['Rivages Clairs', 'éditeur'],
        ['Rose Lambert', 'autrice'],
      ],
    ],
  ])('are read as they are named in %s: %s', (language, text, expected) => {
    expect(named(text, language)).toEqual(expected);
  });

  test('are read from French', () => {
    const text = `CONTRAT DE BAIL

ENTRE LES SOUSSIGNÉS :

La société Dupont Immobilier SAS, dont le siège est à Lyon, ci-après dénommée « le Bailleur »,

D'une part,

ET

Monsieur Jean Martin, demeurant à Paris, ci-après dénommé « le Locataire »,

D'autre part,

Article 1. Objet`;
    expect(named(text, 'fr')).toEqual([
      ['Dupont Immobilier SAS', 'Bailleur'],
      ['Jean Martin', 'Locataire'],
    ]);
  });

  test('are read from German', () => {
    const text = `MIETVERTRAG

zwischen

Müller Hausverwaltung GmbH, Hauptstraße 5, 10115 Berlin

- nachfolgend „Vermieter“ genannt -

und

Frau Anna Schmidt, Gartenweg 2, 10117 Berlin

- nachfolgend „Mieterin“ genannt -

§ 1 Mietsache`;
    expect(named(text, 'de')).toEqual([
      ['Müller Hausverwaltung GmbH', 'Vermieter'],
      ['Anna Schmidt', 'Mieterin'],
    ]);
  });

  test('are read from Arabic', () => {
    const text = `عقد إيجار

الطرف الأول (المؤجر): شركة النور للعقارات، ومقرها دبي

الطرف الثاني (المستأجر): أحمد علي حسن، ومقره الشارقة

المادة 1 المأجور`;
    expect(named(text, 'ar')).toEqual([
      ['شركة النور للعقارات', 'الطرف الأول'],
      ['أحمد علي حسن', 'الطرف الثاني'],
    ]);
  });

  test('are not regulators, attachments, headings or places', () => {
    expect(
      named(
        'Confidential treatment was requested from the Securities and Exchange Commission ("SEC"). The prices stand in Attachment B (the "Attachment"). The office is in Dallas ("we").',
      ),
    ).toEqual([]);
  });

  test('are not those of whom the text says what they are not', () => {
    expect(named('Creative Commons Corporation ("Creative Commons") is not a law firm.')).toEqual([]);
  });

  test('are not guessed where a page of terms names no one', () => {
    expect(
      named('Terms of Use ("Terms"). By using our Sites ("Sites") you agree. Content ("Content") is ours.'),
    ).toEqual([]);
  });

  test('are described in the language of the reader', () => {
    const { explained } = testPlay(
      parties,
      'This Agreement is made between Acme Ltd ("Supplier") and Beta LLC ("Buyer").',
      {
        to: 'es',
      },
    );
    expect(explained).toContain('Acme Ltd (Supplier) y Beta LLC (Buyer)');
  });
});

describe('the parties of an everyday contract', () => {
  test.each([
    [
      'en',
      'LOAN\n\nLender: Ann Lee, 5 Mill Lane, Dundee\nBorrower: Bo Kim, 2 High Street',
      'Ann Lee, Lender · Bo Kim, Borrower',
    ],
    [
      'es',
      'Arrendador: __Juan Ríos Vega__\nArrendataria: Eva Sol Paz, calle Luna, 3',
      'Juan Ríos Vega, Arrendador · Eva Sol Paz, Arrendataria',
    ],
    [
      'fr',
      'Le Prêteur : M. Luc Morel, commerçant\nL’Emprunteuse : Mme Zoé Petit, 3 rue Haute',
      'Luc Morel, Prêteur · Zoé Petit, Emprunteuse',
    ],
    [
      'de',
      'Vermieterin ....... Mühlhof Verwaltungs GmbH, Husum\nMieter ....... Jan Petersen',
      'Mühlhof Verwaltungs GmbH, Vermieterin · Jan Petersen, Mieter',
    ],
    [
      'ar',
      'المقاول: شركة السور للتعهدات ذ.م.م\nصاحب المنزل: ميسون فؤاد القضاة',
      'شركة السور للتعهدات ذ.م.م, المقاول · ميسون فؤاد القضاة, صاحب المنزل',
    ],
  ] as const)('stand behind labels (%s)', (language, text, wanted) => {
    expect(told(text, language)).toBe(wanted);
  });

  test.each([
    [
      'en',
      'Who is who?\n\n"You" are Ann Lee, 8 West Brae. "We" are Hill Agency, Quarry Loan.',
      'Ann Lee, You · Hill Agency, We',
    ],
    [
      'es',
      'Hola, Eva. Lo firmamos tú (Eva Sol Paz, de Lugo) y nosotros (Duende Finanzas, S.L., de A Coruña).',
      'Eva Sol Paz, tú · Duende Finanzas, S.L., nosotros',
    ],
    [
      'fr',
      'Nous, c’est Potage Sàrl, chemin Haut 4. Toi, c’est Zoé Petit, rue Basse 18.',
      'Potage Sàrl, Nous · Zoé Petit, Toi',
    ],
    ['de', 'Also: Ich, Jan Petersen, leihe dir, Uwe Brandt, den Bagger.', 'Jan Petersen, Ich · Uwe Brandt, dir'],
    [
      'ar',
      'نحن: مؤسسة النخيل للتجارة، دبي.\nأنتِ: سلمى أنيس حداد، باريستا.',
      'مؤسسة النخيل للتجارة, نحن · سلمى أنيس حداد, أنت',
    ],
  ] as const)('are named by those who speak (%s)', (language, text, wanted) => {
    expect(told(text, language)).toBe(wanted);
  });

  test.each([
    [
      'en',
      'Between the undersigned: STUDIO CLAIR LIMITED, Kinsale, hereafter « the Studio », and ANN LEE and BO KIM, of Cobh, hereafter « the Couple ».',
      'STUDIO CLAIR LIMITED, Studio · ANN LEE, Couple · BO KIM, Couple',
    ],
    [
      'es',
      'De una parte, JUAN RÍOS VEGA, con tienda en Palencia, en lo sucesivo el Proveedor.\n\nDe otra, TALLERES SOL, S.L., en lo sucesivo el Cliente.',
      'JUAN RÍOS VEGA, Proveedor · TALLERES SOL, S.L., Cliente',
    ],
    [
      'fr',
      'Entre la SARL LES AULNES, route du Lavoir, dite « la Maison », Madame Zoé Petit, née Morel, et Monsieur Luc Petit, dits « les Résidents ».',
      'SARL LES AULNES, Maison · Zoé Petit, Résidents · Luc Petit, Résidents',
    ],
    [
      'de',
      'zwischen der Halm Holding SE (nachfolgend die „Gesellschaft“) und Frau Ina Achter, auftretend als INA (nachfolgend die „Künstlerin“)',
      'Halm Holding SE, Gesellschaft · Ina Achter, Künstlerin',
    ],
    [
      'ar',
      'بين كل من:\n(1) شركة المضمار ش.م.م.، ومركزها الجيزة، ويشار إليها فيما بعد بـ«البائع»؛\n(2) والسيد/ مينا فوزي إسكندر، المقيم بالجيزة، ويشار إليه بـ«المشتري».',
      'شركة المضمار ش.م.م., البائع · مينا فوزي إسكندر, المشتري',
    ],
  ] as const)('are told what they are called from then on (%s)', (language, text, wanted) => {
    expect(told(text, language)).toBe(wanted);
  });

  test.each([
    [
      'en',
      'Dear Ann,\n\nYou have the room from May.\n\nYour uncle,\n\n(Cornelius Lee)\n\nI agree:\n\n______ (Ann Lee)',
      'Cornelius Lee · Ann Lee',
    ],
    [
      'de',
      'Lieber Uwe\n\nDanke für alles.\n\nHerzlich\n\nJan Petersen, Geldgeber\n\nEinverstanden:\n\nUwe Brandt, Garant',
      'Jan Petersen, Geldgeber · Uwe Brandt, Garant',
    ],
    [
      'ar',
      'أخي العزيز سعد\n\nهذا ما اتفقنا عليه.\n\nأخوك: سليمان بن صالح الهادي\nقرأته ورضيت بما فيه: سعد بن عثمان الجفري\nشهد بذلك: تركي بن سليمان',
      'سليمان بن صالح الهادي · سعد بن عثمان الجفري',
    ],
  ] as const)('sign a letter (%s)', (language, text, wanted) => {
    expect(told(text, language)).toBe(wanted);
  });

  test('are not those who sign for a company, witness, or are mentioned in a clause', () => {
    const text = `Provider: Pixel Web Limited, Kendal
Client: Ann Lee, Settle

1. Mr Bo Kim (the "Manager") looks after the site. The bank is Hill Bank plc.

Signed for the Provider: J. Moss
Witness: Fergus Baird`;
    expect(told(text)).toBe('Pixel Web Limited, Provider · Ann Lee, Client');
  });

  test.each([
    ['en', 'Yard: Acme Ltd\nOwner: Ann Lee\nVet of the Owner: Bo Kim', 'Acme Ltd, Yard · Ann Lee, Owner'],
    [
      'es',
      'Empresa: Acme, S.L.\nCliente: Ana Ruiz\nMédico del Cliente: Juan Vega',
      'Acme, S.L., Empresa · Ana Ruiz, Cliente',
    ],
    [
      'fr',
      'Prestataire : Acme SARL\nCliente : Anne Morel\nMédecin de la Cliente : Luc Petit',
      'Acme SARL, Prestataire · Anne Morel, Cliente',
    ],
    [
      'de',
      'Anbieter: Acme GmbH\nKunde: Jan Feld\nTierarzt des Kunden: Max Holm',
      'Acme GmbH, Anbieter · Jan Feld, Kunde',
    ],
  ] as const)('are not those who belong to a party (%s)', (language, text, wanted) => {
    expect(told(text, language)).toBe(wanted);
  });

  test('are not made of what two words stand between', () => {
    expect(told('بين التاسعة صباحا والسادسة مساء من كل يوم', 'ar')).toBe('');
  });
});

const told = (text: string, language: Locale = 'en') =>
  named(text, language)
    .map(([name, role]) => (role ? `${name}, ${role}` : name))
    .join(' · ');
