import { expect, test } from 'vitest';
import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import { chunkParagraphs, paragraphsOf, splitParagraphs } from './contract-text-paragraphs';

const wordsOf = (text: string) => splitParagraphs(text).map(({ start, end }) => text.slice(start, end));

test('paragraphs are what stands between blank lines, wherever the blanks are', () => {
  expect(wordsOf('One\nstill one\n\nTwo\n \t\n\n\nThree\n')).toEqual(['One\nstill one', 'Two', 'Three\n']);
});

test('an empty text has no paragraphs', () => {
  expect(splitParagraphs('')).toEqual([]);
  expect(splitParagraphs(' \n\n \n')).toEqual([]);
});

test('every letter of the contract is in exactly one paragraph', () => {
  const text = '\n\nHeading\n\n1. العقد بين الطرفين 🖋\n\n\n(a) first;\n(b) second.\n\nEnd';
  const shown = wordsOf(text).join('');
  expect(shown.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
});

test('a paragraph too long to lay out at once is cut at its lines', () => {
  const line = `${'word '.repeat(200)}end.`;
  expect(wordsOf([line, line, line, line, line].join('\n'))).toEqual([line, line, line, line, line]);
});

test('a text without structure is shown as paragraphs, whatever its words look like', () => {
  const text = '4. LIABILITY\n\nArticle IV Payment\n\nالمادة 3 القانون الواجب التطبيق';
  expect(paragraphsOf(text, []).map(({ look, level }) => [look, level])).toEqual(Array(3).fill(['paragraph', 0]));
});

test('lines broken at the width of a page flow together, an address keeps its lines', () => {
  const wrapped = `${'a'.repeat(70)}\n${'b'.repeat(66)}\n${'c'.repeat(20)}`;
  const address = 'Northgate Analytics Ltd\n1 High Street\nLeeds';
  expect(splitParagraphs(`${wrapped}\n\n${address}`).map(({ flows }) => flows)).toEqual([true, false]);
});

test('paragraphs are laid out in portions that keep their order and leave nothing out', () => {
  const text = Array.from({ length: 300 }, (_, index) => `${index} ${'word '.repeat(40)}`).join('\n\n');
  const paragraphs = splitParagraphs(text);
  const chunks = chunkParagraphs(paragraphs);
  expect(chunks.length).toBeGreaterThan(5);
  expect(chunks.flatMap((chunk) => chunk.paragraphs)).toEqual(paragraphs);
  expect(Math.max(...chunks.map(({ start, end }) => end - start))).toBeLessThanOrEqual(5000);
});

const block = (text: string, words: string, shape: Partial<TextBlock> = {}): TextBlock => {
  const start = text.indexOf(words);
  return { kind: 'paragraph', level: 0, number: null, page: null, start, end: start + words.length, ...shape };
};

test('the structure of the file decides what is a heading, a clause, a row, and where a page begins', () => {
  const text = 'Lease\n\n1 Rent\n\n1.1 The rent is due.\n\nMonth\tRent\n\nMay\t900';
  const shown = paragraphsOf(text, [
    block(text, 'Lease', { kind: 'heading', level: 1, page: 1 }),
    block(text, '1 Rent', { kind: 'heading', level: 5, number: '1', page: 1 }),
    block(text, '1.1 The rent is due.', { kind: 'list-item', level: 2, number: '1.1', page: 2 }),
    block(text, 'Month\tRent', { kind: 'table-row', page: 2 }),
    block(text, 'May\t900', { kind: 'table-row', page: 3 }),
  ]);
  expect(shown.map(({ look, level, newPage }) => [look, level, newPage])).toEqual([
    ['heading', 1, 1],
    ['heading', 2, null],
    ['list-item', 2, 2],
    ['table-row', 0, null],
    ['table-row', 0, 3],
  ]);
});

test('what stands outside every block is shown too, and blocks of another text are passed over', () => {
  const text = 'Before.\n\nInside.\n\nAfter.';
  const words = (blocks: TextBlock[]) => paragraphsOf(text, blocks).map(({ start, end }) => text.slice(start, end));
  expect(words([block(text, 'Inside.')])).toEqual(['Before.', 'Inside.', 'After.']);
  expect(words([{ ...block(text, 'Inside.'), end: 900 }])).toEqual(['Before.', 'Inside.', 'After.']);
});
