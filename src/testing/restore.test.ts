import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { backupKeys } from '#src/features/backup/backup-keys.ts';
import { describeRestored, restoreBackup } from '../dev/release/restore/restore-backup.ts';
import type { Bucket, Row } from '../dev/release/restore/stores.ts';
import { forShard } from '../dev/release/shards/shard-migrations.ts';
import { sqliteDatabase } from './shards/sqlite-database';

const last = '0024_two-factor.sql';
/** An empty, migrated database as wrangler leaves it. */
function emptyDatabase(migration?: (sql: string) => string) {
  const database = sqliteDatabase(migration);
  database.run(
    `create table d1_migrations (id integer primary key, name text); insert into d1_migrations (name) values ('${last}')`,
  );
  return database;
}

function emptyBucket(): Bucket & { objects: Map<string, Buffer> } {
  const objects = new Map<string, Buffer>();
  const arrayBufferOf = (bytes: Buffer) => new Uint8Array(bytes).buffer;
  return {
    objects,
    get: async (key) => {
      const bytes = objects.get(key);
      return bytes ? { text: async () => bytes.toString(), arrayBuffer: async () => arrayBufferOf(bytes) } : null;
    },
    head: async (key) => objects.get(key) ?? null,
    put: async (key, value) => objects.set(key, Buffer.from(value as string)),
    list: async ({ prefix = '' }) => ({
      objects: [...objects]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { length }]) => ({ key, size: length })),
      truncated: false,
    }),
  };
}

const user = (id: string): Row => ({ id, name: id, email: `${id}@x.example`, created_at: 1, updated_at: 1 });
const contract = (id: string, owner: string): Row => {
  const measured = { byte_size: 1, reader_version: 1, language: 'en', content_hash: `hash-${id}` };
  const times = { status_changed_at: 1, created_at: 1, updated_at: 1 };
  return { id, owner_id: owner, file_name: `${id}.txt`, status: 'complete', ...measured, ...times };
};

let backups: ReturnType<typeof emptyBucket>;
let files: ReturnType<typeof emptyBucket>;
let database: ReturnType<typeof emptyDatabase>;

/** A backup of those rows, a page a row, and of the files of every contract. */
function backUp(tables: Record<string, Row[]>, migration = last) {
  for (const [name, rows] of Object.entries(tables))
    for (const [page, row] of rows.entries())
      backups.objects.set(backupKeys.page('2026-11-23', name, page), gzipSync(JSON.stringify(row)));
  for (const { id, owner_id: owner } of tables.contract ?? []) {
    backups.objects.set(`${backupKeys.copies}files/${owner}/${id}`, Buffer.from(`file of ${id}`));
    backups.objects.set(`${backupKeys.copies}texts/${owner}/hash-${id}/1.json`, Buffer.from(`text of ${id}`));
  }
  const counted = Object.entries(tables).map(([name, { length }]) => ({ name, rows: length, pages: length }));
  const manifest = JSON.stringify({ day: '2026-11-23', migration, finishedAt: 'then', tables: counted });
  for (const key of [backupKeys.latest, backupKeys.manifest('2026-11-23')])
    backups.objects.set(key, Buffer.from(manifest));
}
const restore = (options?: { day?: string }) => restoreBackup({ database, files, backups }, options);
const ids = (table: string) =>
  database.rows(`select id from ${table} order by id`).map((row) => (row as { id: string }).id);

beforeEach(() => {
  [backups, files, database] = [emptyBucket(), emptyBucket(), emptyDatabase()];
});

test('rows come back as they were, files where they are missing, and the sweep is asked to repeat deletions', async () => {
  backUp({ contract: [contract('c1', 'ada'), contract('c2', 'ada')], user: [user('ada')] });
  files.objects.set('files/ada/c1', Buffer.from('still there'));
  const restored = await restore();
  expect(restored.tables).toEqual([
    { name: 'user', inBackup: 1, restored: 1 },
    { name: 'contract', inBackup: 2, restored: 2 },
  ]);
  expect(database.rows("select * from contract where id = 'c2'")[0]).toMatchObject(contract('c2', 'ada'));
  expect(restored.files).toEqual({ restored: 3, kept: 1, leftOut: 0 });
  expect(files.objects.get('files/ada/c1')?.toString()).toBe('still there');
  expect(files.objects.get('files/ada/c2')?.toString()).toBe('file of c2');
  expect(backups.objects.has(backupKeys.repeat)).toBe(true);
  expect(describeRestored(restored)).toMatch(/contract +2 rows[\s\S]*Every contract has its file/);
});

test('rows of a shard come back into a shard, with their files, and not where there is none for them', async () => {
  backUp({
    'DB_1/contract': [contract('c1', 'ada')],
    contract: [contract('c2', 'grace')],
    user: [user('ada'), user('grace')],
  });
  for (const key of ['files/ada/c1', 'texts/ada/hash-c1/1.json'])
    backups.objects.set(`${backupKeys.copies}${key}`, Buffer.from(`copy of ${key}`));
  await expect(restore()).rejects.toThrow('rows of DB_1');
  expect(ids('user')).toEqual([]);
  const shard = emptyDatabase(forShard);
  const restored = await restoreBackup({ database, shards: { DB_1: shard }, files, backups });
  expect(shard.rows('select id from contract')).toEqual([{ id: 'c1' }]);
  expect(ids('contract')).toEqual(['c2']);
  expect(restored.missing).toEqual([]);
  expect(files.objects.get('files/ada/c1')?.toString()).toBe('copy of files/ada/c1');
  expect(files.objects.has('texts/ada/hash-c1/1.json')).toBe(true);
});

