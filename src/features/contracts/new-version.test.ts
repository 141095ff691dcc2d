import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { insertContract } from '#src/testing/contract-factory.ts';
import { keepingMeasure } from '#src/testing/keeping-measure.ts';
import { createContractsRepository } from './contracts.repository';

const contracts = createContractsRepository(createDatabase(env.DB));
let user: Awaited<ReturnType<typeof asUser>>;

beforeEach(async () => {
  user = await asUser();
  vi.spyOn(env.FREE_ANALYSIS_QUEUE, 'send').mockResolvedValue({} as never);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

async function upload(newVersionOf: string) {
  const measured = { readerVersion: 1, pages: 1, characters: 20, tokens: 5, language: 'en', languageConfidence: 1 };
  const MEASURE = { ...keepingMeasure, measure: async () => ({ ok: true, ...measured }) as never };
  const body = new FormData();
  body.append('contract', new File(['the bytes of a lease'], 'lease.pdf'));
  body.append('newVersionOf', newVersionOf);
  const answer = await call('POST', '/api/contracts', { body, headers: user.headers, env: { MEASURE } });
  return { status: answer.status, ...((await answer.json()) as { code?: string; contractId?: string }) };
}

test('an upload keeps of which contract of its owner it is a new version', async () => {
  const earlier = await insertContract(env.DB, { ownerId: user.id, status: 'complete' });
  const { contractId = '' } = await upload(earlier);
  expect((await contracts.findOwned({ ownerId: user.id, id: contractId }))?.newVersionOf).toBe(earlier);
});

test("someone else's contract is not found, and nothing is stored or charged", async () => {
  const foreign = await insertContract(env.DB, { ownerId: (await asUser()).id, status: 'complete' });
  expect(await upload(foreign)).toMatchObject({ status: 404, code: 'contracts.not_found' });
  expect(await (await call('GET', '/api/contracts', { headers: user.headers })).json()).toEqual([]);
  const usage = await (await call('GET', '/api/usage/check/contract_analysis', { headers: user.headers })).json();
  expect(usage).toMatchObject({ current: 0, tokensUsed: 0 });
});
