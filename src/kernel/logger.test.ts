import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDatabase } from '../db/client';
import { sessionTable } from '../features/accounts/accounts.table';
import { describeError } from './logger';

test('a query that failed is logged without what it asked for', async () => {
  await env.DB.exec('drop table session');
  const failed = await createDatabase(env.DB)
    .select()
    .from(sessionTable)
    .where(eq(sessionTable.token, 'a-secret-token'))
    .catch((error: unknown) => error);
  const line = JSON.stringify(describeError(failed));
  expect(line).toContain('no such table');
  expect(line).not.toContain('a-secret-token');
});

test('any other error is logged with its message and its causes', () => {
  const described = describeError(new Error('outer', { cause: new TypeError('inner') }));
  expect(described).toMatchObject({ name: 'Error', message: 'outer', cause: { name: 'TypeError', message: 'inner' } });
});
