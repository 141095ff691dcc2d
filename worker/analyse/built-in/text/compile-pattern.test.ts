import { expect, test } from 'vitest';
import { compilePattern } from './compile-pattern';

test.each([
  ['de', /\b\p{L}{0,20}vertrag\b/u, 'Der Mietvertrag endet.', 'Mietvertrag'],
  ['es', /\bcontrato(?: [\p{L}-]+){0,2}/u, 'Este contrato de prestación es libre.', 'contrato de prestación'],
  ['ar', /عقد \p{L}+/u, 'هذا عقد إيجار', 'عقد إيجار'],
] as const)('in %s, letters of every script are letters to %s', (language, pattern, text, found) => {
  expect(compilePattern(pattern, language).exec(text)?.[0]).toBe(found);
});

test('a word ends where its language says, and case does not matter', () => {
  const word = /\bort\b/;
  expect(compilePattern(word, 'de').test('Am ORT der Lieferung')).toBe(true);
  expect(compilePattern(word, 'de').test('der Örtort')).toBe(false);
});

test('a pattern is compiled once for each language and way of use', () => {
  const pattern = /\bbail\b/;
  expect(compilePattern(pattern, 'fr')).toBe(compilePattern(pattern, 'fr'));
  expect(compilePattern(pattern, 'fr', 'g')).not.toBe(compilePattern(pattern, 'fr'));
  expect(compilePattern(pattern, 'fr', 'g').global).toBe(true);
});
