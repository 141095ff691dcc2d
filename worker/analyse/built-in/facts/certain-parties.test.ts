import { describe, expect, it } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { readCertainParties } from './certain-parties';

const read = (text: string, language: Locale = 'en') =>
  readCertainParties(readContractText({ text, blocks: [], language }));

describe('The parties of a contract, before it is analysed', () => {
  it.each<[Locale, string, { name: string; role: string }[], number]>([
    [
      'en',
      'TENANCY AGREEMENT\n\nThis agreement is made between Acme Homes Ltd (the "Landlord") and Jo Field (the "Tenant").\n\n1. The Tenant pays a rent of £950 a month.',
      [
        { name: 'Acme Homes Ltd', role: 'Landlord' },
        { name: 'Jo Field', role: 'Tenant' },
      ],
      1,
    ],
    [
      'de',
      'Mietvertrag\n\nzwischen der Nordhaus GmbH (nachfolgend „Vermieter“) und Frau Ute Brand (nachfolgend „Mieter“).\n\n§ 1 Der Mieter zahlt eine Miete von 700 Euro im Monat.',
      [
        { name: 'Nordhaus GmbH', role: 'Vermieter' },
        { name: 'Ute Brand', role: 'Mieter' },
      ],
      1,
    ],
    [
      'fr',
      'CONTRAT DE BAIL\n\nEntre la société Dupont Habitat SARL (ci-après « le Bailleur ») et Madame Claire Morel (ci-après « le Locataire »).\n\nArticle 1. Le Locataire paie un loyer de 700 euros par mois.',
      [
        { name: 'Dupont Habitat SARL', role: 'Bailleur' },
        { name: 'Claire Morel', role: 'Locataire' },
      ],
      1,
    ],
    [
      'es',
      'CONTRATO DE ARRENDAMIENTO\n\nEntre Casa Sol, S.L. (en adelante, el «Arrendador») y doña Ana Ruiz Peña (en adelante, la «Arrendataria»).\n\nPrimera. La Arrendataria paga una renta de 700 euros al mes.',
      [
        { name: 'Casa Sol, S.L.', role: 'Arrendador' },
        { name: 'Ana Ruiz Peña', role: 'Arrendataria' },
      ],
      1,
    ],
    [
      'ar',
      'عقد إيجار\n\nأُبرم هذا العقد بين شركة النور العقارية (ويشار إليها بـ«المؤجر») والسيد خالد منصور (ويشار إليه بـ«المستأجر»).\n\nالمادة 1: يدفع المستأجر إيجارًا قدره 700 دينار شهريًا.',
      [
        { name: 'شركة النور العقارية', role: 'المؤجر' },
        { name: 'خالد منصور', role: 'المستأجر' },
      ],
      1,
    ],
  ])('are told with their roles, and who of them would read it, in %s', (language, text, parties, reader) => {
    expect(read(text, language)).toEqual({ parties, reader: parties[reader] });
  });

  it('are told without a guess where either may be the reader', () => {
    const text =
      'NON-DISCLOSURE AGREEMENT\n\nThis agreement is made between Alpha Ltd ("Party A") and Beta Ltd ("Party B").\n\n1. Each party keeps secret what it learns.';
    expect(read(text)).toMatchObject({ parties: [{ name: 'Alpha Ltd' }, { name: 'Beta Ltd' }], reader: null });
  });

  it.each([
    ['one of them has no role', 'Services agreement between Acme Ltd and Jo Field.\n\n1. Acme Ltd pays £20 an hour.'],
    [
      'one of them is only "you"',
      'MEMBERSHIP\n\nThis is an agreement between Acme Gyms Ltd ("we") and Jo Field ("you").\n\n1. You pay us £20 a month.',
    ],
    ['nobody is named', 'MEMBERSHIP TERMS\n\n1. The member pays £20 a month.\n\n2. The club opens every day.'],
  ])('are not told where %s', (_, text) => {
    expect(read(text)).toEqual({ parties: [], reader: null });
  });
});
