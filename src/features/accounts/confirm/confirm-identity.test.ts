import { env } from 'cloudflare:workers';
import { hashPassword } from 'better-auth/crypto';
import { beforeEach, expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser, signedIn } from '#src/testing/as-user.ts';
import { codeMailedTo, mailTo } from '#src/testing/sent-mail.ts';

const email = 'ada@example.test';
const minute = 60_000;
let id: string;
let headers: { cookie: string };

beforeEach(async () => {
  ({ id } = await asUser({ email }));
  headers = await signedIn({ id, confirmedAt: null });
  await env.DB.prepare('update account set password = ?')
    .bind(await hashPassword('analytical'))
    .run();
});

const confirm = (body: object, as = headers) => call('POST', '/api/user/confirm', { headers: as, body });
const changeAddress = (as = headers) =>
  call('PATCH', '/api/user/profile', { headers: as, body: { email: 'new@example.test' } });
const remove = () => call('DELETE', '/api/user/delete', { headers });
const refusal = {
  code: 'accounts.confirmation_required',
  message: 'Please confirm first that it is you.',
};

test('nobody changes the address or deletes the account by a session alone', async () => {
  for (const answer of [await changeAddress(), await remove()]) {
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual(refusal);
  }
  expect(await mailTo('new@example.test')).toEqual([]);
  expect((await call('GET', '/api/user', { headers })).status).toBe(200);
});

test('names are changed without a confirmation, and with the address that is in use', async () => {
  const body = { firstName: 'Augusta', email };
  expect((await call('PATCH', '/api/user/profile', { headers, body })).status).toBe(200);
});

test('the password confirms, in this session alone and for ten minutes', async () => {
  const wrong = await confirm({ password: 'synthetic' });
  expect(wrong.status).toBe(400);
  expect(await wrong.json()).toMatchObject({ code: 'accounts.password_wrong' });
  expect((await confirm({})).status).toBe(400);
  expect((await changeAddress()).status).toBe(403);

  expect((await confirm({ password: 'analytical' })).status).toBe(200);
  expect((await changeAddress(await signedIn({ id, confirmedAt: null }))).status).toBe(403);
  expect((await changeAddress()).status).toBe(200);

  await env.DB.prepare('update session set confirmed_at = confirmed_at - ?')
    .bind(10 * minute)
    .run();
  expect((await remove()).status).toBe(403);
  await confirm({ password: 'analytical' });
  expect((await remove()).status).toBe(200);
});

test('an account with a password is not confirmed by a code', async () => {
  await call('POST', '/api/user/confirm/code', { headers });
  expect((await confirm({ code: await codeMailedTo(email) })).status).toBe(400);
});

test('an account without a password is confirmed by a mailed code, once and for fifteen minutes', async () => {
  await env.DB.prepare("update account set provider_id = 'google', password = null").run();
  expect((await confirm({ code: '123456' })).status).toBe(400);
  await call('POST', '/api/user/confirm/code', { headers });
  const code = await codeMailedTo(email);
  expect((await mailTo(email))[0]?.text).toContain('15 minutes');
  expect((await confirm({ password: 'analytical' })).status).toBe(400);

  const age = (ms: number) => env.DB.prepare('update confirm_code set expires_at = expires_at - ?').bind(ms).run();
  await age(15 * minute);
  expect((await confirm({ code })).status).toBe(400);
  await age(-15 * minute);
  expect((await confirm({ code })).status).toBe(200);
  expect((await confirm({ code })).status).toBe(400);
  expect((await changeAddress()).status).toBe(200);
});

test('a code is guessed at five times at most', async () => {
  await env.DB.prepare("update account set provider_id = 'google', password = null").run();
  await call('POST', '/api/user/confirm/code', { headers });
  const code = await codeMailedTo(email);
  for (let tries = 0; tries < 5; tries++) await confirm({ code: code === '111111' ? '222222' : '111111' });
  expect((await confirm({ code })).status).toBe(400);
});
