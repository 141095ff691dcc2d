import { env } from 'cloudflare:workers';
import { hashPassword } from 'better-auth/crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { asUser } from '#src/testing/as-user.ts';
import { openBrowser } from '#src/testing/browser.ts';
import { mailTo } from '#src/testing/sent-mail.ts';
import { totp } from '#src/testing/totp.ts';

const email = 'grace@example.test';
const password = 'compiler';
type Browser = ReturnType<typeof openBrowser>;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});

beforeEach(async () => {
  await asUser({ email });
  await env.DB.prepare('update account set password = ?').bind(passwordHash).run();
});

const login = (browser: Browser) => browser.post('/api/auth/login', { email, password });
const step = (browser: Browser, code: string, remember?: boolean) =>
  browser.post('/api/auth/second-step', { code, ...(remember !== undefined && { remember }) });
const isSignedIn = async (browser: Browser) => (await browser.get('/api/user')).status === 200;
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

/** Signs in and turns it on. */
async function turnedOn() {
  const browser = openBrowser();
  await login(browser);
  const begun = await browser.post('/api/user/second-factor/begin', { password });
  expect(begun.status).toBe(200);
  const { key, uri } = (await begun.json()) as { key: string; uri: string };
  const confirmed = await browser.post('/api/user/second-factor/confirm', { code: await totp(key, -1) });
  expect(confirmed.status).toBe(200);
  const { backupCodes } = (await confirmed.json()) as { backupCodes: string[] };
  return { browser, key, uri, backupCodes };
}

/** A code that is none of those of now. */
async function wrongCode(key: string): Promise<string> {
  const right = await Promise.all([-1, 0, 1, 2].map((steps) => totp(key, steps)));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
}

test('it is off, and turning it on asks for the password and for a code that the app made', async () => {
  const browser = openBrowser();
  await login(browser);
  expect(await (await browser.get('/api/user/second-factor')).json()).toEqual({ on: false });
  const early = await browser.post('/api/user/second-factor/confirm', { code: '000000' });
  expect([early.status, await codeOf(early)]).toEqual([409, 'accounts.second_factor_not_begun']);
  const guessed = await browser.post('/api/user/second-factor/begin', { password: 'a guess' });
  expect([guessed.status, await codeOf(guessed)]).toEqual([400, 'accounts.password_wrong']);

  const begun = await browser.post('/api/user/second-factor/begin', { password });
  const { key, uri } = (await begun.json()) as { key: string; uri: string };
  expect(uri).toMatch(/^otpauth:\/\/totp\/Plainclause:grace%40example\.test\?/);
  const wrong = await browser.post('/api/user/second-factor/confirm', { code: await wrongCode(key) });
  expect([wrong.status, await codeOf(wrong)]).toEqual([400, 'accounts.second_factor_wrong']);
  expect((await login(openBrowser())).status).toBe(200);

  const right = await browser.post('/api/user/second-factor/confirm', { code: await totp(key) });
  const { backupCodes } = (await right.json()) as { backupCodes: string[] };
  expect(new Set(backupCodes).size).toBe(10);
  expect(await (await browser.get('/api/user/second-factor')).json()).toEqual({ on: true });
  const again = await browser.post('/api/user/second-factor/confirm', { code: await totp(key) });
  expect([again.status, await codeOf(again)]).toEqual([409, 'accounts.second_factor_on']);
});

test('its owner is told by e-mail that it was turned on and off, in their language, and not of what failed', async () => {
  const subjects = async () => (await mailTo(email)).map(({ subject }) => subject);
  const browser = openBrowser({ headers: { 'accept-language': 'de' } });
  await login(browser);
  expect((await browser.post('/api/user/second-factor/turn-off', { password })).status).toBe(200);
  const { key } = (await (await browser.post('/api/user/second-factor/begin', { password })).json()) as { key: string };
  await browser.post('/api/user/second-factor/confirm', { code: await wrongCode(key) });
  expect(await subjects()).toEqual([]);
  await browser.post('/api/user/second-factor/confirm', { code: await totp(key) });
  const on = 'Die Anmeldung in zwei Schritten bei Plainclause wurde eingeschaltet';
  expect(await subjects()).toEqual([on]);
  expect((await mailTo(email))[0]?.text).not.toContain(key);
  await browser.post('/api/user/second-factor/turn-off', { password: 'a guess' });
  expect(await subjects()).toEqual([on]);
  await browser.post('/api/user/second-factor/turn-off', { password });
  expect(await subjects()).toEqual(['Die Anmeldung in zwei Schritten bei Plainclause wurde ausgeschaltet', on]);
});

