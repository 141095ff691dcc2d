import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Database, Statement } from '#src/dev/release/restore/stores.ts';
import { root } from '#src/dev/run/project-paths.ts';

type Value = string | number | null;

export interface SqliteDatabase extends Database {
  rows: (sql: string) => unknown[];
  run: (sql: string) => void;
}

/** An empty, migrated database with the calls of D1 that tools use. `migration` is what each is before it is applied. */
export function sqliteDatabase(migration: (sql: string) => string = (sql) => sql): SqliteDatabase {
  const sqlite = new DatabaseSync(':memory:');
  const names = readdirSync(join(root, 'migrations')).filter((each) => each.endsWith('.sql'));
  for (const name of names.sort()) sqlite.exec(migration(readFileSync(join(root, 'migrations', name), 'utf8')));
  sqlite.exec('pragma foreign_keys = on');
  const bound = new Map<Statement, () => { meta: { changes: number } }>();
  const compiled = new Map<string, StatementSync>();
  const compile = (sql: string) => {
    const statement = compiled.get(sql) ?? sqlite.prepare(sql);
    compiled.set(sql, statement);
    return statement;
  };
  const prepare = (sql: string, values: Value[] = []): Statement => {
    const statement: Statement = {
      bind: (...next) => prepare(sql, next as Value[]),
      all: async <T>() => ({ results: compile(sql).all(...values) as T[] }),
    };
    bound.set(statement, () => ({ meta: { changes: Number(compile(sql).run(...values).changes) } }));
    return statement;
  };
  return {
    prepare: (sql) => prepare(sql),
    batch: async (statements) => statements.map((each) => bound.get(each)?.() ?? { meta: { changes: 0 } }),
    rows: (sql) => sqlite.prepare(sql).all(),
    run: (sql) => sqlite.exec(sql),
  };
}
