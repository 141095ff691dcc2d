import { expect, test } from 'vitest';
import { normaliseText } from './normalised-text';

test.each([
  ['El plazo vence el 14 de diciem-\nbre de 2027.', 'El plazo vence el 14 de diciembre de 2027.'],
  ['Le loca- taire paie le loyer.', 'Le locataire paie le loyer.'],
  ['Der Mieter zahlt die Kau-\n   tion.', 'Der Mieter zahlt die Kaution.'],
])('a word that a line end cut is read whole: “%s”', (source, expected) => {
  expect(normaliseText(source).text).toBe(expected);
});

test.each([
  'Haus- und Hofreinigung',
  'pre- and post-paid plans',
  'Art. 4 - el precio',
  'Plan Puesto Fijo- Rosario',
  'A- bis C-Jugend',
])('a hyphen that the writer meant is kept: “%s”', (source) => {
  expect(normaliseText(source).text).toBe(source);
});

test('what stands behind a cut word is found where it stands', () => {
  const source = 'diciem-\nbre de 2027';
  const { text, sourceOffsets } = normaliseText(source);
  expect(sourceOffsets[text.indexOf('2027')]).toBe(source.indexOf('2027'));
});
