import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { insertContract, insertUser } from '../src/testing/contract-factory';
import { buildWorkerDeps, depsOf } from './worker-deps';

test('who takes work off the queue asks the primary, whatever replicas there are', async () => {
  const withSession = vi.spyOn(env.DB, 'withSession');
  await buildWorkerDeps(env).contracts.find({ id: 'nobody' });
  expect(withSession.mock.calls).toEqual([['first-primary']]);
});

test('what is analysed is found in the database of its owner, and nowhere else', async () => {
  const ownerId = await insertUser(env.DB, { shard: 'DB_7' });
  const id = await insertContract(env.DB, { ownerId: await insertUser(env.DB, { shard: 'DB' }) });
  const elsewhere = { ...env.DB, withSession: vi.fn((from?: string) => env.DB.withSession(from)) };
  const deps = buildWorkerDeps({ ...env, DB_7: elsewhere } as never);
  expect(elsewhere.withSession).not.toHaveBeenCalled();
  const own = await depsOf(deps, { ownerId });
  expect([deps.shard, own.shard]).toEqual(['DB', 'DB_7']);
  expect(await own.contracts.find({ id })).toMatchObject({ id });
  expect(elsewhere.withSession).toHaveBeenCalledWith('first-primary');
  expect(await depsOf(own, { ownerId })).toBe(own);
  expect(await depsOf(deps, {})).toBe(deps);
});
