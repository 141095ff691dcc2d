import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { openBrowser } from '#src/testing/browser.ts';
import { codeMailedTo } from '#src/testing/sent-mail.ts';

const email = 'ada@example.test';
const registration = (password = 'analytical', firstName = 'Ada') => ({
  email,
  password,
  confirmPassword: password,
  firstName,
  lastName: 'Lovelace',
});
const login = async (password: string) => (await call('POST', '/api/auth/login', { body: { email, password } })).status;
const verify = (code: string, headers: Record<string, string> = {}) =>
  call('POST', '/api/auth/verify-email', { body: { email, code }, headers });
const wrong = (code: string) => (code === '111111' ? '222222' : '111111');

let browser: ReturnType<typeof openBrowser>;
beforeEach(async () => {
  browser = openBrowser();
  await browser.post('/api/auth/register', registration());
});

test('the right code proves the address and signs the newcomer in', async () => {
  const response = await browser.post('/api/auth/verify-email', { email, code: await codeMailedTo(email) });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, autoLogin: true, message: 'Email Verified!' });
  const user = await browser.get('/api/user');
  expect(await user.json()).toMatchObject({
    email,
    firstName: 'Ada',
    lastName: 'Lovelace',
    accountStatus: 'free',
    paymentFailed: false,
    authProvider: 'local',
  });
  expect(await login('analytical')).toBe(200);
});

test('it works as well for a caller that keeps no cookies', async () => {
  expect((await verify(await codeMailedTo(email))).status).toBe(200);
  expect(await login('analytical')).toBe(200);
});

test('an empty code is asked for', async () => {
  const response = await verify('  ');
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message: 'Please enter the verification code' });
});

test('a wrong code, a used one and a code for an unknown address are refused alike', async () => {
  const code = await codeMailedTo(email);
  const refused = await verify(wrong(code));
  await verify(code);
  const used = await verify(code);
  const unknown = await call('POST', '/api/auth/verify-email', { body: { email: 'nobody@example.test', code } });
  const problem = await refused.json();
  expect(problem).toMatchObject({ code: 'accounts.code_invalid' });
  for (const response of [used, unknown]) {
    expect(response.status).toBe(refused.status);
    expect(await response.json()).toEqual(problem);
  }
});

test('after five wrong tries the right code does not help any more', async () => {
  const code = await codeMailedTo(email);
  for (let tries = 0; tries < 5; tries++) expect((await verify(wrong(code))).status).toBe(400);
  expect((await verify(code)).status).toBe(400);
});

test('after four wrong tries the right code still works', async () => {
  const code = await codeMailedTo(email);
  for (let tries = 0; tries < 4; tries++) await verify(wrong(code));
  expect((await verify(code)).status).toBe(200);
});

test('a code that is a day old does not work', async () => {
  await env.DB.prepare('update registration set code_expires_at = code_expires_at - 24 * 60 * 60 * 1000').run();
  expect((await verify(await codeMailedTo(email))).status).toBe(400);
});

test('only the newest of several codes works', async () => {
  const first = await codeMailedTo(email);
  await call('POST', '/api/auth/resend-verification', { body: { email } });
  const second = await codeMailedTo(email);
  if (first !== second) expect((await verify(first)).status).toBe(400);
  expect((await verify(second)).status).toBe(200);
});

test('someone who registers again in the same browser has the newer password and name', async () => {
  await browser.post('/api/auth/register', registration('difference', 'Augusta'));
  await browser.post('/api/auth/verify-email', { email, code: await codeMailedTo(email) });
  expect(await (await browser.get('/api/user')).json()).toMatchObject({ firstName: 'Augusta' });
  expect(await login('analytical')).toBe(401);
  expect(await login('difference')).toBe(200);
});

test('someone who registers twice with the same password needs no cookies to keep it', async () => {
  await call('POST', '/api/auth/register', { body: registration() });
  expect((await verify(await codeMailedTo(email))).status).toBe(200);
  expect(await login('analytical')).toBe(200);
});

test('a stranger who registered the address first does not choose its password', async () => {
  const owner = openBrowser();
  await owner.post('/api/auth/register', registration('the owner’s own', 'Owner'));
  await owner.post('/api/auth/verify-email', { email, code: await codeMailedTo(email) });
  expect(await login('analytical')).toBe(401);
  expect(await login('the owner’s own')).toBe(200);
});

test('a stranger who registers the address while the owner waits for the code does not choose its password', async () => {
  const stranger = openBrowser();
  await stranger.post('/api/auth/register', registration('the stranger’s', 'Stranger'));
  await browser.post('/api/auth/verify-email', { email, code: await codeMailedTo(email) });
  expect(await (await browser.get('/api/user')).json()).toMatchObject({ firstName: 'Ada' });
  // As before: the answer does not tell a stranger that the owner has proven the address.
  expect(await login('the stranger’s')).toBe(403);
  expect(await login('analytical')).toBe(200);
});

test('where it is unclear whose password is the owner’s, none of them signs in', async () => {
  await call('POST', '/api/auth/register', { body: registration('the stranger’s') });
  const response = await verify(await codeMailedTo(email));
  expect(response.status).toBe(200);
  expect(await login('analytical')).toBe(401);
  expect(await login('the stranger’s')).toBe(401);
});

test('someone who returns in another browser and signs in with their password keeps it', async () => {
  await call('POST', '/api/auth/register', { body: registration('a stranger’s') });
  await call('POST', '/api/auth/register', { body: registration('analytical') });
  const other = openBrowser();
  expect((await other.post('/api/auth/login', { email, password: 'analytical' })).status).toBe(403);
  await other.post('/api/auth/verify-email', { email, code: await codeMailedTo(email) });
  expect(await login('analytical')).toBe(200);
});