test('the password alone signs no one in then: a code has to follow, from the same browser', async () => {
  const { key } = await turnedOn();
  const browser = openBrowser();
  const answer = await login(browser);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({
    code: 'accounts.second_factor_required',
    message: 'Please enter the code from your authenticator app.',
  });
  expect(answer.headers.getSetCookie().join()).not.toContain('session_token');
  expect(await isSignedIn(browser)).toBe(false);
  const elsewhere = await step(openBrowser(), await totp(key));
  expect([elsewhere.status, await codeOf(elsewhere)]).toEqual([400, 'accounts.second_factor_over']);

  const done = await step(browser, await totp(key));
  expect([done.status, await done.json()]).toEqual([200, { success: true, message: 'Signed in' }]);
  expect(await isSignedIn(browser)).toBe(true);
});

test('a code signs in once, also where it comes twice at the same time', async () => {
  const { key } = await turnedOn();
  const sessions = async () => (await env.DB.prepare('select id from session').all()).results.length;
  const before = await sessions();
  const browsers = [openBrowser(), openBrowser(), openBrowser()];
  for (const browser of browsers) await login(browser);
  const code = await totp(key);
  const answers = await Promise.all(browsers.map((browser) => step(browser, code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  expect((await Promise.all(browsers.map(isSignedIn))).filter(Boolean)).toHaveLength(1);
  expect(await sessions()).toBe(before + 1);
});

test('a backup code takes the place of a code, once', async () => {
  const { backupCodes } = await turnedOn();
  const [first = '', second = ''] = backupCodes;
  const [one, other] = [openBrowser(), openBrowser()];
  for (const browser of [one, other]) await login(browser);
  expect((await step(one, ` ${first} `)).status).toBe(200);
  const again = await step(other, first);
  expect([again.status, await codeOf(again)]).toEqual([400, 'accounts.second_factor_wrong']);
  expect((await step(other, second)).status).toBe(200);
  expect(await isSignedIn(other)).toBe(true);
});

test('five codes may be tried at one sign-in, and ten at an account within a quarter of an hour', async () => {
  const { key, backupCodes } = await turnedOn();
  const wrong = await wrongCode(key);
  const browser = openBrowser();
  await login(browser);
  for (let tries = 0; tries < 5; tries++) expect(await codeOf(await step(browser, wrong))).toMatch(/wrong$/);
  expect(await codeOf(await step(browser, await totp(key)))).toBe('accounts.second_factor_over');
  await login(browser);
  for (let tries = 0; tries < 5; tries++) await step(browser, wrong);
  await login(browser);
  const locked = await step(browser, backupCodes[0] ?? '');
  expect([locked.status, await codeOf(locked)]).toEqual([403, 'accounts.second_factor_locked']);
  await env.DB.prepare('update two_factor set locked_until = locked_until - 900000').run();
  expect((await step(browser, await totp(key))).status).toBe(200);
});

test('a browser is remembered only where that was asked for, and by no one after it is turned off', async () => {
  const { browser: owner, key, backupCodes } = await turnedOn();
  const [plain, remembered] = [openBrowser(), openBrowser()];
  await login(plain);
  await step(plain, backupCodes[0] ?? '');
  await login(remembered);
  await step(remembered, backupCodes[1] ?? '', true);
  for (const browser of [plain, remembered]) await browser.post('/api/logout');
  expect((await login(plain)).status).toBe(403);
  expect((await login(remembered)).status).toBe(200);
  expect(await isSignedIn(remembered)).toBe(true);

  const guessed = await owner.post('/api/user/second-factor/turn-off', { password: 'a guess' });
  expect([guessed.status, await codeOf(guessed)]).toEqual([400, 'accounts.password_wrong']);
  expect((await owner.post('/api/user/second-factor/turn-off', { password })).status).toBe(200);
  expect(await isSignedIn(owner)).toBe(true);
  expect((await login(openBrowser())).status).toBe(200);
  expect((await step(plain, await totp(key))).status).toBe(400);
  const { results } = await env.DB.prepare("select id from verification where identifier like 'trust%'").all();
  expect(results).toEqual([]);
});

test('a new password makes every browser be asked again', async () => {
  const { browser: owner, backupCodes } = await turnedOn();
  const remembered = openBrowser();
  await login(remembered);
  await step(remembered, backupCodes[0] ?? '', true);
  const change = { currentPassword: password, newPassword: 'a compiler of her own' };
  expect((await owner.patch('/api/user/password', change)).status).toBe(200);
  expect((await remembered.post('/api/auth/login', { email, password: change.newPassword })).status).toBe(403);
});

test('a session of another account has no part in the second step', async () => {
  const { key } = await turnedOn();
  const browser = openBrowser();
  await login(browser);
  const other = await asUser();
  const [name = '', value = ''] = other.headers.cookie.split(/=(.*)/s);
  browser.cookies.set(name, value);
  expect((await step(browser, await totp(key))).status).toBe(200);
  expect(await (await browser.get('/api/user')).json()).toMatchObject({ email });
});

test('an account without a password has no second factor of ours', async () => {
  const browser = openBrowser();
  await login(browser);
  await env.DB.prepare("update account set provider_id = 'google', password = null").run();
  const answer = await browser.post('/api/user/second-factor/begin', { password });
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'accounts.no_password']);
});
