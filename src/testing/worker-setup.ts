import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { forShard } from '../dev/release/shards/shard-migrations';
import { catchErrors, takeErrors } from './console-errors';
import { takePauses } from './pauses';
import { allDatabases, directoryIn } from './shards/all-databases';

vi.mock('../kernel/sleep', async () => ({ sleep: (await import('./pauses')).skipPause }));

/** Tests of pure code: they find no tables, and do without the emptying, which takes far longer than such a test. */
const pure = /\/worker\/(analyse|extract|measure)\/|(-content|\.rules|\.emails|device-name|return-path)\.test\.ts$/;
const path = expect.getState().testPath?.replaceAll('\\', '/') ?? '';

if (pure.test(path)) {
  beforeAll(reset);
} else {
  // All files share one Worker: every test starts from empty stores and the current tables.
  const shards = inject('shards');
  const directory = directoryIn(env.DB);
  const migrations = inject('migrations');
  const databases = [
    { database: directory, migrations },
    ...shards.map((name) => ({
      database: Reflect.get(env, name) as D1Database,
      migrations: migrations.map((each) => ({ ...each, queries: each.queries.map(forShard) })),
    })),
  ];
  if (shards.length > 0) Object.defineProperty(env, 'DB', { value: allDatabases(env, shards), configurable: true });
  const tables = new Map<D1Database, string[]>();
  beforeEach(async () => {
    await reset();
    for (const { database } of databases) while (await hasTables(database)) await reset();
    for (const { database, migrations } of databases) {
      const made = tables.get(database);
      if (made) await database.batch(made.map((sql) => database.prepare(sql)));
      else {
        await applyD1Migrations(database, migrations);
        tables.set(database, await readTables(database));
      }
    }
  });
}

/** What the migrations have made: to make that at once is quicker than to go through their history for each test. */
async function readTables(database: D1Database): Promise<string[]> {
  const { results } = await database
    .prepare(
      `select sql from sqlite_master where sql is not null and name not like 'sqlite_%' and name not like '_cf_%'
     and not exists (select 1 from sqlite_master whole
       where whole.sql like 'create virtual table%' and substr(sqlite_master.name, 1, length(whole.name) + 1) = whole.name || '_')
     order by rowid`,
    )
    .all<{ sql: string }>();
  const applied = inject('migrations').map(({ name }) => `('${name}')`);
  return [...results.map(({ sql }) => sql), `insert into d1_migrations (name) values ${applied}`];
}

/** A database that a request of the test before still holds outlives an emptying. */
async function hasTables(database: D1Database): Promise<boolean> {
  return (await database.prepare("select name from sqlite_master where name = 'user'").first()) !== null;
}

beforeEach(() => {
  takePauses();
  catchErrors();
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(takeErrors(), 'nothing may be printed to console.error').toEqual([]);
});
