import { describe, expect, test } from 'vitest';
import { namedParties } from '#worker/analyse/built-in/testing/named-parties.ts';
import { readContractText } from '#worker/analyse/built-in/text/contract-text.ts';
import { nameParties } from './name-parties';

describe('the firm behind a brand is the party', () => {
  test.each([
    [
      'en',
      'Club: Iron Halden, run by Iron Leisure Limited, 4 Mill Street\n\nMember: Jo Field',
      [
        ['Iron Leisure Limited', 'Club'],
        ['Jo Field', 'Member'],
      ],
    ],
    [
      'es',
      'Club: Gimnasios Ola, S.L.\n\nSocia: Ana Ruiz Gil',
      [
        ['Gimnasios Ola, S.L.', 'Club'],
        ['Ana Ruiz Gil', 'Socia'],
      ],
    ],
    [
      'fr',
      'Ola est un logiciel édité par OLA LOGICIELS SAS, à Rennes (« nous »). Vous (« le Client »), c’est qui ouvre un compte.',
      [['OLA LOGICIELS SAS', 'nous']],
    ],
    [
      'de',
      'Mitglied: Anna Schmidt\n\nAnbieter ist die Sporthaus AG, Uferweg 6, Zürich (nachfolgend «Center»).',
      [
        ['Anna Schmidt', 'Mitglied'],
        ['Sporthaus AG', 'Center'],
      ],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(namedParties(language, text)).toEqual(expected);
  });
});

describe('parties are named', () => {
  test.each([
    [
      'es',
      'in columns',
      'PLATAFORMA      Ventalia Digital, S.A. de C.V., Av. Juárez 4\nVENDEDORA       Rosa Pineda Lugo (persona física)',
      [
        ['Ventalia Digital, S.A. de C.V.', 'PLATAFORMA'],
        ['Rosa Pineda Lugo', 'VENDEDORA'],
      ],
    ],
    [
      'en',
      'in columns',
      'LANDLORD       Jo Field\nTENANT         Ann Leigh Porter',
      [
        ['Jo Field', 'LANDLORD'],
        ['Ann Leigh Porter', 'TENANT'],
      ],
    ],
    [
      'de',
      'in columns',
      'VERMIETER\tJan Schmidt\nMIETERIN\tAnna Lena Vogt',
      [
        ['Jan Schmidt', 'VERMIETER'],
        ['Anna Lena Vogt', 'MIETERIN'],
      ],
    ],
    [
      'es',
      'by one word of several, with an ending behind a comma',
      'Fiestas Luz y Sombra, S.L., con domicilio en Soria («la Empresa»), contrata a doña Ana Ruiz Gil («la Trabajadora»).',
      [
        ['Fiestas Luz y Sombra, S.L.', 'Empresa'],
        ['Ana Ruiz Gil', 'Trabajadora'],
      ],
    ],
    [
      'en',
      'by one word of several, with an ending behind a comma',
      'Agreement between Bright Lights and Events, Ltd (the "Company") and Jo Field (the "Worker").',
      [
        ['Bright Lights and Events, Ltd', 'Company'],
        ['Jo Field', 'Worker'],
      ],
    ],
    [
      'es',
      'behind the date of signing',
      'Lo firmamos el 3 de mayo de 2027 Casa Clara SpA, con oficinas en Talca («nosotros»), y Elena Rivas Soto (la «Clienta»).',
      [
        ['Casa Clara SpA', 'nosotros'],
        ['Elena Rivas Soto', 'Clienta'],
      ],
    ],
    [
      'es',
      'by what they will be called, on the next line',
      'De una parte, MOTOS DEL SUR, C.B., con taller en Jerez, a la que se llamará la\nVENDEDORA.\n\nDe otra, don Luis Mora Peña, a quien se denominará el COMPRADOR.',
      [
        ['MOTOS DEL SUR, C.B.', 'VENDEDORA'],
        ['Luis Mora Peña', 'COMPRADOR'],
      ],
    ],
    [
      'es',
      'below headings of a form',
      '1. DATOS DE LA EMPRESA\nRazón social: Bar Faro, S.L.\n\n2. DATOS DE LA TRABAJADORA\nNombre y apellidos: Ana Ruiz Gil',
      [
        ['Bar Faro, S.L.', 'EMPRESA'],
        ['Ana Ruiz Gil', 'TRABAJADORA'],
      ],
    ],
    [
      'es',
      'in the boxes of a form, and nothing else is',
      'Anunciante: [ Jabones Lira, S.A. ]\nCreadora: [ Eva Luna Paz ]\n\nCAMPAÑA\nNombre: [ Verano Azul ]',
      [
        ['Jabones Lira, S.A.', 'Anunciante'],
        ['Eva Luna Paz', 'Creadora'],
      ],
    ],
  ] as const)('%s: %s', (language, _, text, expected) => {
    expect(namedParties(language, text)).toEqual(expected);
  });
});

describe('Arabic parties are named', () => {
  test.each([
    [
      'by a role in brackets without its article',
      'تحرر هذا العقد بين:\n1) الحاج / سامي فؤاد البدري، مقيم 4 شارع النهر. (طرف أول مؤجر)\n2) السيدة / هدى كامل نصر، مقيمة 9 شارع البحر. (طرف ثان مستأجر)',
      [
        ['سامي فؤاد البدري', 'المؤجر'],
        ['هدى كامل نصر', 'المستأجر'],
      ],
    ],
    [
      'as what they are called in it',
      'أبرم بين شركة الأفق لخدمات النظافة، وتُعرف فيما يلي بالشركة، والسيد خالد ناصر الهاجري، ويُدعى «العميل».',
      [
        ['شركة الأفق لخدمات النظافة', 'الشركة'],
        ['خالد ناصر الهاجري', 'العميل'],
      ],
    ],
    [
      'on either part, in what capacity they sign',
      'بين الموقعين أسفله:\nالسيد مصطفى بنعلي، الساكن بفاس، بصفته مكرياً،\nمن جهة،\nوالسيدة كوثر العلوي، الساكنة بفاس، بصفتها مكترية،\nمن جهة أخرى.',
      [
        ['مصطفى بنعلي', 'المكري'],
        ['كوثر العلوي', 'المكترية'],
      ],
    ],
    [
      'in quotes with spaces, and by labels of two names',
      'الفريق الأول (المزود): « بيت الدفاتر للحلول »، عمّان.\nالفريق الثاني (المشترك): سعاد عيسى المومني، الزرقاء.\nيجيب المزود المشترك في يوم.',
      [
        ['بيت الدفاتر للحلول', 'المزود'],
        ['سعاد عيسى المومني', 'المشترك'],
      ],
    ],
    [
      'with the first letter that other names have for "and"',
      'بين وكالة الضفاف للسفر (الوكالة) والسيدة دانة فهد العتيبي (المسافرة).',
      [
        ['وكالة الضفاف للسفر', 'الوكالة'],
        ['دانة فهد العتيبي', 'المسافرة'],
      ],
    ],
  ] as const)('%s', (_, text, expected) => {
    expect(namedParties('ar', text)).toEqual(expected);
  });
});

test('a word before a colon that may name a place makes no party of what is no firm', () => {
  expect(namedParties('en', 'Venue: Old Barn Hall\n\nHirer: Jo Field').map(([name]) => name)).not.toContain(
    'Old Barn Hall',
  );
});

describe('German parties are known by what everyday contracts call them', () => {
  test.each([
    [
      'zwischen\n\nder Gärtnerei Holm e.U., 4020 Linz\n- im Folgenden: Anbieterin -\n\nund\n\nHerrn/Frau: Jo Feld, 8010 Graz\n- nachstehend: die Abnehmerin -',
      [
        ['Gärtnerei Holm e.U.', 'Anbieterin'],
        ['Jo Feld', 'Abnehmerin'],
      ],
    ],
    [
      'Bauherrschaft: Eheleute Anna Roth und Karim Said\nUnternehmer: Dachbau Nord GmbH',
      [
        ['Anna Roth', 'Bauherrschaft'],
        ['Karim Said', 'Bauherrschaft'],
        ['Dachbau Nord GmbH', 'Unternehmer'],
      ],
    ],
    [
      'Vermieter*in: Rita Blum, Aarau\nMieter*in: Leo Kern, Bern',
      [
        ['Rita Blum', 'Vermieter'],
        ['Leo Kern', 'Mieter'],
      ],
    ],
    [
      'Dieser Vertrag gilt zwischen der Segelschule Förde ("Schule") und Ihnen, Maren Iversen ("Schülerin").',
      [
        ['Segelschule Förde', 'Schule'],
        ['Maren Iversen', 'Schülerin'],
      ],
    ],
    [
      'Einstellerin: Eva Lohr, Aibling\nStallbetreiber: Hof Lind, Inh. Jan Huber, Aibling',
      [
        ['Eva Lohr', 'Einstellerin'],
        ['Hof Lind, Inh. Jan Huber', 'Stallbetreiber'],
      ],
    ],
    [
      'Wir, Tom und Ida Gerber (im Folgenden "wir"), schließen diesen Vertrag mit Nadja Kolb ("Betreuerin") ab.',
      [
        ['Tom und Ida Gerber', 'wir'],
        ['Nadja Kolb', 'Betreuerin'],
      ],
    ],
    [
      'Betreiberin der Halle ist die Steilwand Betriebs GmbH, Wien ("Steilwand").\nMitglied: Jo Feld',
      [
        ['Steilwand Betriebs GmbH', 'Steilwand'],
        ['Jo Feld', 'Mitglied'],
      ],
    ],
  ])('%s', (text, expected) => {
    expect(namedParties('de', text)).toEqual(expected);
  });
});

describe('whoever signs a letter by a first name is a party', () => {
  test.each([
    [
      'de',
      'Hallo Kevin,\n\ndu zahlst mir 380 Euro im Monat.\n\nViele Grüße\nDeine Tante Gisela\n\nPasst für mich:\nKevin',
      [
        ['Tante Gisela', 'ich'],
        ['Kevin', 'du'],
      ],
    ],
    [
      'en',
      'Dear Hannah,\n\nYou pay me £40 a week for the room.\n\nRuth Moss\n\nAgreed:\nHannah',
      [
        ['Ruth Moss', 'i'],
        ['Hannah', 'you'],
      ],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    const parties = nameParties(readContractText({ text, blocks: [], language }));
    expect(parties.map(({ name, called }) => [name, called.join()])).toEqual(expected);
  });
});

test('a letter that goes on behind its greeting greets only who is named before the comma', () => {
  const text =
    'Hauptmieter: Tom Ohl\nUntermieterin: Rosa Fink\n\nLiebe Rosa, wo „ich“ steht, ist Tom gemeint und wo „du“ steht, Rosa.';
  const parties = nameParties(readContractText({ text, blocks: [], language: 'de' }));
  expect(parties.map(({ role, called }) => [role, called.join()])).toEqual([
    ['Hauptmieter', 'ich'],
    ['Untermieterin', 'du'],
  ]);
});

test.each([
  ['de', 'Hallo Jana,\n\ndu mietest das Boot.\n\nSeepark Nord GmbH\nMaria Plattner\n\nEinverstanden:\nJana'],
  ['en', 'Dear Jana,\n\nYou hire the boat.\n\nLakeside Boats Ltd\nMaria Parker\n\nAgreed:\nJana'],
] as const)('whoever signs a letter below a firm is no party (%s)', (language, text) => {
  expect(namedParties(language, text).map(([name]) => name)).toEqual([expect.stringMatching(/GmbH|Ltd/), 'Jana']);
});

describe('parties are named by those who speak, who prepared it and who they are besides', () => {
  test.each([
    [
      'en',
      "We're Bright Mill Ltd (company no. 12345). You're Amy Obi, illustrator, of 3 Kestrel Court.",
      [
        ['Bright Mill Ltd', 'We'],
        ['Amy Obi', 'You'],
      ],
    ],
    [
      'en',
      'We are Bright Mill Ltd. You are Amy Obi.',
      [
        ['Bright Mill Ltd.', 'We'],
        ['Amy Obi', 'You'],
      ],
    ],
    [
      'en',
      'Prepared for: Nora Hand, 2 Dublin Road, Mullingar Prepared by: Dermot Cuff, 3 The Maltings',
      [
        ['Nora Hand', null],
        ['Dermot Cuff', null],
      ],
    ],
    [
      'en',
      'Agency: Rose Homes (Pty) Ltd, 3 Kloof Arcade\n\nSeller: Noma Dlamini',
      [
        ['Rose Homes (Pty) Ltd', 'Agency'],
        ['Noma Dlamini', 'Seller'],
      ],
    ],
    [
      'en',
      'OUR TERMS ("we" is the Fitter, Dean Hark; "you" is the Customer, Pia Grave)',
      [
        ['Dean Hark', 'Fitter'],
        ['Pia Grave', 'Customer'],
      ],
    ],
    [
      'en',
      'BOX 1. CLIENT\n\nClyde Shore Trust, 8 Slip Road\n\nBOX 2. CONSULTANT\n\nMaca Access Limited, 9 Hill Street',
      [
        ['Clyde Shore Trust', 'CLIENT'],
        ['Maca Access Limited', 'CONSULTANT'],
      ],
    ],
    [
      'es',
      'Entre\n\nAcme S.L., Calle Mayor 1 ("el Arrendador"), y\n\nAna Ruiz Gil y Juan Ferrer Mas, Calle Sol 2 ("los Arrendatarios")',
      [
        ['Acme S.L.', 'Arrendador'],
        ['Ana Ruiz Gil', 'Arrendatarios'],
        ['Juan Ferrer Mas', 'Arrendatarios'],
      ],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(namedParties(language, text)).toEqual(expected);
  });
});

describe('a role in quotes names a party, whatever words lead to it', () => {
  test.each([
    [
      'de',
      'Die Parteien sind\n\nBeate Olat, Hofgasse 6, 4057 Basel, fortan das «Mitglied», und\n\ndie Kraftort AG, Uferweg 2, 4058 Basel, fortan das «Tor».',
      [
        ['Beate Olat', 'Mitglied'],
        ['Kraftort AG', 'Tor'],
      ],
    ],
    [
      'de',
      'zwischen\n\nKernhaus Wohnen GmbH, Arnulfbogen 3, München - "Betreiberin" -,\n\nElif Nur Kolb, Spitalgasse 7, Neustadt - "Bewohnerin" -',
      [
        ['Kernhaus Wohnen GmbH', 'Betreiberin'],
        ['Elif Nur Kolb', 'Bewohnerin'],
      ],
    ],
    [
      'en',
      'The parties are Jo Field, 2 High Street, from this day the "Tenant", and Acme Ltd, 9 Low Road, from this day the "Landlord".',
      [
        ['Jo Field', 'Tenant'],
        ['Acme Ltd', 'Landlord'],
      ],
    ],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(namedParties(language, text)).toEqual(expected);
  });
});
