import { directoryName } from '#src/db/databases.ts';
import { ownedTables } from '#src/dev/release/shards/owned-tables.ts';

const directoryOf = Symbol('the directory itself');

/** Tables whose rows are in the database of their owner. */
const owned = new RegExp(`\\b(?:${[...ownedTables.map(({ name }) => name), 'moving_account'].join('|')})\\b`);
const isOwned = (sql: string) => owned.test(sql) && !/sqlite_master|pragma/i.test(sql);
const counts = /^\s*select\s+(?:count|coalesce|sum|max)\s*\(/i;

interface Asked {
  sql: string;
  values: unknown[];
}

/** The directory as the Workers know it, whatever tests see in its place. */
export const directoryIn = (database: D1Database): D1Database => Reflect.get(database, directoryOf) ?? database;

/**
 * What tests see in the place of the directory where there are shards: rows are found wherever they are, and what is
 * inserted goes where the Workers would look for it. The Workers open sessions, and those are of the directory alone.
 */
export function allDatabases(env: object, shardNames: string[]): D1Database {
  const directory = directoryIn(Reflect.get(env, 'DB'));
  const shards = shardNames.map((name): D1Database => Reflect.get(env, name));
  const everywhere = [directory, ...shards];
  const databaseNamed = (name: string | null): D1Database =>
    name === null || name === directoryName ? directory : Reflect.get(env, name);

  async function homeOf({ sql, values }: Asked): Promise<D1Database[]> {
    for (const value of [...values, ...[...sql.matchAll(/'([^']*)'/g)].map(([, text]) => text)]) {
      if (typeof value !== 'string') continue;
      const owner = await directory
        .prepare('select shard from user where id = ?')
        .bind(value)
        .first<{ shard: string | null }>();
      if (owner) return [databaseNamed(owner.shard)];
      for (const database of everywhere) {
        const found = await database
          .prepare('select id from contract where id = ?1 union select id from generated_contract where id = ?1')
          .bind(value)
          .first();
        if (found) return [database];
      }
    }
    return /\bselect\b/i.test(sql) ? everywhere : [directory];
  }

  async function ask(asked: Asked): Promise<D1Result> {
    const places = !isOwned(asked.sql) ? [directory] : /^\s*insert/i.test(asked.sql) ? await homeOf(asked) : everywhere;
    const answers: D1Result[] = [];
    for (const place of places)
      answers.push(
        await place
          .prepare(asked.sql)
          .bind(...asked.values)
          .all(),
      );
    if (/^\s*insert.*\buser\b/is.test(asked.sql)) await placeUsers();
    return joined(asked.sql, answers);
  }

  /** As many accounts to each. */
  async function placeUsers() {
    await directory
      .prepare(`update user set shard = 'DB_' || (1 + rowid % ${shards.length}) where shard is null`)
      .run();
  }

  const statement = (asked: Asked): D1PreparedStatement =>
    ({
      asked,
      bind: (...values: unknown[]) => statement({ ...asked, values }),
      all: () => ask(asked),
      run: () => ask(asked),
      raw: async () => {
        const { results } = await ask(asked);
        return results.map((row) => Object.values(row as object));
      },
      first: async (column?: string) => {
        const [row] = (await ask(asked)).results as Record<string, unknown>[];
        return column === undefined ? (row ?? null) : (row?.[column] ?? null);
      },
    }) as unknown as D1PreparedStatement;

  return {
    [directoryOf]: directory,
    withSession: (from?: string) => directory.withSession(from),
    exec: (sql: string) => directory.exec(sql),
    prepare: (sql: string) => statement({ sql, values: [] }),
    batch: async (statements: D1PreparedStatement[]) => {
      const answers: D1Result[] = [];
      for (const each of statements) answers.push(await ask(Reflect.get(each, 'asked')));
      return answers;
    },
  } as unknown as D1Database;
}

/** The answers of several databases as one: rows after rows, and counts added up. */
function joined(sql: string, answers: D1Result[]): D1Result {
  const [first] = answers as [D1Result<Record<string, unknown>>];
  const changes = answers.reduce((sum, { meta }) => sum + meta.changes, 0);
  const meta = { ...first.meta, changes };
  if (answers.length > 1 && counts.test(sql)) {
    const sums: Record<string, number> = {};
    for (const [row] of answers.map(({ results }) => results as Record<string, unknown>[])) {
      for (const [name, value] of Object.entries(row ?? {})) sums[name] = (sums[name] ?? 0) + Number(value);
    }
    return { ...first, meta, results: [sums] };
  }
  return { ...first, meta, results: answers.flatMap(({ results }) => results) };
}
