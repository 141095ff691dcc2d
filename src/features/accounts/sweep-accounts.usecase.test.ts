import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { sweepAccounts } from './sweep-accounts.usecase';

const day = 24 * 60 * 60_000;
const sweep = () => sweepAccounts(buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} }));
const emails = async () => {
  const { results } = await env.DB.prepare('select email from user order by email').all<{ email: string }>();
  return results.map(({ email }) => email);
};
const register = (email: string) =>
  call('POST', '/api/auth/register', { body: { email, password: 'analytical', confirmPassword: 'analytical' } });
const age = (table: string, ms: number) =>
  env.DB.prepare(`update ${table} set created_at = created_at - ?`).bind(ms).run();

test('an address not verified within a week is forgotten, with its password', async () => {
  await register('ada@example.test');
  await age('user', 8 * day);
  await age('registration', 8 * day);
  expect(await sweep()).toBe(1);
  expect(await emails()).toEqual([]);
  expect((await env.DB.prepare('select count(*) as n from account').first<{ n: number }>())?.n).toBe(0);
});

test('an address that was registered again this week is kept', async () => {
  await register('ada@example.test');
  await age('user', 8 * day);
  expect(await sweep()).toBe(0);
});

test('a proven user is kept however old, only their ended sessions go', async () => {
  const { email, headers } = await asUser();
  await age('user', 800 * day);
  await sweep();
  expect((await call('GET', '/api/user', { headers })).status).toBe(200);
  await env.DB.prepare('update session set expires_at = ?')
    .bind(Date.now() - 1)
    .run();
  expect(await sweep()).toBe(1);
  expect(await emails()).toEqual([email]);
});
