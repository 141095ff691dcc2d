import { expect, test } from 'vitest';
import { foldText } from '#src/kernel/folding.ts';
import { findWords } from './contract-search';

const placesOf = (words: string, text: string) =>
  findWords(text, foldText(text), words)?.map(({ start, end }) => text.slice(start, end));

test.each([
  ['en', 'client’s FEE', 'The Client’s fee. The clients fee.', ['Client’s fee', 'clients fee']],
  ['es', 'rescision', 'La rescisión; RESCISIÓN.', ['rescisión', 'RESCISIÓN']],
  ['fr', 'oeuvre cedee', 'L’œuvre cédée', ['œuvre cédée']],
  ['de', 'strasse', 'Die Straße', ['Straße']],
  ['ar', 'مده العقد', 'مُدّةُ العقــدِ', ['مُدّةُ العقــدِ']],
])('words are found however they are written: %s', (_, words, text, found) => {
  expect(placesOf(words, text)).toEqual(found);
});

test('words run on over lines, and a part of a word is found in it', () => {
  expect(placesOf('late payment', 'late\n  payment')).toEqual(['late\n  payment']);
  expect(placesOf('pay', 'Payment is paid in pay.')).toEqual(['Pay', 'pay']);
});

test('the end of a word and the beginning of the next are no place of another word', () => {
  expect(placesOf('under', 'und er zahlt under')).toEqual(['under']);
  expect(placesOf('non-compete', 'a noncompete, a non-compete, a non compete')).toEqual([
    'noncompete',
    'non-compete',
    'non compete',
  ]);
});

test('sums are found as they are written', () => {
  expect(placesOf('12 500,50', 'zahlt 12 500,50 € oder 1250050')).toEqual(['12 500,50']);
  expect(placesOf('30', '3 0 or 30')).toEqual(['30']);
});

test('a single letter or a sign alone is not looked for', () => {
  expect(placesOf('a', 'a banana')).toBeUndefined();
  expect(placesOf(' § ', '§ 3')).toBeUndefined();
  expect(placesOf('xyz', 'a banana')).toEqual([]);
});
