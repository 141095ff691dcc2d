import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import { createLogger } from '#src/kernel/logger.ts';
import { createR2BackupStore } from '#src/platform/backup-store.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { insertContract, insertUser } from '#src/testing/contract-factory.ts';
import { directoryIn } from '#src/testing/shards/all-databases.ts';
import { allTables } from '#src/testing/user-tables.ts';
import { contractFiles } from '../contracts/contract-files';
import { backUp } from './back-up.usecase';
import { createBackupRepository } from './backup.repository';
import { isCopied, tablesLeftOut } from './backup.rules';
import { backupKeys } from './backup-keys';

const day = 24 * 60 * 60_000;
let points: object[];

beforeEach(() => {
  points = [];
  shards = [];
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

const directory = () => createDatabase(directoryIn(env.DB));
/** Whose rows are in the directory, wherever those of others are. */
const aUser = () => insertUser(env.DB, { shard: 'DB' });
let shards: string[];

const run = (time: Date | (() => Date), options?: Parameters<typeof backUp>[1]) => {
  const deps = {
    backups: createR2BackupStore({ files: env.FILES, backups: env.BACKUPS }),
    backupRows: createBackupRepository(directory(), { shards, open: directory }),
    clock: typeof time === 'function' ? time : () => time,
    logger: createLogger(),
    telemetry: { record: (point: object) => void points.push(point) },
  };
  return backUp(deps, options);
};
const later = (ms: number) => new Date(Date.now() + ms);
const stored = async (prefix = '') => (await env.BACKUPS.list({ prefix })).objects.map(({ key }) => key);
const rowsOf = async (key: string) => {
  const page = await env.BACKUPS.get(key);
  const text = await new Response(page?.body.pipeThrough(new DecompressionStream('gzip'))).text();
  return text.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>);
};
const manifest = async (time: Date) => {
  const found = await env.BACKUPS.get(backupKeys.manifest(time.toISOString().slice(0, 10)));
  return (
    found && ((await found.json()) as { tables: { name: string; rows: number; pages: number }[]; migration: string })
  );
};

describe('the nightly backup', () => {
  test('holds every table that is not named as left out, and those that are named exist', async () => {
    const names = (await allTables()).map(({ name }) => name);
    expect(tablesLeftOut.filter((name) => !names.includes(name))).toEqual([]);
    await run(later(0));
    const copied = (await manifest(later(0)))?.tables.map(({ name }) => name) ?? [];
    expect(copied.toSorted()).toEqual(names.filter(isCopied).toSorted());
    expect(copied).toEqual(
      expect.arrayContaining(['two_factor', 'usage_reservation', 'billing', 'generated_contract']),
    );
  });

  test('holds every row, table by table, with the migration that they stand at', async () => {
    const ownerId = await aUser();
    for (let count = 0; count < 120; count++) await insertContract(env.DB, { ownerId, status: 'complete' });
    const tonight = later(0);
    await run(tonight);
    const { tables = [], migration } = (await manifest(tonight)) ?? {};
    expect(migration).toMatch(/^\d{4}_.*\.sql$/);
    const contracts = tables.find(({ name }) => name === 'contract');
    expect(contracts).toMatchObject({ rows: 120, pages: 2 });
    const today = tonight.toISOString().slice(0, 10);
    const pages = await Promise.all([0, 1].map((page) => rowsOf(backupKeys.page(today, 'contract', page))));
    const { results } = await env.DB.prepare('select * from contract').all();
    expect(pages.flat().toSorted((one, other) => String(one.id).localeCompare(String(other.id)))).toEqual(
      results.toSorted((one, other) => String(one.id).localeCompare(String(other.id))),
    );
    const names = tables.map(({ name }) => name);
    expect(names.indexOf('analysis')).toBeLessThan(names.indexOf('contract'));
    expect(names.indexOf('contract')).toBeLessThan(names.indexOf('user'));
    expect(points).toEqual([expect.objectContaining({ point: 'backup', name: 'finished' })]);
  });

  test('holds the rows of every shard, under its name and before those of the directory', async () => {
    const ownerId = await aUser();
    await insertContract(env.DB, { ownerId, status: 'complete' });
    shards = ['DB_7'];
    const tonight = later(0);
    await run(tonight);
    const { tables = [] } = (await manifest(tonight)) ?? {};
    const today = tonight.toISOString().slice(0, 10);
    for (const name of ['DB_7/contract', 'contract']) {
      expect(tables.find((table) => table.name === name)).toMatchObject({ rows: 1, pages: 1 });
      expect(await rowsOf(backupKeys.page(today, name, 0))).toMatchObject([{ owner_id: ownerId }]);
    }
    const names = tables.map(({ name }) => name);
    expect(names.indexOf('DB_7/contract')).toBeLessThan(names.indexOf('user'));
    expect(names).not.toContain('DB_7/session');
  });

  test('holds no session, no code and nothing that is promised to be gone sooner', async () => {
    await aUser();
    await run(later(0));
    const copied = (await stored('exports/')).map((key) => key.split('/')[2]);
    expect(copied).toContain('user');
    expect(copied).not.toEqual(expect.arrayContaining(['session']));
    for (const table of ['verification', 'registration', 'translation', 'rate_limit', 'clause_search'])
      expect(copied).not.toContain(table);
  });

  test('copies files once, again where they were written again, and anew before the bucket deletes the copy', async () => {
    const key = contractFiles.original('ada', 'one');
    await env.FILES.put(key, 'a contract', { httpMetadata: { contentType: 'text/plain' } });
    await env.FILES.put(contractFiles.measured('ada', 'hash', later(0)), '');
    // An hour from now may be tomorrow; each night after it is counted from there.
    const night = (count: number) => later(3_600_000 + count * day);
    await run(night(0));
    expect(await stored('copies/')).toEqual([]);
    await run(night(1));
    expect(await stored('copies/')).toEqual([`copies/${key}`]);
    const copy = await env.BACKUPS.get(`copies/${key}`);
    expect([await copy?.text(), copy?.httpMetadata?.contentType]).toEqual(['a contract', 'text/plain']);

    const put = vi.spyOn(env.BACKUPS, 'put');
    const copiedIn = async (time: Date) => {
      put.mockClear();
      await run(time);
      return put.mock.calls.filter(([name]) => name.startsWith('copies/')).length;
    };
    expect(await copiedIn(night(2))).toBe(0);
    expect(await copiedIn(night(16))).toBe(1);
  });

  test('goes on where the run before ended, and is made once a night', async () => {
    const ownerId = await aUser();
    for (let count = 0; count < 120; count++) await insertContract(env.DB, { ownerId, status: 'complete' });
    const tonight = later(0);
    let runs = 0;
    while (!(await manifest(tonight)) && runs < 100) {
      expect(await run(tonight, { moves: 3 })).toBeGreaterThan(0);
      runs += 1;
    }
    expect(runs).toBeGreaterThan(5);
    const contracts = (await manifest(tonight))?.tables.find(({ name }) => name === 'contract');
    expect(contracts).toMatchObject({ rows: 120, pages: 2 });
    expect(await run(tonight)).toBe(0);
    expect(await run(later(day))).toBeGreaterThan(0);
  });

  test('takes few long rows at once: what is read of them stands in memory beside analyses', async () => {
    const ownerId = await aUser();
    for (let count = 0; count < 30; count++) {
      const words = env.DB.prepare('insert into searched_text (contract_id, owner_id, words) values (?, ?, ?)');
      await words.bind(await insertContract(env.DB, { ownerId }), ownerId, 'words').run();
    }
    const tonight = later(0);
    await run(tonight);
    const tables = (await manifest(tonight))?.tables ?? [];
    expect(tables.find(({ name }) => name === 'searched_text')).toMatchObject({ rows: 30, pages: 2 });
  });

  test('ends a run before the next one starts, which goes on', async () => {
    const start = Date.parse('2026-06-30T01:02:00Z');
    let waited = 0;
    const slow = () => {
      waited += 20_000;
      return new Date(start + waited);
    };
    expect(await run(slow)).toBeLessThan(10);
    expect(waited).toBeLessThan(5 * 60_000);
    for (let runs = 0; runs < 20 && !(await manifest(new Date(start))); runs++) await run(slow);
    expect(await manifest(new Date(start))).not.toBeNull();
  });

  test('notes how far it is on its way: whatever ends it from outside takes little of it back', async () => {
    for (let count = 0; count < 60; count++) await env.FILES.put(`files/ada/${count}`, 'x');
    const put = vi.spyOn(env.BACKUPS, 'put');
    await run(later(day));
    const notes = put.mock.calls
      .filter(([key]) => key === backupKeys.state)
      .map(([, note]) => JSON.parse(String(note)));
    expect(notes.map(({ files, finishedAt }) => [files.copied, finishedAt])).toContainEqual([60, null]);
  });

  test('that breaks off is told, and the next run goes on', async () => {
    await aUser();
    const tonight = later(0);
    vi.spyOn(env.BACKUPS, 'put').mockRejectedValueOnce(new Error('out of order'));
    await run(tonight);
    expect(JSON.stringify(takeErrors())).toContain('backup.failed');
    expect(points).toEqual([{ point: 'backup', name: 'failed', outcome: 'failed' }]);
    expect(await manifest(tonight)).toBeNull();
    await run(tonight);
    expect((await manifest(tonight))?.tables.find(({ name }) => name === 'user')?.rows).toBe(1);
  });

  test('makes its way through more files than are listed at once', async () => {
    for (let count = 0; count < 230; count++) await env.FILES.put(`files/ada/${String(count).padStart(4, '0')}`, 'x');
    const tonight = later(day);
    for (let runs = 0; runs < 10 && !(await manifest(tonight)); runs++) await run(tonight);
    expect(await stored('copies/')).toHaveLength(230);
  });
});
