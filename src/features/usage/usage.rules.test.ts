import { describe, expect, it } from 'vitest';
import { maxPagesFor } from './page-counts.schema';
import { allowanceOf, tokensCharged } from './usage.rules';

const now = new Date('2026-03-15T12:00:00Z');
const limited = { limited: true, now };

describe('what an account may use', () => {
  it('gives a free account two analyses for life', () => {
    const allowance = allowanceOf(
      { accountStatus: 'free', paymentFailed: false, planStartedAt: null, planEndsAt: null },
      limited,
    );
    expect(allowance).toEqual({ analyses: 2, tokens: 20_000, periodStart: new Date(0), periodEnd: null });
  });

  it('takes the period of a subscription as it is paid for, also while its renewal is awaited', () => {
    const [planStartedAt, planEndsAt] = [new Date('2026-02-14T08:00:00Z'), new Date('2026-03-14T08:00:00Z')];
    const allowance = allowanceOf({ accountStatus: 'plus', paymentFailed: false, planStartedAt, planEndsAt }, limited);
    expect(allowance).toMatchObject({ analyses: 7, periodStart: planStartedAt, periodEnd: planEndsAt });
  });

  it('counts the month of a plan without a subscription from the day it began', () => {
    const planStartedAt = new Date('2026-01-20T08:00:00Z');
    const allowance = allowanceOf(
      { accountStatus: 'pro', paymentFailed: false, planStartedAt, planEndsAt: null },
      limited,
    );
    expect(allowance).toMatchObject({
      analyses: 20,
      tokens: 500_000,
      periodStart: new Date('2026-02-20T08:00:00Z'),
      periodEnd: new Date('2026-03-20T08:00:00Z'),
    });
  });

  it('ends a month that lacks the day on its last day', () => {
    const planStartedAt = new Date('2026-01-31T00:00:00Z');
    const allowance = allowanceOf(
      { accountStatus: 'plus', paymentFailed: false, planStartedAt, planEndsAt: null },
      limited,
    );
    expect(allowance.periodStart).toEqual(new Date('2026-02-28T00:00:00Z'));
    expect(allowance.periodEnd).toEqual(new Date('2026-03-31T00:00:00Z'));
  });

  it.each([
    ['whose payment is required', { accountStatus: null, paymentFailed: false }],
    ['whose payment failed', { accountStatus: 'free' as const, paymentFailed: true }],
  ])('gives nothing to an account %s', (_name, holder) => {
    expect(allowanceOf({ ...holder, planStartedAt: null, planEndsAt: null }, limited)).toMatchObject({
      analyses: 0,
      tokens: 0,
    });
  });
});

describe('what an analysis costs', () => {
  it('adds 2,000 tokens for instructions and answer', () => expect(tokensCharged(7_500)).toBe(9_500));

  it.each([
    [20_000, 24],
    [2_749, 0],
    [0, 0],
    [1_000_000, 250],
  ])('%i tokens left are enough for %i pages', (tokens, pages) => expect(maxPagesFor(tokens)).toBe(pages));
});
