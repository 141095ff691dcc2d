import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { contractFiles } from '../src/features/contracts/contract-files';
import { takeErrors } from '../src/testing/console-errors';
import { insertContract, insertUser } from '../src/testing/contract-factory';
import { createBuiltInAnalyst } from './analyse/built-in/built-in-analyst';
import { handleDeadLetters } from './dead-letter';
import { handleBatch } from './handle-batch';
import { buildWorkerDeps, type WorkerDeps } from './worker-deps';

const text = `SERVICES AGREEMENT\n\n${'The Supplier shall deliver the Services with reasonable care. '.repeat(8)}`;

let deps: WorkerDeps;
let ownerId: string;
const send = vi.fn<(message: unknown) => Promise<void>>();
beforeEach(async () => {
  for (const level of ['log', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  send.mockReset().mockResolvedValue();
  deps = { ...buildWorkerDeps(env), analyst: createBuiltInAnalyst(), sweepQueue: { send } };
  ownerId = await insertUser(env.DB, { accountStatus: 'pro', shard: 'DB' });
  for (const id of ['one', 'two']) await addWebhook(id);
});

const addWebhook = (id: string) =>
  env.DB.prepare("insert into webhook (id, user_id, url, created_at) values (?, ?, 'https://hooks.example.com', 1)")
    .bind(id, ownerId)
    .run();
async function aContract(content: string): Promise<string> {
  const id = await insertContract(env.DB, { ownerId, analyseAnyway: true });
  await deps.files.put(contractFiles.original(ownerId, id), content, 'text/plain');
  return id;
}
const batchOf = (contractId: string) => {
  const body = { type: 'analyse', contractId, ownerId };
  const message = { id: 'message', timestamp: new Date(), body, attempts: 1, ack: vi.fn(), retry: vi.fn() };
  return { queue: 'analysis', messages: [message] } as unknown as MessageBatch;
};
const told = async () =>
  (await env.DB.prepare('select webhook_id as id, status from webhook_delivery order by id').all()).results;

it.each([
  ['complete', text],
  ['failed', ''],
])('each webhook of the owner is to be told of an analysis that is %s, once', async (status, content) => {
  const contractId = await aContract(content);
  await handleBatch(deps, batchOf(contractId));
  await handleBatch(deps, batchOf(contractId));
  expect(await told()).toEqual([
    { id: 'one', status },
    { id: 'two', status },
  ]);
  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenCalledWith({ type: 'webhook', id: expect.stringContaining(contractId) });
});

it('so it is where a dead letter ends it', async () => {
  await handleDeadLetters(deps, batchOf(await aContract(text)));
  expect(takeErrors()).toHaveLength(1);
  expect(await told()).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
});

it('an analysis is complete though nobody can be told of it', async () => {
  send.mockRejectedValue(new Error('queue is down'));
  const contractId = await aContract(text);
  await handleBatch(deps, batchOf(contractId));
  expect(await env.DB.prepare('select status from contract').first('status')).toBe('complete');
  expect(await told()).toHaveLength(2);
});