test('where one database is lost its rows alone come back, and where files are lost they alone do', async () => {
  backUp({ 'DB_1/contract': [contract('c1', 'ada')], contract: [contract('c2', 'grace')], user: [user('ada')] });
  backups.objects.set(`${backupKeys.copies}files/ada/c1`, Buffer.from('copy'));
  const stores = { database, shards: { DB_1: emptyDatabase(forShard) }, files, backups };
  database.run("insert into user (id, name, email) values ('ada', 'A', 'ada@x.example')");
  await expect(restoreBackup(stores)).rejects.toThrow('holds accounts');
  await expect(restoreBackup(stores, { only: 'DB_2' })).rejects.toThrow('nothing of DB_2');
  expect((await restoreBackup(stores, { only: 'DB_1' })).tables).toEqual([
    { name: 'DB_1/contract', inBackup: 1, restored: 1 },
  ]);
  expect(stores.shards.DB_1.rows('select id from contract')).toEqual([{ id: 'c1' }]);
  expect(ids('contract')).toEqual([]);
  await expect(restoreBackup(stores, { only: 'DB_1' })).rejects.toThrow('holds accounts');
  files.objects.clear();
  expect(await restoreBackup(stores, { filesOnly: true })).toMatchObject({ tables: [], files: { restored: 1 } });
});

test('what rests on a row that is gone is left out with its file, and said', async () => {
  backUp({ contract: [contract('c1', 'ada'), contract('c2', 'grace')], user: [user('ada')] });
  const restored = await restore();
  expect(ids('contract')).toEqual(['c1']);
  expect([...files.objects.keys()].filter((key) => key.includes('grace'))).toEqual([]);
  expect(describeRestored(restored)).toMatch(/contract +1 rows, 1 left out/);
});

test('files of what was deleted since stay where they are', async () => {
  backUp({
    contract: [contract('c1', 'ada'), contract('c2', 'ada'), contract('g1', 'grace')],
    user: [user('ada'), user('grace')],
  });
  backups.objects.set(backupKeys.erasedContract('ada', 'c2'), Buffer.from(''));
  backups.objects.set(backupKeys.erasedAccount('grace'), Buffer.from(''));
  const { missing } = await restore();
  expect([...files.objects.keys()].filter((key) => key.startsWith('files/'))).toEqual(['files/ada/c1']);
  expect(missing).toEqual([]);
});

test('a file that neither the bucket nor the backup holds is told', async () => {
  backUp({ contract: [contract('c1', 'ada')], user: [user('ada')] });
  backups.objects.delete(`${backupKeys.copies}files/ada/c1`);
  const restored = await restore();
  expect(restored.missing).toEqual(['files/ada/c1']);
  expect(describeRestored(restored)).toContain('1 files or findings are missing:\nfiles/ada/c1');
});

test('findings come back with their contracts, and an analysis without any is told', async () => {
  const analysis = (id: string): Row => ({ contract_id: id, findings: '{}', created_at: 1, findings_version: 'v1' });
  const both = [contract('c1', 'ada'), contract('c2', 'ada')];
  backUp({ analysis: [analysis('c1'), analysis('c2')], contract: both, user: [user('ada')] });
  const copyOf = (key: string) => backups.objects.set(`${backupKeys.copies}${key}`, Buffer.from('{}'));
  // Written anew after the row was copied.
  copyOf('findings/ada/c1/v2.json');
  copyOf('findings/ada/gone/v1.json');
  const restored = await restore();
  expect([...files.objects.keys()].filter((key) => key.startsWith('findings/'))).toEqual(['findings/ada/c1/v2.json']);
  expect(restored.missing).toEqual(['findings/ada/c2/']);
});

test('nothing is written over accounts, without the tables of the backup, or where there is no backup', async () => {
  await expect(restore()).rejects.toThrow('No backup was finished');
  await expect(restore({ day: '2026-11-01' })).rejects.toThrow('No backup of 2026-11-01');
  backUp({ user: [user('ada')] }, '0099_later.sql');
  await expect(restore()).rejects.toThrow('lacks the migration 0099_later.sql');
  expect(ids('user')).toEqual([]);
  backUp({ user: [user('ada')] });
  await restore();
  await expect(restore()).rejects.toThrow('holds accounts');
});

test('a backup that lacks a page, or rows of one, is no success', async () => {
  backUp({ user: [user('ada'), user('grace')] });
  backups.objects.delete(backupKeys.page('2026-11-23', 'user', 1));
  await expect(restore()).rejects.toThrow('lacks exports/2026-11-23/user/000001');
});

test('deletions are repeated too where a restore breaks off once the rows are there', async () => {
  backUp({ contract: [contract('c1', 'ada')], user: [user('ada')] });
  files.put = () => Promise.reject(new Error('out of order'));
  await expect(restore()).rejects.toThrow('out of order');
  expect(ids('user')).toEqual(['ada']);
  expect(backups.objects.has(backupKeys.repeat)).toBe(true);
});
