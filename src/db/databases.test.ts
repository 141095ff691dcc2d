import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildDeps } from '../deps';
import worker from '../index';
import { sweep } from '../sweep';
import { call } from '../testing/api';
import { asUser } from '../testing/as-user';
import { takeErrors } from '../testing/console-errors';
import { insertContract, insertUser } from '../testing/contract-factory';
import { countStatements } from '../testing/count-statements';
import { sweepEverything } from '../testing/sweep-everything';
import { shardNames } from './databases';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

const named = (...names: string[]) => Object.fromEntries(names.map((name) => [name, env.DB]));
/** Shards that are the directory under other names: where rows are is not what these tests are about. */
const depsWith = (variables: object) =>
  buildDeps({ ...env, ...variables }, { origin: 'http://localhost', waitUntil: () => {} });
const shardOf = (id: string) => env.DB.prepare('select shard from user where id = ?').bind(id).first('shard');

test('shards are the databases with a number, in the order of their numbers', () => {
  expect(shardNames(named('DB_10', 'DB', 'DB_2', 'DB_X', 'MY_DB_1', 'DB_1'))).toEqual(['DB_1', 'DB_2', 'DB_10']);
});

test.skipIf(shardNames(env).length > 0)(
  'without shards nothing is asked to find the database of an account',
  async () => {
    const ownerId = await insertUser(env.DB);
    const watched = countStatements();
    const { owners } = depsWith(watched.databases);
    expect(await owners.databaseOf(ownerId)).toBe('DB');
    await owners.place(ownerId);
    expect(watched.take()).toEqual({ statements: 0, rows: 0 });
  },
);

test('an account whose database was left out of a deployment is not taken for an empty one', async () => {
  const { headers } = await asUser({ shard: 'DB_77' });
  expect((await call('GET', '/api/contracts', { headers })).status).toBe(500);
  expect(JSON.stringify(takeErrors())).toContain('the database DB_77 is not bound');
});

describe('A new account', () => {
  const newAccount = async () => {
    const id = await insertUser(env.DB);
    await env.DB.prepare('update user set shard = null').run();
    return id;
  };

  test('is given one of the shards, about as many to each', async () => {
    const { owners } = depsWith(named('DB_1', 'DB_2'));
    const shards = [];
    for (let made = 0; made < 40; made++) {
      const id = await newAccount();
      await owners.place(id);
      shards.push(await shardOf(id));
    }
    expect(new Set(shards)).toEqual(new Set(['DB_1', 'DB_2']));
  });

  test('is given one of those that take new ones', async () => {
    const { owners } = depsWith({ ...named('DB_1', 'DB_2', 'DB_3'), OPEN_SHARDS: 'DB_3' });
    const id = await newAccount();
    await owners.place(id);
    expect(await owners.databaseOf(id)).toBe('DB_3');
  });

  test('stays where it has contracts', async () => {
    const { owners } = depsWith(named('DB_7'));
    const id = await insertUser(env.DB, { shard: 'DB' });
    await insertContract(env.DB, { ownerId: id });
    await env.DB.prepare('update user set shard = null').run();
    await owners.place(id);
    expect(await owners.databaseOf(id)).toBe('DB');
  });
});

describe('The sweep', () => {
  const isolated = { shard: 'DB' };

  test('asks for each shard by a message, and one that cannot be sent stops nothing', async () => {
    const bindings = named('DB_7', 'DB_8', 'DB_9');
    for (const name of shardNames(env)) Object.assign(bindings, { [name]: undefined });
    const send = vi.fn().mockRejectedValueOnce(new Error('out of order')).mockResolvedValue(undefined);
    await sweep({ ...depsWith(bindings), sweepQueue: { send } });
    expect(JSON.stringify(takeErrors())).toContain('sweep.failed');
    const asked = send.mock.calls.map(([{ shard }]) => shard);
    expect(asked.filter((shard) => /DB_[789]/.test(shard))).toEqual(['DB_7', 'DB_8', 'DB_9']);
  });

  test('looks through the contracts of the shard that a message names, and leaves other messages alone', async () => {
    const ownerId = await insertUser(env.DB, isolated);
    const stood = { status: 'reading' as const, attempts: 5, statusChangedAt: new Date(0) };
    const id = await insertContract(env.DB, { ownerId, ...stood });
    const points: unknown[] = [];
    const TELEMETRY = { writeDataPoint: (point: unknown) => points.push(point) };
    const deliver = async (body: unknown) => {
      const context = createExecutionContext();
      const batch = { queue: 'sweeps', messages: [{ body }] } as unknown as MessageBatch;
      await worker.queue(batch, { ...env, ...named('DB_7'), TELEMETRY } as never, context);
      await waitOnExecutionContext(context);
    };
    await deliver({ type: 'sweep', shard: '../DB' });
    expect(points).toEqual([]);
    await deliver({ type: 'sweep', shard: 'DB_7' });
    const status = await env.DB.prepare('select status from contract where id = ?').bind(id).first('status');
    expect(status).toBe('failed');
    expect(JSON.stringify(points)).toContain('requeueStuckContracts');
    expect(JSON.stringify(points)).not.toContain('sweepAccounts');
    expect(JSON.stringify(points)).toContain('"database"');
  });
});

