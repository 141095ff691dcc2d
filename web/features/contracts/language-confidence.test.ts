import { expect, test } from 'vitest';
import { confidenceLevel } from './language-confidence';

test.each([
  [1, 'high'],
  [0.8, 'high'],
  [0.79, 'medium'],
  [0.6, 'medium'],
  [0.59, 'low'],
  [0, 'low'],
])('a language recognised with confidence %d is %s', (confidence, level) => {
  expect(confidenceLevel(confidence)).toBe(level);
});
