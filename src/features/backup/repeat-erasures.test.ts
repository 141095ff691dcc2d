import { env } from 'cloudflare:workers';
import { beforeEach, expect, inject, test, vi } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { insertContract } from '#src/testing/contract-factory.ts';
import { contractFiles } from '../contracts/contract-files';
import { backupKeys } from './backup-keys';
import { repeatErasures } from './repeat-erasures.usecase';

beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

const repeat = () => repeatErasures(buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} }));
const noted = async () => (await env.BACKUPS.list({ prefix: 'erased/' })).objects.map(({ key }) => key);
const count = (table: string) => env.DB.prepare(`select count(*) as n from "${table}"`).first<number>('n');

/** The rows of some tables, and a way to bring them back as taking back the database does. */
async function keepRows(...tables: string[]) {
  const kept = await Promise.all(
    tables.map(async (name) => ({ name, rows: (await env.DB.prepare(`select * from "${name}"`).all()).results })),
  );
  return async () => {
    for (const { name, rows } of kept) {
      for (const row of rows) {
        const columns = Object.keys(row);
        await env.DB.prepare(
          `insert or ignore into "${name}" (${columns.map((each) => `"${each}"`)}) values (${columns.map(() => '?')})`,
        )
          .bind(...Object.values(row))
          .run();
      }
    }
  };
}

test('what was deleted and came back with the database is deleted again, and nothing else is', async () => {
  const [ada, grace] = [await asUser(), await asUser()];
  const adas = await insertContract(env.DB, { ownerId: ada.id, status: 'complete' });
  const [first, second] = [
    await insertContract(env.DB, { ownerId: grace.id, status: 'complete', contentHash: 'first' }),
    await insertContract(env.DB, { ownerId: grace.id, status: 'complete', contentHash: 'second' }),
  ];
  const takeBack = await keepRows('user', 'contract');
  expect((await call('DELETE', `/api/contracts/${first}`, { headers: grace.headers })).status).toBe(200);
  expect((await call('DELETE', '/api/user/delete', { headers: ada.headers })).status).toBe(200);
  expect(await noted()).toEqual([backupKeys.erasedAccount(ada.id), backupKeys.erasedContract(grace.id, first)]);

  await takeBack();
  await env.FILES.put(contractFiles.original(ada.id, adas), 'a contract');
  await env.FILES.put(contractFiles.original(grace.id, first), 'a contract');
  await env.FILES.put(contractFiles.original(grace.id, second), 'a contract');
  expect([await count('user'), await count('contract')]).toEqual([2, 3]);
  expect(await repeat(), 'without the mark nothing was taken back').toBe(0);
  expect(await count('contract')).toBe(3);

  await env.BACKUPS.put(backupKeys.repeat, 'today');
  expect(await repeat()).toBe(2);
  expect([await count('user'), await count('contract')]).toEqual([1, 1]);
  expect((await env.FILES.list({ prefix: 'files/' })).objects.map(({ key }) => key)).toEqual([
    contractFiles.original(grace.id, second),
  ]);
  expect(await env.BACKUPS.head(backupKeys.repeat)).toBeNull();
  expect(await repeat()).toBe(0);
});

test('a deletion of an account that could not be noted is noted by the sweep', async () => {
  const ada = await asUser();
  vi.spyOn(env.BACKUPS, 'put').mockRejectedValueOnce(new Error('out of order'));
  expect((await call('DELETE', '/api/user/delete', { headers: ada.headers })).status).toBe(200);
  expect(JSON.stringify(takeErrors())).toContain('account_deletion.not_noted');
  expect([await noted(), await count('account_deletion')]).toEqual([[], 1]);
  const { sweepDeletions } = await import('../account-deletion/sweep-deletions.usecase');
  await sweepDeletions(buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} }));
  // Where its contracts are in another database, that is looked after for an hour.
  const watched = inject('shards').length > 0 ? 1 : 0;
  expect([await noted(), await count('account_deletion')]).toEqual([[backupKeys.erasedAccount(ada.id)], watched]);
});