describe('While an account moves', () => {
  const startMoving = async (id: string) => {
    const mark = "insert into moving_account (account_id, state, since) values (?, 'moving', 0)";
    for (const name of ['DB', ...shardNames(env)]) {
      await (Reflect.get(env, name) as D1Database)
        .prepare(mark)
        .bind(id)
        .run()
        .catch(() => {});
    }
  };

  test('its contracts can be read, and who would write is told to come back', async () => {
    const { id: ownerId, headers } = await asUser();
    const id = await insertContract(env.DB, { ownerId, status: 'complete' });
    await startMoving(ownerId);
    expect((await call('GET', `/api/contracts/${id}`, { headers })).status).toBe(200);
    const changes = [
      call('PATCH', `/api/contracts/${id}`, { headers, body: { givenTitle: 'Mine' } }),
      call('PATCH', `/api/contracts/${id}`, { headers, body: { tags: ['rent'] } }),
      call('DELETE', `/api/contracts/${id}`, { headers }),
    ];
    for (const answer of await Promise.all(changes)) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
      expect(await answer.json()).toMatchObject({ code: 'http.account_moving' });
    }
    expect((await call('GET', `/api/contracts/${id}`, { headers })).status).toBe(200);
  });

  test('one that is deleted is looked for in every database for an hour: rows may still be on their way', async () => {
    const { id, headers } = await asUser();
    await startMoving(id);
    expect((await call('DELETE', '/api/user/delete', { headers })).status).toBe(200);
    const kept = env.DB.prepare('select watch_until as until from account_deletion where user_id = ?').bind(id);
    expect(Number(await kept.first('until'))).toBeGreaterThan(Date.now() + 50 * 60_000);
  });

  test('the sweep leaves it alone, and takes care of all others', async () => {
    const stood = { status: 'reading' as const, attempts: 5, statusChangedAt: new Date(0) };
    const contracts: string[] = [];
    for (const isMoving of [true, false]) {
      const { id: ownerId } = await asUser();
      contracts.push(await insertContract(env.DB, { ownerId, ...stood, statusChangedAt: new Date(isMoving ? 0 : 1) }));
      await insertContract(env.DB, { ownerId, status: 'complete' });
      await env.DB.prepare(
        `insert into usage_reservation (contract_id, owner_id, period_start, tokens, state, created_at)
         values (?, ?, 0, 1, 'reserved', 0)`,
      )
        .bind(`lost-${ownerId}`, ownerId)
        .run();
      if (isMoving) await startMoving(ownerId);
    }
    await sweepEverything(depsWith({}));
    const statuses = contracts.map((id) =>
      env.DB.prepare('select status from contract where id = ?').bind(id).first('status'),
    );
    expect(await Promise.all(statuses)).toEqual(['reading', 'failed']);
    const count = (sql: string) => env.DB.prepare(sql).first('n');
    expect(await count('select count(*) as n from contract where text_searched = 1')).toBe(1);
    expect(await count("select count(*) as n from usage_reservation where state = 'released'")).toBe(1);
  });

  test('others are written as always', async () => {
    const [ada, grace] = [await asUser(), await asUser()];
    await startMoving(ada.id);
    const id = await insertContract(env.DB, { ownerId: grace.id, status: 'complete' });
    const answer = await call('PATCH', `/api/contracts/${id}`, {
      headers: grace.headers,
      body: { givenTitle: 'Mine' },
    });
    expect(answer.status).toBe(200);
  });
});
