import { expect, test } from 'vitest';
import type { RankedPassage } from '../learned/rank-passages';
import { howHarsh } from './how-harsh';

const ranked = (...scores: number[]) => scores.map((score) => ({ score }) as RankedPassage);
const times = (count: number, score: number) => Array.from({ length: count }, () => score);

test('a contract is as harsh as its ten most harmful passages, however many others there are', () => {
  expect(howHarsh(ranked(...times(10, 2), ...times(90, -4)))).toBe('harsh');
  expect(howHarsh(ranked(...times(90, -4), ...times(4, 2), ...times(6, 0)))).toBe('usual');
  expect(howHarsh(ranked(3, ...times(90, -1)))).toBe('fair');
});

test('one of fewer passages is judged by all of them, and one of none is no harsh one', () => {
  expect(howHarsh(ranked(2, 1))).toBe('harsh');
  expect(howHarsh(ranked(1, -2))).toBe('fair');
  expect(howHarsh([])).toBe('usual');
});
