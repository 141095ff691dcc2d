import { env } from 'cloudflare:workers';
import { hashPassword } from 'better-auth/crypto';
import { beforeEach, expect, test } from 'vitest';
import { buildDeps } from '#src/deps.ts';
import { asUser } from '#src/testing/as-user.ts';
import { openBrowser } from '#src/testing/browser.ts';
import { codeMailedTo, mailTo } from '#src/testing/sent-mail.ts';
import { sweepAccounts } from '../sweep-accounts.usecase';

const taken = 'grace@example.test';
const free = 'nobody@example.test';
const owned = 'compiler';
const typed = 'a stranger’s';
const day = 24 * 60 * 60_000;

beforeEach(async () => {
  const { id } = await asUser({ email: taken, firstName: 'Grace' });
  await env.DB.prepare('update account set password = ? where user_id = ?')
    .bind(await hashPassword(owned), id)
    .run();
});

/** Everything that a stranger in a browser of their own is answered, but for what is random. */
async function answersTo(email: string, calls: [path: string, body: object][]) {
  const browser = openBrowser();
  const answers = [];
  for (const [path, body] of calls) {
    await env.DB.prepare('delete from rate_limit').run();
    const response = await browser.post(`/api/auth/${path}`, { email, ...body });
    const cookies = response.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''));
    answers.push({ path, status: response.status, cookies, body: await response.json() });
  }
  return answers;
}

test('registering an address and signing in to it is answered alike, whether or not it has an account', async () => {
  const register = ['register', { password: typed }] as [string, object];
  const calls: [string, object][] = [
    register,
    ['login', { password: typed }],
    ['login', { password: 'something else' }],
    ['resend-verification', {}],
    ['verify-email', { code: '000000' }],
    ['forgot-password', {}],
    ['register', { password: 'another one' }],
    ['login', { password: typed }],
    ['login', { password: 'another one' }],
    register,
    ['login', { password: typed }],
  ];
  const answers = await answersTo(taken, calls);
  expect(answers).toEqual(await answersTo(free, calls));
  expect(answers.map(({ status }) => status)).toEqual([200, 403, 401, 200, 400, 200, 200, 401, 403, 200, 403]);
});

test('the owner is told by e-mail, signs in as before, and nothing of theirs is changed', async () => {
  await answersTo(taken, [
    ['register', { password: typed, firstName: 'Stranger' }],
    ['resend-verification', {}],
  ]);
  const subjects = (await mailTo(taken)).map(({ subject }) => subject);
  expect(subjects).toEqual(['You already have a Plainclause account', 'You already have a Plainclause account']);
  const owner = openBrowser();
  expect((await owner.post('/api/auth/login', { email: taken, password: owned })).status).toBe(200);
  expect(await (await owner.get('/api/user')).json()).toMatchObject({ firstName: 'Grace' });
});

test('what a stranger typed is still answered as before once the owner has proven the address', async () => {
  const owner = openBrowser();
  await owner.post('/api/auth/register', { email: free, password: owned });
  const stranger = openBrowser();
  await stranger.post('/api/auth/register', { email: free, password: typed });
  const login = async (password: string) => (await stranger.post('/api/auth/login', { email: free, password })).status;
  expect(await login(typed)).toBe(403);
  await owner.post('/api/auth/verify-email', { email: free, code: await codeMailedTo(free) });
  expect(await login(typed)).toBe(403);
  expect(await login(owned)).toBe(200);
});

test('what a stranger typed is forgotten after a week, as where there is no account', async () => {
  await answersTo(taken, [['register', { password: typed }]]);
  await env.DB.prepare('update registration set created_at = created_at - ?')
    .bind(8 * day)
    .run();
  expect(await sweepAccounts(buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} }))).toBe(1);
  expect(await answersTo(taken, [['login', { password: typed }]])).toMatchObject([{ status: 401 }]);
});

test('a new password by a reset link makes an end of what strangers typed', async () => {
  await answersTo(taken, [
    ['register', { password: typed }],
    ['forgot-password', {}],
  ]);
  const token = /reset-password\/([\w-]+)/.exec((await mailTo(taken))[0]?.text ?? '')?.[1];
  await openBrowser().post('/api/auth/reset-password', { token, password: 'a new password' });
  expect(await answersTo(taken, [['login', { password: typed }]])).toMatchObject([{ status: 401 }]);
});
