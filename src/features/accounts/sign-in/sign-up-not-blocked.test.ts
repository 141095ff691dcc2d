import { expect, test } from 'vitest';
import { openBrowser } from '#src/testing/browser.ts';
import { codeMailedTo, mailTo } from '#src/testing/sent-mail.ts';

const email = 'ada@example.test';
const from = (at: number) => openBrowser({ headers: { 'cf-connecting-ip': `192.0.2.${at}` } });
const register = (browser: ReturnType<typeof openBrowser>, password: string) =>
  browser.post('/api/auth/register', { email, password });
const verify = async (browser: ReturnType<typeof openBrowser>, code: string) =>
  (await browser.post('/api/auth/verify-email', { email, code })).status;
const others = (code: string, count: number) =>
  Array.from({ length: count + 1 }, (_, at) => String(100_000 + at))
    .filter((other) => other !== code)
    .slice(0, count);

test('strangers who use up every try at a code leave the newcomer the tries of their own browser', async () => {
  const newcomer = from(1);
  await register(newcomer, 'analytical');
  const code = await codeMailedTo(email);
  for (const [at, guess] of others(code, 30).entries()) expect(await verify(from(10 + (at % 5)), guess)).toBe(400);
  expect(await verify(from(20), code)).toBe(400);
  expect(await verify(newcomer, code)).toBe(200);
});

test('a stranger who registers the address again and again neither voids the newcomer’s code nor uses it up', async () => {
  const newcomer = from(1);
  await register(newcomer, 'analytical');
  const code = await codeMailedTo(email);
  for (let at = 10; at < 20; at++) {
    const stranger = from(at);
    await register(stranger, `guess number ${at}`);
    for (const guess of others(code, 6)) await verify(stranger, guess);
  }
  expect(await verify(newcomer, code)).toBe(200);
  expect(await (await newcomer.get('/api/user')).json()).toMatchObject({ email });
});

test('a newcomer gets a code although strangers had as many mailed as may be in an hour', async () => {
  for (let at = 10; at < 14; at++) {
    const stranger = from(at);
    for (let times = 0; times < 3; times++) await register(stranger, `guess number ${at} ${times}`);
  }
  const before = (await mailTo(email)).length;
  const newcomer = from(1);
  await register(newcomer, 'analytical');
  expect(await mailTo(email)).toHaveLength(before + 1);
  expect(await verify(newcomer, await codeMailedTo(email))).toBe(200);
});

test('a code is tried ten times at most, five of them in the browser that it was mailed for', async () => {
  const newcomer = from(1);
  await register(newcomer, 'analytical');
  const code = await codeMailedTo(email);
  for (const guess of others(code, 5)) expect(await verify(newcomer, guess)).toBe(400);
  expect(await verify(newcomer, code)).toBe(400);
  for (const guess of others(code, 5)) expect(await verify(from(2), guess)).toBe(400);
  expect(await verify(from(3), code)).toBe(400);
});
