import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { openBrowser } from '#src/testing/browser.ts';
import { codeMailedTo } from '#src/testing/sent-mail.ts';
import type { Session } from './sessions.schema';

const email = 'ada@example.test';
const password = 'plain words';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1';

type Browser = ReturnType<typeof openBrowser>;
const sessionsOf = async (browser: Browser): Promise<Session[]> => (await browser.get('/api/user/sessions')).json();
const isSignedIn = async (browser: Browser) => (await browser.get('/api/user')).status === 200;

/** One user in a desktop browser, a telephone, and something that does not say what it is. */
async function threeBrowsers() {
  const desk = openBrowser({ headers: { 'user-agent': firefox } });
  const phone = openBrowser({ headers: { 'user-agent': safari, 'cf-connecting-ip': '203.0.113.7' } });
  const other = openBrowser();
  await desk.post('/api/auth/register', { email, password, confirmPassword: password });
  await desk.post('/api/auth/verify-email', { email, code: await codeMailedTo(email) });
  for (const browser of [phone, other]) await browser.post('/api/auth/login', { email, password });
  return { desk, phone, other };
}

test('a user sees where they are signed in, in plain words, this browser first, and no address', async () => {
  const { phone } = await threeBrowsers();
  const sessions = await sessionsOf(phone);
  expect(sessions.map(({ browser, system, current }) => [browser, system, current])).toEqual([
    ['Safari', 'iPhone', true],
    [null, null, false],
    ['Firefox', 'Linux', false],
  ]);
  for (const { signedInAt, lastUsedAt } of sessions) {
    expect(Date.parse(lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(signedInAt));
  }
  expect(JSON.stringify(sessions)).not.toMatch(/token|203\.0\.113/);
  const kept = await env.DB.prepare("select count(*) as n from session where ip_address <> ''").first();
  expect(kept).toEqual({ n: 0 });
});

test('one browser is signed out from another', async () => {
  const { desk, phone, other } = await threeBrowsers();
  const lost = (await sessionsOf(desk)).find(({ system }) => system === 'iPhone');
  expect((await desk.delete(`/api/user/sessions/${lost?.id}`)).status).toBe(200);
  expect(await Promise.all([desk, phone, other].map(isSignedIn))).toEqual([true, false, true]);
  const again = await desk.delete(`/api/user/sessions/${lost?.id}`);
  expect(again.status).toBe(404);
  expect(await again.json()).toMatchObject({ code: 'accounts.session_not_found' });
});

test('all other browsers are signed out at once, and no one else’s', async () => {
  const stranger = await asUser();
  const { desk, phone, other } = await threeBrowsers();
  expect((await desk.delete('/api/user/sessions')).status).toBe(200);
  expect(await Promise.all([desk, phone, other].map(isSignedIn))).toEqual([true, false, false]);
  expect((await sessionsOf(desk)).length).toBe(1);
  expect((await call('GET', '/api/user', stranger)).status).toBe(200);
});

test('a session of someone else can be neither seen nor ended', async () => {
  const { desk } = await threeBrowsers();
  const stranger = await asUser();
  const [session] = await sessionsOf(desk);
  expect((await call('DELETE', `/api/user/sessions/${session?.id}`, stranger)).status).toBe(404);
  expect(await isSignedIn(desk)).toBe(true);
  const seen: Session[] = await (await call('GET', '/api/user/sessions', stranger)).json();
  expect(seen.length).toBe(1);
});

test('when a session was used last is known to a quarter of an hour, at no cost to most calls', async () => {
  const { headers } = await asUser();
  const lastUsed = async () =>
    (await env.DB.prepare('select updated_at as at from session').first<{ at: number }>())?.at ?? 0;
  const age = (ms: number) =>
    env.DB.prepare('update session set updated_at = ?')
      .bind(Date.now() - ms)
      .run();
  await age(14 * 60_000);
  const before = await lastUsed();
  await call('GET', '/api/user', { headers });
  expect(await lastUsed()).toBe(before);
  await age(16 * 60_000);
  await call('GET', '/api/user', { headers });
  expect(await lastUsed()).toBeGreaterThan(Date.now() - 60_000);
});
