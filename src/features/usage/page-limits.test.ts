import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { type PageLimits, pageLimitsSchema } from './page-limits.schema';

async function limitsFor(fields: Parameters<typeof asUser>[0], language = 'en'): Promise<PageLimits> {
  const { headers } = await asUser(fields);
  const answer = await call('GET', '/api/demo/page-limits', { headers: { ...headers, 'accept-language': language } });
  return pageLimitsSchema.parse(await answer.json());
}

test('each plan’s tokens are given as pages', async () => {
  const { explanation } = await limitsFor({});
  expect(explanation.planLimits).toEqual([
    { plan: 'free', tokenLimit: 20_000, pageLimit: 24 },
    { plan: 'plus', tokenLimit: 150_000, pageLimit: 197 },
    { plan: 'pro', tokenLimit: 500_000, pageLimit: 250 },
    { plan: 'premium', tokenLimit: 1_000_000, pageLimit: 250 },
  ]);
  expect(explanation.tokenCalculation).toContain('3,000 characters');
});

test.each([
  [{}, { currentPlan: 'free', currentLimit: 20_000, currentMaxPages: 24 }],
  [{ accountStatus: 'pro' as const }, { currentPlan: 'pro', currentLimit: 500_000, currentMaxPages: 250 }],
  [{ accountStatus: null }, { currentPlan: null, currentLimit: 0, currentMaxPages: 0 }],
  [{ paymentFailed: true }, { currentPlan: 'free', currentLimit: 0, currentMaxPages: 0 }],
])('an account of %o sees its own', async (fields, expected) => {
  expect(await limitsFor(fields)).toMatchObject(expected);
});

test('an example is allowed exactly where its tokens fit', async () => {
  const { examples } = await limitsFor({});
  expect(examples.length).toBeGreaterThan(3);
  for (const { estimatedPages, chars, textTokens, totalTokens, planResults } of examples) {
    expect([chars, textTokens, totalTokens]).toEqual([
      estimatedPages * 3000,
      estimatedPages * 750,
      estimatedPages * 750 + 2000,
    ]);
    for (const { allowed, maxPages } of planResults) expect(allowed).toBe(estimatedPages <= maxPages);
  }
  expect(examples.map(({ planResults }) => planResults.find(({ allowed }) => allowed)?.plan)).toEqual([
    'free',
    'free',
    'plus',
    'plus',
    'pro',
  ]);
});

test('it is in the reader’s language', async () => {
  const { examples, explanation } = await limitsFor({}, 'de');
  expect(examples[0]?.name).toBe('Geheimhaltungs\u00advereinbarung');
  expect(explanation.tokenCalculation).toContain('3.000 Zeichen');
});
