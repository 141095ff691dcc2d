import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isCopied, nameIn } from '#src/features/backup/backup.rules.ts';
import { type Database, keysIn, type Row, type Stores } from '../restore/stores.ts';

/** What the stores hold, so that two moments can be compared: rows by table and database as sorted JSON, files with their digest. */
export interface Snapshot {
  rows: Map<string, string[]>;
  files: Map<string, string>;
}

export async function takeSnapshot({ database, shards = {}, files }: Omit<Stores, 'backups'>): Promise<Snapshot> {
  const rows = new Map<string, string[]>();
  await takeRows(rows, null, database);
  for (const [shard, held] of Object.entries(shards)) await takeRows(rows, shard, held);
  const digests = new Map<string, string>();
  for await (const key of keysIn(files, '')) {
    const found = /^(?:files|texts|findings)\//.test(key) && (await files.get(key));
    if (found) digests.set(key, Buffer.from(await digest(await found.arrayBuffer())).toString('hex'));
  }
  return { rows, files: digests };
}

async function takeRows(rows: Map<string, string[]>, shard: string | null, database: Database): Promise<void> {
  const { results: tables } = await database
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all<{ name: string }>();
  for (const { name } of tables.filter((table) => isCopied(table.name))) {
    const { results } = await database.prepare(`select * from "${name}"`).all<Row>();
    rows.set(nameIn(shard, name), results.map((row) => JSON.stringify(row)).sort());
  }
}

const digest = (bytes: ArrayBuffer) => crypto.subtle.digest('SHA-256', bytes);

/** Rows that stand in one and not in the other, by table. */
export function compareRows(before: Snapshot, after: Snapshot): { table: string; rows: number; differ: number }[] {
  return [...before.rows].map(([table, rows]) => {
    const restored = new Set(after.rows.get(table));
    const expected = new Set(rows);
    const lost = rows.filter((row) => !restored.has(row)).length;
    const added = [...restored].filter((row) => !expected.has(row)).length;
    return { table, rows: rows.length, differ: lost + added };
  });
}

/** Makes the files of a state older, as if a day had gone by. Nothing may run on it. */
export function ageFiles(stateDir: string, ms: number): void {
  for (const path of globSync('v3/r2/miniflare-R2BucketObject/*.sqlite', { cwd: stateDir })) {
    const database = new DatabaseSync(join(stateDir, path));
    const [objects] = database.prepare("select name from sqlite_master where name = '_mf_objects'").all();
    if (objects) database.exec(`update _mf_objects set uploaded = uploaded - ${ms}`);
    database.close();
  }
}
