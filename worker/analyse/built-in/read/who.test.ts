import { describe, expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { readPromisor } from './promisor';
import { readRightHolder } from './right-holder';
import { readWho } from './who';

const openings: Record<Locale, string> = {
  en: 'This Agreement is made between Acme Ltd ("Grower") and Beta LLC ("Miller").',
  es: 'Contrato entre Acme S.L. (en adelante, "el Arrendador") y Beta S.A. (en adelante, "el Arrendatario").',
  fr: 'Contrat entre Acme SAS, ci-après dénommée « le Bailleur », et Beta SARL, ci-après dénommée « le Locataire ».',
  de: 'Vertrag zwischen Acme GmbH (nachfolgend „Vermieter“ genannt) und Beta AG (nachfolgend „Mieter“ genannt).',
  ar: 'الطرف الأول (المؤجر): شركة النور للعقارات، ومقرها دبي\n\nالطرف الثاني (المستأجر): أحمد علي حسن، ومقره الشارقة',
};
const contractOf = (language: Locale, more = '') =>
  readContractText({ text: `${openings[language]}\n\n${more}`, blocks: [], language });

function who(phrase: string, language: Locale) {
  const found = readWho(phrase, contractOf(language));
  return found.kind === 'party' ? found.party?.name : found.kind;
}

describe('a phrase', () => {
  test.each([
    ['en', 'the Grower', 'Acme Ltd'],
    ['en', 'Beta LLC', 'Beta LLC'],
    ['en', 'Beta', 'Beta LLC'],
    ['es', 'el Arrendatario', 'Beta S.A.'],
    ['es', 'Acme S.L.', 'Acme S.L.'],
    ['fr', 'le Locataire', 'Beta SARL'],
    ['de', 'Der Vermieter', 'Acme GmbH'],
    ['ar', 'الطرف الثاني', 'أحمد علي حسن'],
  ] as const)('names a party of this contract (%s: %s)', (language, phrase, name) => {
    expect(who(phrase, language)).toBe(name);
  });

  test.each([
    ['en', 'either of the parties'],
    ['en', 'Neither party'],
    ['es', 'cualquiera de las partes'],
    ['es', 'ambas partes'],
    ['fr', 'chacune des parties'],
    ['fr', "l'une ou l'autre des parties"],
    ['de', 'Jede Vertragspartei'],
    ['de', 'keine der Parteien'],
    ['ar', 'لاي من الطرفين'],
    ['ar', 'كل طرف'],
  ] as const)('names all parties alike (%s: %s)', (language, phrase) => {
    expect(who(phrase, language)).toBe('all');
  });

  test.each([
    ['en', 'You', 'you'],
    ['en', 'we', 'we'],
    ['es', 'usted', 'you'],
    ['es', 'nosotros', 'we'],
    ['fr', 'vous', 'you'],
    ['fr', 'Nous', 'we'],
    ['de', 'Sie', 'you'],
    ['de', 'wir', 'we'],
    ['ar', 'انت', 'you'],
    ['ar', 'نحن', 'we'],
  ] as const)('addresses the reader, or means the writer (%s: %s)', (language, phrase, kind) => {
    expect(who(phrase, language)).toBe(kind);
  });

  test('addresses the party that the contract calls "you"', () => {
    const text = 'This Agreement is made between Acme Ltd ("we") and Beta LLC ("you").';
    const found = readWho('You', readContractText({ text, blocks: [], language: 'en' }));
    expect([found.kind, found.party?.name]).toEqual(['you', 'Beta LLC']);
  });

  test.each([
    ['en', 'This Agreement'],
    ['es', 'Contrato'],
    ['fr', 'Convention'],
    ['de', 'Vertragslaufzeit'],
    ['ar', 'العقد'],
  ] as const)('names nobody (%s: %s)', (language, phrase) => {
    expect(who(phrase, language)).toBe('nobody');
  });

  test('names one whom this contract does not count among its parties, by a common role or by another name', () => {
    expect(who('the Guarantor', 'en')).toBe('role');
    expect(who('Party A', 'en')).toBe('role');
    expect(who('Gamma', 'en')).toBe('name');
  });
});

describe('where several are named', () => {
  const readRight = (words: string, language: Locale) => {
    const contract = contractOf(language, words);
    const sentence = contract.sentences.at(-1);
    return sentence && readRightHolder(sentence, contract);
  };

  test('a party of this contract comes before anyone else', () => {
    expect(readRight('If Gamma may do so, and Miller may terminate, this ends.', 'en')).toBe('Miller');
  });

  test("a right may be the reader's or the writer's", () => {
    expect(readRight('You may terminate at any time.', 'en')).toBe('You');
    expect(readRight('We may terminate at any time.', 'en')).toBe('We');
  });

  test('a right is held by the party as the document writes it', () => {
    expect(readRight('El Arrendador, en su caso, podrá resolver el contrato.', 'es')).toBe('Arrendador');
    expect(readRight('Le Bailleur peut résilier le bail.', 'fr')).toBe('Bailleur');
    expect(readRight('Der Mieter kann kündigen.', 'de')).toBe('Mieter');
    expect(readRight('يجوز للمُستأجر إنهاء العقد.', 'ar')).toBe('المُستأجر');
  });

  test('a promise is made by a party, not by a thing', () => {
    const contract = contractOf('de', 'Die Mietsache ist versichert, und der Mieter stellt ihn frei.');
    const sentence = contract.sentences.at(-1);
    expect(sentence && readPromisor(sentence, contract)).toBe('Mieter');
  });
});
