import { env } from 'cloudflare:workers';
import { hashPassword } from 'better-auth/crypto';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { openBrowser } from '#src/testing/browser.ts';
import { takePauses } from '#src/testing/pauses.ts';
import { mailTo } from '#src/testing/sent-mail.ts';

const email = 'grace@example.test';
const password = 'compiler';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

let userId: string;
beforeEach(async () => {
  ({ id: userId } = await asUser({ email, firstName: 'Grace' }));
  await env.DB.prepare('update account set password = ?').bind(passwordHash).run();
});
const login = (body: unknown, options: Parameters<typeof call>[2] = {}) =>
  call('POST', '/api/auth/login', { ...options, body });

test('the right password signs in, and both addresses of the current user know who it is', async () => {
  const browser = openBrowser();
  const response = await browser.post('/api/auth/login', { email, password });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, message: 'Signed in' });
  for (const path of ['/api/user', '/api/auth/user']) {
    expect(await (await browser.get(path)).json()).toEqual({
      id: userId,
      email,
      firstName: 'Grace',
      lastName: null,
      profileImageUrl: null,
      accountStatus: 'free',
      paymentFailed: false,
      authProvider: 'local',
    });
  }
});

test('a user who signs in gets mail in the language of that page from then on, also where no page asks for it', async () => {
  const written = async () => {
    await env.DB.prepare('delete from rate_limit').run();
    await call('POST', '/api/auth/forgot-password', { body: { email } });
    return (await mailTo(email))[0]?.subject;
  };
  expect(await written()).toBe('Set a new password for Plainclause');
  await login({ email, password }, { headers: { 'accept-language': 'ar' } });
  expect(await written()).toBe('تعيين كلمة مرور جديدة في Plainclause');
  await login({ email, password });
  await login({ email, password: 'interpreter' }, { headers: { 'accept-language': 'de' } });
  expect(await written()).toBe('تعيين كلمة مرور جديدة في Plainclause');
});

test('the address may be typed in capitals and with spaces around it', async () => {
  expect((await login({ email: ' Grace@EXAMPLE.test ', password })).status).toBe(200);
});

test('a wrong password and an unknown address are answered alike', async () => {
  const wrong = await login({ email, password: 'interpreter' });
  const problem = await wrong.json();
  expect(wrong.status).toBe(401);
  expect(problem).toEqual({ code: 'accounts.bad_credentials', message: 'Invalid email or password' });
  for (const body of [
    { email: 'nobody@example.test', password },
    { email: 'no address', password },
    { email, password: 'x'.repeat(1000) },
  ]) {
    const response = await login(body);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(problem);
  }
});

test.each([
  ['address', { email: '', password }],
  ['password', { email, password: '' }],
  ['address and password', {}],
])('signing in without %s says what is required', async (_missing, body) => {
  const response = await login(body);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message: 'Email and password are required' });
});

test('an address that is not proven yet is answered EMAIL_NOT_VERIFIED, and only to its password', async () => {
  await env.DB.prepare('update user set email_verified = 0').run();
  const refused = await login({ email, password });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({ code: 'accounts.EMAIL_NOT_VERIFIED', message: 'EMAIL_NOT_VERIFIED' });
  expect((await login({ email, password: 'interpreter' })).status).toBe(401);
});

test('the session cookie is out of reach for scripts and other sites', async () => {
  const [cookie = '', mark = '', device = '', ...others] = (await login({ email, password })).headers.getSetCookie();
  expect(others).toEqual([]);
  expect(device).toMatch(/^plainclause\.device=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(device).not.toContain(email.split('@')[0]);
  expect(mark).toMatch(/^plainclause\.signed_in=1; /);
  expect(cookie).toMatch(/^plainclause\.session_token=[^;]+; /);
  expect(cookie).toMatch(/; HttpOnly/);
  expect(cookie).toMatch(/; SameSite=Lax/);
  expect(cookie).not.toMatch(/Secure/);
});

test('on https the session cookie never travels in clear', async () => {
  const APP_URL = 'https://plainclause.test';
  const response = await login({ email, password }, { env: { APP_URL } });
  const cookies = response.headers.getSetCookie();
  const [cookie = ''] = cookies;
  expect(cookie).toMatch(/^__Host-plainclause\.session_token=/);
  // What browsers ask of the name: https, the whole site, this host alone.
  for (const line of cookies) expect(line).toMatch(/^__Host-(?!.*; Domain)(?=.*; Secure)(?=.*; Path=\/(;|$))/);
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  expect((await call('GET', '/api/user', { headers, env: { APP_URL } })).status).toBe(200);
});

test('signing in starts a new session and ends the one before', async () => {
  const browser = openBrowser();
  await browser.post('/api/auth/login', { email, password });
  const before = browser.cookies.get('plainclause.session_token') ?? '';
  await browser.post('/api/auth/login', { email, password });
  expect(browser.cookies.get('plainclause.session_token')).not.toBe(before);
  const headers = { cookie: `plainclause.session_token=${before}` };
  expect((await call('GET', '/api/user', { headers })).status).toBe(401);
  expect((await browser.get('/api/user')).status).toBe(200);
});

test('signing out ends the session, also for a copied cookie', async () => {
  const browser = openBrowser();
  await browser.post('/api/auth/login', { email, password });
  const copied = { cookie: `plainclause.session_token=${browser.cookies.get('plainclause.session_token')}` };
  const response = await browser.post('/api/logout');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true });
  expect(browser.cookies.has('plainclause.session_token')).toBe(false);
  expect((await call('GET', '/api/user', { headers: copied })).status).toBe(401);
});

test('signing out when signed out is no error', async () => {
  expect((await call('POST', '/api/logout')).status).toBe(200);
});

test('the address for signing in leads a browser to the sign-in screen', async () => {
  const response = await call('GET', '/api/login');
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/auth?mode=login');
});

test('a refusal gives its floor of time to an unknown address as to a wrong password', async () => {
  const waited = async (body: unknown) => {
    takePauses();
    expect((await login(body)).status).toBe(401);
    return takePauses();
  };
  expect(await waited({ email, password: 'interpreter' })).toEqual([400]);
  expect(await waited({ email: 'nobody@example.test', password: 'interpreter' })).toEqual([400]);
});

test('a failed sign-in is logged under a hash that names no one, the same for every try at an address', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line) => void lines.push(line));
  await login({ email, password: 'interpreter' });
  await login({ email: ' GRACE@example.test', password: 'interpreted' });
  await login({ email: 'nobody@example.test', password: 'interpreter' });
  const [first, second, other, ...more] = lines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'sign_in.failed');
  expect(more).toEqual([]);
  expect(first).toMatchObject({ level: 'warn', reason: 'accounts.bad_credentials' });
  expect(first.subject).toMatch(/^[\w+/=]{44}$/);
  expect(second.subject).toBe(first.subject);
  expect(other.subject).not.toBe(first.subject);
  expect(lines.join()).not.toMatch(/grace|nobody|example|interpret/i);
});
