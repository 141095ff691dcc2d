import { env } from 'cloudflare:workers';
import { hashPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { call } from '../testing/api';
import { asUser } from '../testing/as-user';
import { openBrowser } from '../testing/browser';

const email = 'ada@example.test';
const password = 'analytical';
const message = { name: 'Ada', subject: 'A question', message: 'How do I read a clause?' };

/** What one place may ask about one address, what it may ask in all, and the wait in seconds. */
const limits = [
  { name: 'signing in', path: '/api/auth/login', body: { password }, each: 10, all: 100, wait: 900 },
  { name: 'registering', path: '/api/auth/register', body: { password: '12345' }, each: 5, all: 100, wait: 600 },
  { name: 'entering a code', path: '/api/auth/verify-email', body: { code: '000000' }, each: 10, all: 100, wait: 900 },
  { name: 'another code', path: '/api/auth/resend-verification', body: {}, each: 1, all: 30, wait: 60 },
  { name: 'a reset link', path: '/api/auth/forgot-password', body: {}, each: 1, all: 30, wait: 60 },
  { name: 'writing to support', path: '/api/support/contact', body: message, each: 3, all: 20, wait: 600 },
];
const ask = (path: string, body: object, to: string, from = '192.0.2.1') =>
  call('POST', path, { body: { email: to, ...body }, headers: { 'cf-connecting-ip': from } });

test.each(limits)('$name too often is refused with the wait, for this address from this place alone', async (route) => {
  const { path, body, each, wait } = route;
  const first = await Promise.all(Array.from({ length: each }, () => ask(path, body, email)));
  expect(first.map(({ status }) => status)).not.toContain(429);

  const refused = await ask(path, body, email);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(wait - 30);
  expect(seconds).toBeLessThanOrEqual(wait);
  expect(await refused.json()).toEqual({
    code: 'http.rate_limited',
    message: `Too many requests. Please wait ${Math.ceil(seconds / 10) * 10} seconds before trying again.`,
  });
  expect((await ask(path, body, 'other@example.test')).status).not.toBe(429);
  expect((await ask(path, body, email, '198.51.100.1')).status).not.toBe(429);
});

test.each(limits)('$name for many addresses from one place is refused too', async ({ path, body, all }) => {
  await ask(path, body, 'first@example.test');
  await env.DB.prepare('update rate_limit set hits = ? where hits = 1').bind(all).run();
  expect((await ask(path, body, 'second@example.test')).status).toBe(429);
  expect((await ask(path, body, 'second@example.test', '198.51.100.1')).status).not.toBe(429);
});

const limitsOfAccounts = [
  { name: 'changing the profile', method: 'PATCH', path: '/api/user/profile', body: {}, each: 20, wait: 900 },
  { name: 'entering the code of a new address', path: '/api/user/email-change/verify', body: { code: '1' }, each: 20 },
  { name: 'another code for a new address', path: '/api/user/email-change/resend', each: 1, wait: 60 },
  { name: 'confirming', path: '/api/user/confirm', body: { password: 'a guess' }, each: 10 },
  {
    name: 'turning the second factor on',
    path: '/api/user/second-factor/begin',
    body: { password: 'a guess' },
    each: 10,
  },
  { name: 'the code for it', path: '/api/user/second-factor/confirm', body: { code: '1' }, each: 10 },
  { name: 'turning it off', path: '/api/user/second-factor/turn-off', body: { password: 'a guess' }, each: 10 },
  { name: 'changing the password', method: 'PATCH', path: '/api/user/password', body: {}, each: 10, wait: 900 },
  { name: 'downloading one’s data', method: 'GET', path: '/api/user/export', each: 5, wait: 3600 },
];

test.each(limitsOfAccounts)('$name too often is refused with the wait, for this account alone', async (route) => {
  const { method = 'POST', path, body, each, wait = 900 } = route;
  const [ada, grace] = [await asUser(), await asUser()];
  const from = (user: typeof ada, place: string) =>
    call(method, path, { body, headers: { ...user.headers, 'cf-connecting-ip': place } });
  for (let times = 0; times < each; times++) expect((await from(ada, `192.0.2.${times}`)).status).not.toBe(429);

  const refused = await from(ada, '198.51.100.1');
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(wait - 30);
  expect(seconds).toBeLessThanOrEqual(wait);
  expect((await from(grace, '192.0.2.1')).status).not.toBe(429);
});

/** Guesses at one address from very many places. */
async function attack() {
  await ask('/api/auth/login', { password: 'a guess' }, email);
  await env.DB.prepare('update rate_limit set hits = 100').run();
}

test('guesses from very many places are stopped, and their number does not shut out a browser the owner has used', async () => {
  await asUser({ email });
  await env.DB.prepare('update account set password = ?')
    .bind(await hashPassword(password))
    .run();
  const browser = openBrowser();
  expect((await browser.post('/api/auth/login', { email, password })).status).toBe(200);
  await browser.post('/api/logout');

  await attack();
  expect((await ask('/api/auth/login', { password }, email, '198.51.100.1')).status).toBe(429);
  const known = openBrowser({ headers: { 'cf-connecting-ip': '198.51.100.2' } });
  for (const [name, value] of browser.cookies) known.cookies.set(name, value);
  expect((await known.post('/api/auth/login', { email, password })).status).toBe(200);
});

test('an owner in a new browser gets in by a reset link while strangers guess', async () => {
  await asUser({ email });
  await attack();
  const browser = openBrowser({ headers: { 'cf-connecting-ip': '198.51.100.3' } });
  expect((await browser.post('/api/auth/login', { email, password })).status).toBe(429);
  await browser.post('/api/auth/forgot-password', { email });
  const [mail] = await (await call('GET', `/api/dev/outbox?to=${email}`)).json<{ text: string }[]>();
  const token = /reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await browser.post('/api/auth/reset-password', { token, password: 'a new password' });
  expect((await browser.post('/api/auth/login', { email, password: 'a new password' })).status).toBe(200);
});

test('the mark of a browser counts for its own address, and cannot be made up', async () => {
  await attack();
  for (const mark of ['made-up', email, '']) {
    const browser = openBrowser({ headers: { 'cf-connecting-ip': '198.51.100.4' } });
    browser.cookies.set('plainclause.device', mark);
    expect((await browser.post('/api/auth/login', { email, password })).status).toBe(429);
  }
});
