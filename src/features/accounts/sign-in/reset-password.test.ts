import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { codeMailedTo, mailTo } from '#src/testing/sent-mail.ts';

const email = 'grace@example.test';
const forgot = (to = email) => call('POST', '/api/auth/forgot-password', { body: { email: to } });
const reset = (token: string, password = 'a new password') =>
  call('POST', '/api/auth/reset-password', { body: { token, password } });
const isValid = async (token: string) => (await call('GET', `/api/auth/reset-password/${token}`)).json();
const login = async (password: string) => (await call('POST', '/api/auth/login', { body: { email, password } })).status;
const tokenMailed = async () => {
  const [mail] = await mailTo(email);
  const token = /http:\/\/localhost:5173\/reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error('no link was mailed');
  return token;
};

test('the link in the e-mail sets a new password, once', async () => {
  await asUser({ email });
  const response = await forgot(' Grace@Example.test ');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    success: true,
    message: 'If an account with that email exists, a password reset link has been sent.',
  });
  const token = await tokenMailed();
  expect(await isValid(token)).toEqual({ valid: true });

  const done = await reset(token);
  expect(done.status).toBe(200);
  expect(await done.json()).toEqual({
    success: true,
    message: 'Your password has been reset successfully. You can now log in with your new password.',
  });
  expect(await login('a new password')).toBe(200);
  expect(await isValid(token)).toEqual({ valid: false });
  expect((await reset(token, 'another password')).status).toBe(400);
});

test('a new password ends every session, and the owner is notified by e-mail', async () => {
  const { headers } = await asUser({ email, locale: 'de' });
  await forgot();
  await reset(await tokenMailed());
  expect((await call('GET', '/api/user', { headers })).status).toBe(401);
  expect((await mailTo(email))[0]?.subject).toBe('Ihr Plainclause-Passwort wurde geändert');
});

test('an unknown address is answered like a known one and gets nothing', async () => {
  await asUser({ email });
  const known = await forgot();
  const unknown = await forgot('nobody@example.test');
  expect(unknown.status).toBe(known.status);
  expect(await unknown.json()).toEqual(await known.json());
  expect(await mailTo('nobody@example.test')).toEqual([]);
});

test('asking again within a minute is refused with the wait', async () => {
  await forgot();
  const refused = await forgot();
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    message: 'Too many requests. Please wait 60 seconds before trying again.',
  });
});

test('what is no address is refused', async () => {
  expect(await (await forgot('grace')).json()).toMatchObject({ message: 'Please enter a valid email address' });
});

test('a link that is a day old or never was is invalid', async () => {
  await asUser({ email });
  await forgot();
  const token = await tokenMailed();
  await env.DB.prepare('update verification set expires_at = expires_at - 24 * 60 * 60 * 1000').run();
  for (const dead of [token, 'never-was']) {
    expect(await isValid(dead)).toEqual({ valid: false });
    const response = await reset(dead);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { message: string }).message).toContain('Invalid or expired');
  }
});

test('a password of 7 characters is refused and leaves the link usable', async () => {
  await asUser({ email });
  await forgot();
  const token = await tokenMailed();
  const response = await reset(token, '1234567');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message: 'Password must be at least 8 characters long' });
  expect((await reset(token, '1234ab78')).status).toBe(200);
});

test('setting a password voids the other links', async () => {
  await asUser({ email });
  await forgot();
  const first = await tokenMailed();
  await env.DB.prepare('delete from rate_limit').run();
  await forgot();
  await reset(await tokenMailed());
  expect(await isValid(first)).toEqual({ valid: false });
});

test('the link proves the address of someone who never entered the code', async () => {
  await call('POST', '/api/auth/register', { body: { email, password: 'analytical', confirmPassword: 'analytical' } });
  await forgot();
  await reset(await tokenMailed());
  expect(await login('a new password')).toBe(200);
  expect(await login('analytical')).toBe(401);
});

test('a newcomer whose codes strangers use up gets in by a link', async () => {
  await call('POST', '/api/auth/register', { body: { email, password: 'analytical', confirmPassword: 'analytical' } });
  const code = await codeMailedTo(email);
  const guess = (place: string) =>
    call('POST', '/api/auth/verify-email', { body: { email, code: 'wrong' }, headers: { 'cf-connecting-ip': place } });
  for (let at = 0; at < 5; at++) expect((await guess(`192.0.2.${at}`)).status).toBe(400);
  expect((await call('POST', '/api/auth/verify-email', { body: { email, code } })).status).toBe(400);
  await forgot();
  await reset(await tokenMailed());
  expect(await login('a new password')).toBe(200);
});

test('the link cannot be read from the database', async () => {
  await asUser({ email });
  await forgot();
  const token = await tokenMailed();
  const { results } = await env.DB.prepare('select * from verification').all();
  expect(results).toHaveLength(1);
  expect(JSON.stringify(results)).not.toContain(token);
});
