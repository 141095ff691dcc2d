import { describe, expect, test } from 'vitest';
import { contractKinds } from '#src/features/contracts/contract-kinds.schema.ts';
import { type Locale, locales } from '#src/i18n/locale.schema.ts';
import { findMoney } from '../money/find-money';
import { readContractText } from '../text/contract-text';
import { mainParties, writeObject, writeTitle } from './title-and-object';

const gym = { name: 'Fitwell Ltd', role: 'Club' };
const member = { name: 'Ana Reed', role: 'Member' };
const text = `Membership agreement between Fitwell Ltd (the "Club") and Ana Reed (the "Member").\n\n1. The Member pays the Club a membership fee of £30 a month.`;
const parties = [gym, member];
const kind = 'gym-membership' as const;

function objectOf(language: Locale, said = text) {
  const payments = findMoney(readContractText({ text: said, blocks: [], language: 'en' }));
  return writeObject({ kind, parties, payments, language: 'en' }, { locale: language });
}

describe('the title of a contract', () => {
  test.for([
    ['en', 'Gym membership: Fitwell Ltd'],
    ['es', 'Abono de gimnasio: Fitwell Ltd'],
    ['fr', 'Abonnement de salle de sport\u202f: Fitwell Ltd'],
    ['de', 'Fitnessstudiovertrag: Fitwell Ltd'],
    ['ar', 'اشتراك في نادٍ رياضي: Fitwell Ltd'],
  ] as const)('names its kind and the other side, in %s', ([locale, title]) => {
    expect(writeTitle({ kind, parties, reader: member }, { locale })).toBe(title);
  });

  test('names both sides where the reader is not known to be one of them', () => {
    const to = { locale: 'en' } as const;
    const title = 'Gym membership: Fitwell Ltd and Ana Reed';
    expect(writeTitle({ kind, parties, reader: null }, to)).toBe(title);
    expect(writeTitle({ kind, parties, reader: { name: null, role: 'Guest' } }, to)).toBe(title);
    expect(writeTitle({ kind, parties, reader: null }, { locale: 'es' })).toBe(
      'Abono de gimnasio: Fitwell Ltd y Ana Reed',
    );
  });

  test('is what the document calls itself where no kind is sure', () => {
    const to = { locale: 'en' } as const;
    const ownTitle = 'Minute of let of a field';
    expect(writeTitle({ kind: null, ownTitle, parties, reader: member }, to)).toBe(`${ownTitle}: Fitwell Ltd`);
    expect(writeTitle({ kind, ownTitle, parties, reader: member }, to)).toBe('Gym membership: Fitwell Ltd');
    const named = 'Terms of Fitwell Ltd';
    expect(writeTitle({ kind: null, ownTitle: named, parties, reader: member }, to)).toBe(named);
    expect(writeTitle({ kind: null, parties, reader: member }, to)).toBe(null);
    expect(writeTitle({ kind: null, ownTitle, type: 'tenancy', parties, reader: member }, to)).toContain(ownTitle);
    expect(writeTitle({ kind: null, type: 'tenancy', parties, reader: member }, to)).toBe('Tenancy: Fitwell Ltd');
    expect(writeTitle({ kind: null, type: 'other', parties, reader: member }, to)).toBe(null);
  });

  test('leaves out who only answers for a party, unless they read it', () => {
    const guarantor = { name: 'Tom Hall', role: 'Guarantor' };
    const all = [...parties, guarantor];
    expect(mainParties(all, member, 'en')).toEqual(parties);
    expect(mainParties(all, guarantor, 'en')).toEqual(all);
  });

  test('names two at most, and nobody twice', () => {
    const to = { locale: 'en' } as const;
    const guarantor = { name: 'Tom Hall', role: 'Guarantor' };
    const three = [...parties, guarantor];
    expect(writeTitle({ kind, parties: three, reader: member }, to)).toBe('Gym membership: Fitwell Ltd and Tom Hall');
    expect(writeTitle({ kind, parties: three, reader: null }, to)).toBe(
      'Gym membership: Fitwell Ltd, Ana Reed and others',
    );
    expect(writeTitle({ kind, parties: [gym, { ...gym, role: 'Landlord' }, member], reader: member }, to)).toBe(
      'Gym membership: Fitwell Ltd',
    );
  });

  test('is none where the kind is not known', () => {
    expect(writeTitle({ kind: null, parties, reader: member }, { locale: 'en' })).toBeNull();
  });

  test.for(locales)('differs for every kind, in %s', (locale) => {
    const titles = contractKinds.map((one) => writeTitle({ kind: one, parties: [], reader: null }, { locale }));
    expect(new Set(titles).size).toBe(contractKinds.length);
  });
});

describe('the deal in a sentence', () => {
  test.for([
    ['en', 'Use of a gym, agreed between Fitwell Ltd (Club) and Ana Reed (Member): Ana Reed pays £30 per month.'],
    [
      'es',
      'Uso de un gimnasio, según lo acordado entre Fitwell Ltd (Club) y Ana Reed (Member): Ana Reed paga 30 £ al mes.',
    ],
  ] as const)('says what it is, between whom, and its price, in %s', ([locale, object]) => {
    expect(objectOf(locale)).toBe(object);
  });

  test('names no price where several could be meant', () => {
    const several = `${text} From 2027 the Member pays the Club a membership fee of £40 a month.`;
    expect(objectOf('en', several)).toBe('Use of a gym, agreed between Fitwell Ltd (Club) and Ana Reed (Member).');
  });

  test('calls nobody “we” or “you”', () => {
    const people = [
      { name: 'Fitwell Ltd', role: 'We' },
      { name: 'Ana Reed', role: 'You' },
    ];
    const object = writeObject({ kind, parties: people, payments: [], language: 'en' }, { locale: 'en' });
    expect(object).toBe('Use of a gym, agreed between Fitwell Ltd and Ana Reed.');
  });

  test('is none where the kind or a side is not known', () => {
    expect(writeObject({ kind: null, parties, payments: [], language: 'en' }, { locale: 'en' })).toBeNull();
    expect(writeObject({ kind, parties: [gym], payments: [], language: 'en' }, { locale: 'en' })).toBeNull();
  });
});
