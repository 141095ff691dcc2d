import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDatabase } from './client';
import { countDatabase, noUse } from './counted-database';

const numbers = 'select value from json_each(?)';

test('every way to ask the database is counted, and answers as before', async () => {
  const use = noUse();
  const counted = countDatabase(env.DB, use);
  const statement = counted.prepare(numbers).bind('[1,2,3]');
  expect((await statement.all()).results).toHaveLength(3);
  expect(use).toMatchObject({ statements: 1, rows: 3 });
  expect(await statement.raw()).toEqual([[1], [2], [3]]);
  expect(use).toMatchObject({ statements: 2, rows: 6 });
  expect(await statement.first()).toEqual({ value: 1 });
  expect(await counted.prepare(numbers).bind('[]').first()).toBeNull();
  expect(use).toMatchObject({ statements: 4, rows: 7 });
  const batched = await counted.batch([statement, counted.prepare(numbers).bind('[4]')]);
  expect(batched.map(({ results }) => results.length)).toEqual([3, 1]);
  expect(use).toMatchObject({ statements: 6, rows: 11 });
  expect(use.bytes).toBeGreaterThan(10_000);
});

test('what fails is thrown as it is', async () => {
  const counted = countDatabase(env.DB, noUse());
  await expect(counted.prepare('select * from no_such_table').all()).rejects.toThrow('no such table');
  await expect(counted.batch([counted.prepare('select * from no_such_table')])).rejects.toThrow('no such table');
});

test('drizzle and its batches work over it', async () => {
  const use = noUse();
  const db = createDatabase(countDatabase(env.DB, use));
  await db.batch([db.run(sql`select 1`), db.run(sql`select 2`)]);
  expect(await db.query.userTable.findMany()).toEqual([]);
  expect(use).toMatchObject({ statements: 3, rows: 2 });
});
