import { expect, test } from 'vitest';
import type { TextBlock } from '#src/features/contracts/contract-text.schema.ts';
import { clauseNumberAt } from './clause-number';

type Outline = [kind: TextBlock['kind'], level: number, number: string | null][];

/** Blocks of ten characters each. */
const blocksOf = (outline: Outline): TextBlock[] =>
  outline.map(([kind, level, number], index) => ({
    ...{ kind, level, number, page: null },
    ...{ start: index * 10, end: index * 10 + 9 },
  }));
const numberIn = (outline: Outline, index: number) => clauseNumberAt(blocksOf(outline), index * 10 + 4);

test('words of a numbered clause stand in it, whatever sign ends its number', () => {
  expect(numberIn([['list-item', 2, '8.2']], 0)).toBe('8.2');
  expect(numberIn([['heading', 1, '7.']], 0)).toBe('7');
  expect(numberIn([['heading', 1, '§ 6']], 0)).toBe('§ 6');
});

test('a point is named with its clause', () => {
  const outline: Outline = [
    ['heading', 1, '4.'],
    ['list-item', 2, '(a)'],
    ['list-item', 2, '(b)'],
    ['list-item', 3, '(ii)'],
  ];
  expect(numberIn(outline, 2)).toBe('4(b)');
  expect(numberIn(outline, 3)).toBe('4(b)(ii)');
});

test('a paragraph without a number belongs to the clause before it', () => {
  const outline: Outline = [
    ['heading', 1, '7.'],
    ['paragraph', 0, null],
    ['paragraph', 0, null],
  ];
  expect(numberIn(outline, 2)).toBe('7');
});

test('no number is made up: of a part without one, of a point alone, and of words between two blocks', () => {
  const schedule: Outline = [
    ['list-item', 2, '15.3'],
    ['heading', 1, null],
    ['paragraph', 0, null],
  ];
  expect(numberIn(schedule, 2)).toBeNull();
  expect(numberIn([['list-item', 2, '(a)']], 0)).toBeNull();
  expect(clauseNumberAt(blocksOf(schedule), 9)).toBeNull();
  expect(clauseNumberAt([], 0)).toBeNull();
});
