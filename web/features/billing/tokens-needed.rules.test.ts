import { expect, test } from 'vitest';
import { tokensNeeded } from './tokens-needed.rules';

test('what the free plan has used does not count in a paid one', () => {
  expect(tokensNeeded('free', { estimatedTokens: 61_000, availableTokens: 4000 })).toBe(61_000);
});

test('what a paid plan has used in this period counts on in a larger one', () => {
  expect(tokensNeeded('plus', { estimatedTokens: 61_000, availableTokens: 4000 })).toBe(61_000 + 146_000);
});

test('without figures any larger plan will do', () => {
  expect(tokensNeeded('plus', { estimatedTokens: null, availableTokens: null })).toBe(0);
  expect(tokensNeeded(null, { estimatedTokens: 5000, availableTokens: 0 })).toBe(5000);
});
