import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from './db/client';
import { buildDeps } from './deps';
import { contractFiles } from './features/contracts/contract-files';
import { createContractsRepository } from './features/contracts/contracts.repository';
import { insertContract, insertUser } from './testing/contract-factory';
import { sweepEverything } from './testing/sweep-everything';

const contracts = createContractsRepository(createDatabase(env.DB));
const hourAgo = () => new Date(Date.now() - 3_700_000);
let ownerId: string;

beforeEach(async () => {
  ownerId = await insertUser(env.DB);
  vi.spyOn(env.FREE_ANALYSIS_QUEUE, 'send').mockResolvedValue({} as never);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

const run = (now = new Date()) =>
  sweepEverything({
    ...buildDeps(env, { origin: 'http://localhost', waitUntil: createExecutionContext().waitUntil }),
    clock: () => now,
  });

describe('the sweep', () => {
  it('queues a contract again that stands still, and leaves fresh and finished ones alone', async () => {
    const stuck = await insertContract(env.DB, { ownerId, status: 'analysing', statusChangedAt: hourAgo() });
    await insertContract(env.DB, { ownerId, status: 'reading' });
    await insertContract(env.DB, { ownerId, status: 'complete', statusChangedAt: hourAgo() });
    await run();
    await run();
    expect(env.FREE_ANALYSIS_QUEUE.send).toHaveBeenCalledTimes(1);
    expect(env.FREE_ANALYSIS_QUEUE.send).toHaveBeenCalledWith({ type: 'analyse', contractId: stuck, ownerId });
  });

  it('fails a contract whose attempts are spent', async () => {
    const id = await insertContract(env.DB, { ownerId, status: 'reading', attempts: 5, statusChangedAt: hourAgo() });
    await run();
    expect(await contracts.find({ id })).toMatchObject({ status: 'failed', failureCode: 'contracts.analysis_failed' });
    expect(env.FREE_ANALYSIS_QUEUE.send).not.toHaveBeenCalled();
  });

  it('has the webhooks of its owner told of it', async () => {
    const hook =
      "insert into webhook (id, user_id, url, created_at) values ('hook', ?, 'https://hooks.example.com', 1)";
    await env.DB.prepare(hook).bind(ownerId).run();
    const id = await insertContract(env.DB, { ownerId, status: 'reading', attempts: 5, statusChangedAt: hourAgo() });
    await run();
    const { results } = await env.DB.prepare('select contract_id, status, tries from webhook_delivery').all();
    expect(results).toEqual([{ contract_id: id, status: 'failed', tries: 0 }]);
  });

  it('deletes texts that no upload followed within an hour, and keeps the others', async () => {
    await insertContract(env.DB, { ownerId, status: 'complete', contentHash: 'used' });
    for (const hash of ['used', 'abandoned']) {
      await env.FILES.put(contractFiles.text(ownerId, hash, 1), '{}');
      await env.FILES.put(contractFiles.measured(ownerId, hash, new Date()), '');
    }
    await env.FILES.put(contractFiles.text(ownerId, 'earlier', 1), '{}');
    await env.FILES.put(`measured/${ownerId}/earlier`, '');
    await run();
    expect((await env.FILES.list()).objects).toHaveLength(6);
    await run(new Date(Date.now() + 3_700_000));
    expect((await env.FILES.list()).objects.map(({ key }) => key)).toEqual([contractFiles.text(ownerId, 'used', 1)]);
  });
});
