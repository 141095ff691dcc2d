import { gunzipSync } from 'node:zlib';
import { placeOf } from '#src/features/backup/backup.rules.ts';
import { backupKeys } from '#src/features/backup/backup-keys.ts';
import { type Bucket, type Database, databasesOf, type Row, type Statement, type Stores } from './stores.ts';

const directoryName = 'DB';

export interface Manifest {
  day: string;
  migration: string | null;
  finishedAt: string;
  /** Each before those that it refers to. */
  tables: { name: string; rows: number; pages: number }[];
}

export interface RestoredTable {
  name: string;
  inBackup: number;
  restored: number;
}

/** The copy of a day, or the last that was finished. Throws where there is none. */
export async function readManifest(backups: Bucket, day?: string): Promise<Manifest> {
  const found = await backups.get(day ? backupKeys.manifest(day) : backupKeys.latest);
  if (!found) throw new Error(day ? `No backup of ${day} was finished.` : 'No backup was finished.');
  return JSON.parse(await found.text());
}

/**
 * Writes all rows of a backup, or those of the database `only`, into empty, migrated ones. Throws before it writes where one
 * holds accounts or stands before the backup. A row that rests on one that is not there (deleted while the backup was made)
 * is left out.
 */
export async function restoreRows(
  stores: Pick<Stores, 'database' | 'shards' | 'backups'>,
  manifest: Manifest,
  only?: string,
): Promise<RestoredTable[]> {
  const { backups } = stores;
  const tables = manifest.tables.filter(
    ({ name }) => only === undefined || only === (placeOf(name).shard ?? directoryName),
  );
  if (tables.length === 0) throw new Error(`The backup holds nothing of ${only}.`);
  // All are there before the first row is written.
  const written = new Set(tables.map(({ name }) => databaseOf(stores, name)));
  for (const database of only === undefined ? databasesOf(stores) : written) await requireEmpty(database, manifest);
  const restored: RestoredTable[] = [];
  for (const table of tables.toReversed()) {
    const database = databaseOf(stores, table.name);
    const { table: bare } = placeOf(table.name);
    const references = await referencesOf(database, bare);
    let count = 0;
    let inBackup = 0;
    for (let page = 0; page < table.pages; page++) {
      const rows = await readPage(backups, backupKeys.page(manifest.day, table.name, page));
      inBackup += rows.length;
      const results = await database.batch(rows.map((row) => insertion(database, bare, row, references)));
      for (const { meta } of results) count += meta.changes;
    }
    if (inBackup !== table.rows)
      throw new Error(`${table.name} has ${inBackup} rows in its pages instead of ${table.rows}.`);
    restored.push({ name: table.name, inBackup, restored: count });
  }
  return restored;
}

function databaseOf({ database, shards = {} }: Pick<Stores, 'database' | 'shards'>, name: string): Database {
  const { shard } = placeOf(name);
  const found = shard === null ? database : shards[shard];
  if (!found) throw new Error(`The backup holds rows of ${shard}: name as many databases as there were.`);
  return found;
}

async function requireEmpty(database: Database, { migration }: Manifest) {
  const { results: applied } = await database.prepare('select name from d1_migrations').all<{ name: string }>();
  if (migration && !applied.some(({ name }) => name === migration))
    throw new Error(`The database lacks the migration ${migration}: apply the migrations first.`);
  const { results: held } = await database
    .prepare(
      'select id from user union all select id from contract union all select id from generated_contract limit 1',
    )
    .all();
  if (held.length > 0) throw new Error('The database holds accounts. Restore into an empty one.');
}

async function readPage(backups: Bucket, key: string): Promise<Row[]> {
  const page = await backups.get(key);
  if (!page) throw new Error(`The backup lacks ${key}.`);
  const text = gunzipSync(new Uint8Array(await page.arrayBuffer())).toString('utf8');
  return text.split('\n').map((line) => JSON.parse(line));
}

interface Reference {
  from: string;
  table: string;
  to: string;
}

async function referencesOf(database: Database, table: string): Promise<Reference[]> {
  const { results } = await database
    .prepare(`select "from", "table", coalesce("to", 'id') as "to" from pragma_foreign_key_list(?)`)
    .bind(table)
    .all<Reference>();
  return results;
}

/** Inserts a row where everything that it refers to is there. */
function insertion(database: Database, table: string, row: Row, references: Reference[]): Statement {
  const columns = Object.keys(row);
  const there = references
    .filter(({ from }) => row[from] !== null && row[from] !== undefined)
    .map(({ from, table: parent, to }) => ({
      sql: `exists (select 1 from "${parent}" where "${to}" = ?)`,
      value: row[from],
    }));
  const where = there.map(({ sql }) => sql).join(' and ') || 'true';
  return database
    .prepare(
      `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) select ${columns.map(() => '?').join(', ')} where ${where}`,
    )
    .bind(...columns.map((name) => row[name]), ...there.map(({ value }) => value));
}
