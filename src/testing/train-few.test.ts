import { expect, test } from 'vitest';
import { dot, type FewExample, logistic, trainFew } from '../dev/learn/train-few.ts';

const example = (values: number[], label: 0 | 1): FewExample => ({ values, label, weight: 1 });

test('the likelihood that is learned of a number is how often it was so', () => {
  const often = Array.from({ length: 100 }, (_, at) => example([1, 1], at < 80 ? 1 : 0));
  const seldom = Array.from({ length: 100 }, (_, at) => example([1, 0], at < 10 ? 1 : 0));
  const weights = trainFew([...often, ...seldom], [1e-6, 1e-6]);
  expect(logistic(dot([1, 1], weights))).toBeCloseTo(0.8, 3);
  expect(logistic(dot([1, 0], weights))).toBeCloseTo(0.1, 3);
});

test('what was seen once alone is hardly believed', () => {
  const weights = trainFew([example([1], 1)], [8]);
  expect(logistic(dot([1], weights))).toBeLessThan(0.6);
});

test('from nothing nothing is learned', () => {
  expect(trainFew([], [1, 1])).toEqual([0, 0]);
});
