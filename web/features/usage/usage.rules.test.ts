import { expect, test } from 'vitest';
import type { UsageCheck } from '#src/features/usage/usage.schema.ts';
import { uploadBlock, usageState } from './usage.rules';

const usage = (figures: Partial<UsageCheck>): UsageCheck => ({
  allowed: true,
  current: 0,
  limit: 10,
  tokensUsed: 0,
  tokensLimit: 1000,
  periodEnd: null,
  ...figures,
});

test.each([
  [7, 'available'],
  [8, 'near-limit'],
  [9, 'near-limit'],
  [10, 'limit-reached'],
] as const)('%i of 10 analyses used is %s', (current, state) => {
  expect(usageState(usage({ current }))).toBe(state);
});

test('tokens count like analyses: whichever is nearer to its end decides', () => {
  expect(usageState(usage({ current: 1, tokensUsed: 800 }))).toBe('near-limit');
  expect(usageState(usage({ current: 8, tokensUsed: 1000 }))).toBe('limit-reached');
});

test('a limit of 0 means that payment is required', () => {
  expect(usageState(usage({ limit: 0, tokensLimit: 0 }))).toBe('payment-required');
  expect(uploadBlock(usage({ allowed: false, limit: 0, tokensLimit: 0 }))).toBe('payment-required');
});

test('tokens that are enough for no document are used up', () => {
  const almost = usage({ allowed: false, current: 3, tokensUsed: 900 });
  expect(uploadBlock(almost)).toBe('tokens');
  expect(usageState(almost)).toBe('limit-reached');
});

test('an upload that is not allowed says whether analyses or tokens are used up', () => {
  expect(uploadBlock(usage({ allowed: false, current: 10 }))).toBe('analyses');
  expect(uploadBlock(usage({ allowed: false, current: 3, tokensUsed: 1000 }))).toBe('tokens');
  expect(uploadBlock(usage({ current: 9 }))).toBeNull();
});
