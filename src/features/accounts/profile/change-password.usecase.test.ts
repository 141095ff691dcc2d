import { env } from 'cloudflare:workers';
import { hashPassword } from 'better-auth/crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { mailTo } from '#src/testing/sent-mail.ts';

const email = 'grace@example.test';
const currentPassword = 'compiler';
const newPassword = 'linker';
let passwordHash: string;
let headers: { cookie: string };

beforeAll(async () => {
  passwordHash = await hashPassword(currentPassword);
});
beforeEach(async () => {
  ({ headers } = await asUser({ email }));
  await env.DB.prepare('update account set password = ?').bind(passwordHash).run();
});

const change = (body: unknown, language = 'en') =>
  call('PATCH', '/api/user/password', { headers: { ...headers, 'accept-language': language }, body });
const login = (password: string) => call('POST', '/api/auth/login', { body: { email, password } });
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
const isSignedIn = async (cookie: string) => (await call('GET', '/api/user', { headers: { cookie } })).status === 200;

test('the new password signs in, the old one does not, and the owner is notified by e-mail', async () => {
  const response = await change({ currentPassword, newPassword }, 'es');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, message: 'Password Changed' });
  expect((await login(newPassword)).status).toBe(200);
  expect((await login(currentPassword)).status).toBe(401);
  expect((await mailTo(email))[0]?.subject).toBe('Se ha cambiado su contraseña de Plainclause');
});

test('this browser stays signed in, all others do not', async () => {
  const elsewhere = cookiesOf(await login(currentPassword));
  expect(await isSignedIn(elsewhere)).toBe(true);
  const here = cookiesOf(await change({ currentPassword, newPassword }));
  expect(await isSignedIn(here)).toBe(true);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await isSignedIn(headers.cookie)).toBe(false);
});

test('a wrong current password changes nothing and ends no session', async () => {
  const response = await change({ currentPassword: 'interpreter', newPassword });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    code: 'accounts.password_wrong',
    message: 'The current password is incorrect.',
  });
  expect(await isSignedIn(headers.cookie)).toBe(true);
  expect((await login(currentPassword)).status).toBe(200);
  expect(await mailTo(email)).toEqual([]);
});

test.each([
  [{ currentPassword, newPassword: 'short' }, 'New password must be at least 6 characters long.'],
  [{ currentPassword, newPassword: 'a'.repeat(129) }, 'at most 128 characters'],
  [{ currentPassword: '', newPassword }, 'All password fields are required.'],
  [{ currentPassword }, 'All password fields are required.'],
])('%j is refused with the reason', async (body, reason) => {
  const response = await change(body);
  expect(response.status).toBe(422);
  expect(((await response.json()) as { message: string }).message).toContain(reason);
});

test('an account of an identity provider has no password to change', async () => {
  await env.DB.prepare("update account set provider_id = 'google', password = null").run();
  expect(await (await change({ currentPassword, newPassword })).json()).toMatchObject({ code: 'accounts.no_password' });
});

test('a link for a new password that was mailed before stops working', async () => {
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  const token = /reset-password\/([\w-]+)/.exec((await mailTo(email))[0]?.text ?? '')?.[1];
  await change({ currentPassword, newPassword });
  expect(await (await call('GET', `/api/auth/reset-password/${token}`)).json()).toEqual({ valid: false });
});

test('passwords cannot be tried out without end', async () => {
  for (let count = 0; count < 10; count++) await change({ currentPassword: '', newPassword });
  const refused = await change({ currentPassword, newPassword });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
