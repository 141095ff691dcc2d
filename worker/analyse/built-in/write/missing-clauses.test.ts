import { describe, expect, test } from 'vitest';
import type { ContractKind } from '#src/features/contracts/contract-kinds.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { playbook } from '../playbook';
import { runPlaybook } from '../run-playbook';
import { readContractText } from '../text/contract-text';
import { findMissing } from './missing-clauses';

const filler: Record<Locale, string> = {
  en: 'The keys are kept in the blue box beside the door of the shop.',
  es: 'Las llaves se guardan en la caja azul junto a la puerta de la tienda.',
  fr: 'Les clefs sont rangées dans la boîte bleue près de la porte de la boutique.',
  de: 'Die Schlüssel liegen in der blauen Kiste neben der Tür des Ladens.',
  ar: 'المفاتيح في الصندوق الأزرق بجانب الباب.',
};

function missed(said: string, { kind, language = 'en' }: { kind: ContractKind | null; language?: Locale }) {
  const text = `${said}\n\n${`${filler[language]} `.repeat(60)}`;
  const contract = readContractText({ text, blocks: [], language });
  const result = runPlaybook(playbook, contract, 'services');
  const to = { locale: 'en' } as const;
  const telling = { to, wordTo: to, today: '2026-12-01', contractType: 'services', contract, found: result } as const;
  return findMissing(playbook, { kind, result, telling }).map(({ clause }) => clause.clauseType);
}

const laws: Record<Locale, string> = {
  en: 'Scots law covers all this.',
  es: 'Todo esto va con la ley chilena.',
  fr: 'Le tout suit le droit belge.',
  de: 'Für alles gilt Schweizer Recht.',
  ar: 'وتطبق أنظمة المملكة العربية السعودية.',
};

describe('what a contract lacks', () => {
  test.for(Object.keys(laws) as Locale[])('is a named law where no words speak of one, in %s', (language) => {
    expect(missed('', { kind: 'confidentiality', language })).toContain('governing-law');
    expect(missed(laws[language], { kind: 'confidentiality', language })).not.toContain('governing-law');
  });

  test('is not told for a text whose kind is not known', () => {
    expect(missed('', { kind: null })).toEqual([]);
  });

  test('is not told for an amendment, which leaves the rest to the main contract', () => {
    expect(missed('', { kind: 'amendment' })).toEqual([]);
  });

  test.for([
    ['en', 'This order is made under the framework agreement of 1 May.'],
    ['es', 'Este pedido se hace según el contrato marco.'],
    ['fr', 'La commande est passée en application du contrat-cadre.'],
    ['de', 'Die Bestellung erfolgt unter dem Rahmenvertrag.'],
    ['ar', 'يصدر هذا الأمر بموجب الاتفاقية الإطارية.'],
  ] as const)('is not told for an order under a framework agreement, in %s', ([language, said]) => {
    expect(missed(said, { kind: 'goods-supply', language })).toEqual([]);
  });

  test.for([
    ['en', 'Dear Rosa,'],
    ['es', 'Querida Rosa:'],
    ['fr', 'Chère Rose,'],
    ['de', 'Liebe Rosa,'],
    ['ar', 'أخي العزيز أحمد،'],
  ] as const)('is not told for a letter, in %s', ([language, said]) => {
    expect(missed(said, { kind: 'consultancy', language })).toEqual([]);
  });

  test('is what its kind of contract should have', () => {
    expect(missed('', { kind: 'residential-tenancy' })).toContain('repairs');
    expect(missed('', { kind: 'franchise' })).toContain('anti-assignment');
    expect(missed('', { kind: 'residential-tenancy' })).not.toContain('anti-assignment');
    expect(missed('', { kind: 'vehicle-sale' })).not.toContain('repairs');
    expect(missed('The landlord mends what breaks.', { kind: 'residential-tenancy' })).not.toContain('repairs');
  });
});
