import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { codeMailedTo, mailTo } from '#src/testing/sent-mail.ts';

const email = 'ada@example.test';
const unlimited = { env: { RATE_LIMITS: 'off' as const } };
const statusesOf = async (calls: Promise<Response>[]) => (await Promise.all(calls)).map(({ status }) => status);
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
/** Codes that are not this one. */
const others = (code: string, count: number) =>
  times(count + 1, (at) => String(100_000 + at))
    .filter((other) => other !== code)
    .slice(0, count);

async function registered() {
  const body = { email, password: 'analytical', confirmPassword: 'analytical' };
  await call('POST', '/api/auth/register', { body });
  const code = await codeMailedTo(email);
  const verify = (tried: string) =>
    call('POST', '/api/auth/verify-email', { ...unlimited, body: { email, code: tried } });
  return { code, verify };
}
const triesCounted = () => env.DB.prepare('select other_tries from registration').first<number>('other_tries');

test('fifty guesses at once get no more tries at a code than five', async () => {
  const { code, verify } = await registered();
  expect(await statusesOf(others(code, 50).map(verify))).toEqual(times(50, () => 400));
  expect(await triesCounted()).toBe(5);
  for (const guess of others(code, 5)) await verify(guess);
  expect((await verify(code)).status).toBe(400);
});

test('the right code among fifty wrong ones at once signs in once or not at all', async () => {
  const { code, verify } = await registered();
  const tried = others(code, 50);
  tried.splice(25, 0, code);
  const statuses = await statusesOf(tried.map(verify));
  const right = statuses.splice(25, 1)[0];
  expect([200, 400]).toContain(right);
  expect(statuses).toEqual(times(50, () => 400));
  expect((await verify(code)).status === 200 && right === 200).toBe(false);
});

test('the right code sent twenty times at once works once', async () => {
  const { code, verify } = await registered();
  const statuses = await statusesOf(times(20, () => verify(code)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await env.DB.prepare('select count(*) as n from session').first('n')).toBe(1);
});

test('a new address too is guessed at five times at most, however many try at once', async () => {
  const { headers } = await asUser({ email });
  const change = (method: string, path: string, body: unknown) => call(method, path, { ...unlimited, headers, body });
  await change('PATCH', '/api/user/profile', { email: 'new@example.test' });
  const code = await codeMailedTo('new@example.test');
  const verify = (tried: string) => change('POST', '/api/user/email-change/verify', { code: tried });
  expect(await statusesOf(others(code, 50).map(verify))).toEqual(times(50, () => 400));
  expect(await env.DB.prepare('select tries from email_change').first('tries')).toBe(5);
  expect((await verify(code)).status).toBe(400);
});

test('a reset link followed ten times at once sets one password', async () => {
  await asUser({ email });
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  const token = /reset-password\/([\w-]+)/.exec((await mailTo(email))[0]?.text ?? '')?.[1];
  const passwords = times(10, (at) => `new password ${at}`);
  const statuses = await statusesOf(
    passwords.map((password) => call('POST', '/api/auth/reset-password', { ...unlimited, body: { token, password } })),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const won = passwords[statuses.indexOf(200)];
  expect((await call('POST', '/api/auth/login', { body: { email, password: won } })).status).toBe(200);
});
