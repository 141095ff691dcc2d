import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { openBrowser } from '#src/testing/browser.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { fakeGoogle, googleEnv } from '#src/testing/fake-google.ts';
import { codeMailedTo, mailTo } from '#src/testing/sent-mail.ts';
import type { CurrentUser } from '../accounts.schema';

const grace = {
  sub: 'g-1',
  email: 'Grace@Example.test',
  given_name: 'Grace',
  family_name: 'Hopper',
  name: 'Grace Hopper',
  picture: 'https://lh3.googleusercontent.com/grace',
};
const email = 'grace@example.test';
const password = 'plain words';

type Browser = ReturnType<typeof openBrowser>;
type Google = Awaited<ReturnType<typeof fakeGoogle>>;

const open = (headers: Record<string, string> = {}) => openBrowser({ headers, env: googleEnv });
const locationOf = (response: Response) => {
  expect(response.status).toBe(302);
  return response.headers.get('location') ?? '';
};
const start = async (browser: Browser, query = '') => locationOf(await browser.get(`/api/auth/google${query}`));
const signIn = async (browser: Browser, google: Google, person: object = grace, query = '') =>
  locationOf(await browser.get(google.approve(await start(browser, query), { ...person })));
const userOf = async (browser: Browser): Promise<CurrentUser> => (await browser.get('/api/user')).json();
const failed = (reason: string) => `/auth?mode=login&error=google_${reason}`;
const count = async (table: string) =>
  (await env.DB.prepare(`select count(*) as n from ${table}`).first<{ n: number }>())?.n;

/** An account with a password, its address proven. */
async function register(browser: Browser, names: object = {}) {
  await browser.post('/api/auth/register', { email, password, confirmPassword: password, ...names });
  await browser.post('/api/auth/verify-email', { email, code: await codeMailedTo(email) });
  return userOf(browser);
}

test('a newcomer signs in with Google and has an account with their name and picture, in the language of the page', async () => {
  const browser = open({ 'accept-language': 'de' });
  expect(await signIn(browser, await fakeGoogle(), grace, '?locale=fr')).toBe('/dashboard');
  expect(await userOf(browser)).toMatchObject({
    email,
    firstName: 'Grace',
    lastName: 'Hopper',
    profileImageUrl: grace.picture,
    accountStatus: 'free',
    authProvider: 'google',
  });
  expect([...browser.cookies.keys()].sort()).toEqual(['plainclause.session_token', 'plainclause.signed_in']);
  const row = await env.DB.prepare('select name, email_verified, locale from user').first();
  expect(row).toEqual({ name: 'Grace Hopper', email_verified: 1, locale: 'fr' });
});

test('nothing that Google hands out beside the identity is kept', async () => {
  await signIn(open(), await fakeGoogle());
  const row = await env.DB.prepare('select * from account').first();
  expect(row).toMatchObject({ provider_id: 'google', account_id: 'g-1', password: null });
  expect(row).toMatchObject({ access_token: null, refresh_token: null, id_token: null, scope: null });
});

