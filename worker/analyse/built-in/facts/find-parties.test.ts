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
