import { expect, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { readContractText } from '../text/contract-text';
import { asBetweenFirms, isBetweenFirms } from './between-firms';

test.each(['Duties as Operator7', 'Town of Vinton', 'KazakhOil', 'Bexley’s Customer'])('%s is nobody', (name) => {
  expect(isBetweenFirms([], { name, role: 'Operator' }, 'en')).toBe(true);
});

test.each(['Anna McBride', 'Siân O’Brien', 'María de la Cruz', 'Fiona'])('%s is somebody', (name) => {
  expect(isBetweenFirms([], { name, role: 'Operator' }, 'en')).toBe(false);
});

test.each<[Locale, firms: string[], withPerson: string[]]>([
  ['en', ['Harrow Milling Ltd', 'Bexley Trust Inc.'], ['Harrow Milling Ltd', 'Anna Bexley']],
  ['es', ['Molinos Sur, S.L.', 'Editorial Alba'], ['Molinos Sur, S.L.', 'Ana Alba']],
  ['fr', ['Minoterie Sud SARL', 'Éditions Aube'], ['Minoterie Sud SARL', 'Anne Aube']],
  ['de', ['Südmühle GmbH', 'Verlag Morgen AG'], ['Südmühle GmbH', 'Anna Morgen']],
  ['ar', ['شركة المطاحن', 'مؤسسة الفجر'], ['شركة المطاحن', 'سلمى الفجر']],
])('a contract is between firms where every party or its reader is one, in %s', (language, firms, withPerson) => {
  const named = (names: string[]) => names.map((name) => ({ name }));
  const [firm = '', person = ''] = withPerson;
  expect(isBetweenFirms(named(firms), null, language)).toBe(true);
  expect(isBetweenFirms(named(withPerson), null, language)).toBe(false);
  expect(isBetweenFirms(named(withPerson), { name: person, role: null }, language)).toBe(false);
  expect(isBetweenFirms(named(withPerson), { name: firm, role: null }, language)).toBe(true);
  expect(isBetweenFirms(named(firms.slice(0, 1)), null, language)).toBe(false);
});

test('between firms only harms with a name are told, none as sure, and none where the reader is not known', () => {
  const { sentences } = readContractText({ text: 'The Buyer pays all costs.', blocks: [], language: 'en' });
  const [sentence] = sentences;
  if (!sentence) throw new Error('no sentence');
  const found = {
    named: [{ harm: 'their-costs-on-reader' as const, sentence, isSure: true }],
    unnamed: [{ sentence, topic: null }],
    gravity: new Map(),
  };
  const view = { isUsual: true, otherCalled: null, whomItHurts: () => null };
  const known = asBetweenFirms(found, { ...view, reader: { name: 'Harrow Milling Ltd', role: 'Buyer' } });
  expect(known).toMatchObject({ named: [{ isSure: false }], unnamed: [] });
  expect(asBetweenFirms(found, { ...view, reader: null })).toMatchObject({ named: [], unnamed: [] });
});