test('the browser is sent to Google with PKCE, a state and a nonce', async () => {
  await fakeGoogle();
  const asked = new URL(await start(open())).searchParams;
  expect(asked.get('redirect_uri')).toBe('http://localhost:5173/api/auth/callback/google');
  expect(asked.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
  expect(asked.get('code_challenge_method')).toBe('S256');
  for (const name of ['code_challenge', 'state', 'nonce']) expect(asked.get(name)?.length).toBeGreaterThan(20);
});

test('signing in again finds the same account, by whatever address, and leaves its names alone', async () => {
  const google = await fakeGoogle();
  const first = open();
  await signIn(first, google);
  const { id } = await userOf(first);
  await env.DB.prepare("update user set first_name = 'Amazing', last_name = null").run();
  const second = open();
  await signIn(second, google, { ...grace, email: 'renamed@example.test' });
  expect(await userOf(second)).toMatchObject({ id, email, firstName: 'Amazing', lastName: null });
  expect(await count('user')).toBe(1);
});

test('a proven account of the same address is signed in to, keeps its password and gains what it lacks', async () => {
  const google = await fakeGoogle();
  const { id } = await register(open(), { firstName: 'Gracie' });
  const browser = open();
  await signIn(browser, google);
  expect(await userOf(browser)).toMatchObject({
    id,
    firstName: 'Gracie',
    lastName: 'Hopper',
    profileImageUrl: grace.picture,
    authProvider: 'local',
  });
  expect((await open().post('/api/auth/login', { email, password })).status).toBe(200);
});

test('registering an address without verifying it gives no access to the owner’s account', async () => {
  const google = await fakeGoogle();
  const stranger = open();
  const typed = { email, password, confirmPassword: password, firstName: 'Mallory' };
  await stranger.post('/api/auth/register', typed);
  const code = await codeMailedTo(email);
  await open().post('/api/auth/forgot-password', { email });
  const link = (await mailTo(email))[0]?.text.match(/\/reset-password\/(\S+)/)?.[1];

  const owner = open();
  expect(await signIn(owner, google)).toBe('/dashboard');
  expect(await userOf(owner)).toMatchObject({ firstName: 'Grace', authProvider: 'google' });
  expect((await stranger.post('/api/auth/login', { email, password })).status).toBe(401);
  expect((await stranger.post('/api/auth/verify-email', { email, code })).status).toBe(400);
  expect((await stranger.post('/api/auth/reset-password', { token: link, password: 'plainer words' })).status).toBe(
    400,
  );
  expect(await count('registration')).toBe(0);

  await stranger.post('/api/auth/register', typed);
  // As where there is no account.
  expect((await stranger.post('/api/auth/login', { email, password })).status).toBe(403);
  expect((await stranger.get('/api/user')).status).toBe(401);
});

test('an address that Google has not confirmed opens nothing, whether or not it has an account', async () => {
  const google = await fakeGoogle();
  const unconfirmed = { ...grace, email_verified: false };
  expect(await signIn(open(), google, unconfirmed)).toBe(failed('email_unverified'));
  expect(await count('user')).toBe(0);
  await register(open());
  const browser = open();
  expect(await signIn(browser, google, unconfirmed)).toBe(failed('email_unverified'));
  expect((await browser.get('/api/user')).status).toBe(401);
  expect(await count('session')).toBe(1);
  expect(takeErrors().length).toBeGreaterThan(0);
});

test('a user who declines at Google reads so, and can try again', async () => {
  const google = await fakeGoogle();
  const browser = open();
  expect(locationOf(await browser.get(google.refuse(await start(browser))))).toBe(failed('refused'));
  expect(await signIn(browser, google)).toBe('/dashboard');
});

test.each([
  ['the token endpoint is down', { down: /token/ }],
  ['its keys cannot be read', { down: /keys/ }],
  ['the id token is signed by someone else', { token: 'forged' }],
  ['there is no id token', { token: 'missing' }],
  ['the id token is for another sign-in', { claims: { nonce: 'another' } }],
  ['the id token is for another product', { claims: { aud: 'client-2' } }],
  ['the id token is from another issuer', { claims: { iss: 'https://elsewhere.test' } }],
  ['the id token is too old', { claims: { exp: 1_700_000_000 } }],
  ['there is no address', { claims: { email: undefined } }],
] as const)('when %s, nobody is signed in and the screen says so', async (_case, trouble) => {
  const google = await fakeGoogle();
  const browser = open();
  google.suffer(trouble);
  expect(await signIn(browser, google)).toBe(failed('failed'));
  expect((await browser.get('/api/user')).status).toBe(401);
  expect(await count('user')).toBe(0);
  takeErrors();
});

test('while Google cannot be reached, the screen says so', async () => {
  const google = await fakeGoogle();
  google.suffer({ down: /./ });
  expect(await start(open())).toBe(failed('failed'));
  expect(takeErrors().length).toBeGreaterThan(0);
});

test.each<[string, (path: string, browser: Browser) => Promise<[Browser, string]>]>([
  ['in another browser', async (path) => [open(), path]],
  ['with a state of someone’s own', async (path, browser) => [browser, path.replace(/state=[^&]+/, 'state=mine')]],
  ['without a state', async (path, browser) => [browser, path.replace(/state=[^&]+/, '')]],
  [
    'too late',
    async (path, browser) => {
      await env.DB.prepare("update verification set value = json_set(value, '$.expiresAt', 1)").run();
      return [browser, path];
    },
  ],
  [
    'a second time',
    async (path, browser) => {
      expect(locationOf(await browser.get(path))).toBe('/dashboard');
      await browser.post('/api/logout');
      return [browser, path];
    },
  ],
])('an answer of Google that arrives %s signs nobody in', async (_how, arrange) => {
  const google = await fakeGoogle();
  const browser = open();
  const [other, path] = await arrange(google.approve(await start(browser), grace), browser);
  expect(locationOf(await other.get(path))).toBe(failed('expired'));
  expect((await other.get('/api/user')).status).toBe(401);
  takeErrors();
});

test('a sign-in ends the session that the browser came with', async () => {
  const google = await fakeGoogle();
  const browser = open();
  await signIn(browser, google);
  const before = browser.cookies.get('plainclause.session_token');
  await signIn(browser, google);
  expect(browser.cookies.get('plainclause.session_token')).not.toBe(before);
  expect(await count('session')).toBe(1);
});

test('the page that asked for the sign-in is returned to, and no other site', async () => {
  const google = await fakeGoogle();
  const back = (path: string) => signIn(open(), google, grace, `?returnTo=${encodeURIComponent(path)}`);
  expect(await back('/analysis/a?tab=risks#r1')).toBe('/analysis/a?tab=risks#r1');
  expect(await back('https://elsewhere.test/')).toBe('/dashboard');
  expect(await back('//elsewhere.test')).toBe('/dashboard');
});

test('without Google’s settings it is not offered, and its address leads to the sign-in screen', async () => {
  const browser = openBrowser();
  expect(await (await browser.get('/api/auth/options')).json()).toEqual({ google: false });
  expect(await start(browser)).toBe(failed('unavailable'));
  expect(locationOf(await browser.get('/api/auth/callback/google?code=x&state=y'))).toBe(failed('unavailable'));
  expect(await (await open().get('/api/auth/options')).json()).toEqual({ google: true });
});

test('a user who signed up with Google can set a password by a mailed link, and delete the account', async () => {
  const google = await fakeGoogle();
  const browser = open();
  await signIn(browser, google);
  const changed = await browser.post('/api/auth/forgot-password', { email });
  expect(changed.status).toBe(200);
  const token = (await mailTo(email))[0]?.text.match(/\/reset-password\/(\S+)/)?.[1];
  expect((await browser.post('/api/auth/reset-password', { token, password })).status).toBe(200);
  expect((await browser.get('/api/user')).status).toBe(401);

  expect((await browser.post('/api/auth/login', { email, password })).status).toBe(200);
  const { id, authProvider } = await userOf(browser);
  expect(authProvider).toBe('local');
  await browser.post('/api/user/confirm', { password });
  expect((await browser.delete('/api/user/delete')).status).toBe(200);
  expect(await count('account')).toBe(0);
  await signIn(browser, google);
  expect((await userOf(browser)).id).not.toBe(id);
});

test('a user who signed up with Google can change their address by its code, and still signs in with Google', async () => {
  const google = await fakeGoogle();
  const browser = open();
  await signIn(browser, google);
  const { id } = await userOf(browser);
  await browser.post('/api/user/confirm/code');
  await browser.post('/api/user/confirm', { code: await codeMailedTo(email) });
  await browser.patch('/api/user/profile', { email: 'new@example.test' });
  const code = await codeMailedTo('new@example.test');
  expect((await browser.post('/api/user/email-change/verify', { code })).status).toBe(200);
  const again = open();
  await signIn(again, google);
  expect(await userOf(again)).toMatchObject({ id, email: 'new@example.test', authProvider: 'google' });
});

test('too many tries from one address are reported on the sign-in screen too', async () => {
  const browser = openBrowser();
  for (let tries = 0; tries < 60; tries++) await start(browser);
  expect(await start(browser)).toBe(failed('too_many'));
});
