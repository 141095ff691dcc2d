import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { backupKeys } from '#src/features/backup/backup-keys.ts';
import { root } from '../dev/run/project-paths.ts';

const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const queries = [...text.matchAll(/--command "([^"]+)"/g)].map(([, query = '']) => query);

/** An empty database at the last migration. */
function migrated(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  for (const name of readdirSync(join(root, 'migrations'))
    .filter((each) => each.endsWith('.sql'))
    .sort())
    database.exec(readFileSync(join(root, 'migrations', name), 'utf8'));
  return database;
}

test('operators are given queries', () => expect(queries.length).toBeGreaterThan(10));

test.each(queries)('the query that operators are given works: %s', (query) => {
  migrated().prepare(query).all();
});

test('the objects that operators put are those that the sweep looks for', () => {
  expect(text).toContain(`plainclause-backups/${backupKeys.repeat} `);
  expect(text).toContain(`plainclause-backups/${backupKeys.erasedAccount('USER_ID')} `);
});
