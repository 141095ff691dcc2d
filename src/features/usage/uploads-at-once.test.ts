import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import type { MeasureService } from '#src/platform/measure.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import type { UsageCheck } from './usage.schema';

const aPage = { pages: 1, characters: 3000, tokens: 750, language: 'en', languageConfidence: 1 } as const;
const MEASURE: MeasureService = {
  measure: async () => ({ ok: true, readerVersion: 1, ...aPage }),
  ping: async () => 'ok',
  analyst: async () => 'built-in',
};

test('of 50 contracts sent at once a Plus account has 7 accepted and stored, three of them queued, and 43 refused', async () => {
  const queued = vi.spyOn(env.ANALYSIS_QUEUE, 'send').mockResolvedValue({} as never);
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { headers } = await asUser({ accountStatus: 'plus', planStartedAt: new Date() });
  const upload = async (index: number) => {
    const body = new FormData();
    body.append('contract', new File([`Lease number ${index}`], `lease-${index}.txt`));
    const answer = await call('POST', '/api/contracts', { body, headers, env: { MEASURE, RATE_LIMITS: 'off' } });
    return { status: answer.status, ...((await answer.json()) as { code?: string }) };
  };
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => upload(index)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['usage.analyses_exceeded']));

  const usage = await (await call('GET', '/api/usage/check/contract_analysis', { headers })).json();
  expect(usage).toMatchObject({
    allowed: false,
    current: 7,
    limit: 7,
    tokensUsed: 7 * 2750,
  } satisfies Partial<UsageCheck>);
  expect(queued).toHaveBeenCalledTimes(3);
  expect((await env.FILES.list({ prefix: 'files/' })).objects).toHaveLength(7);
});
