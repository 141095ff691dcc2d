import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { codeMailedTo, mailTo } from '#src/testing/sent-mail.ts';

const email = 'ada@example.test';
const from = (at: number) => ({ 'cf-connecting-ip': `192.0.2.${at}` });
const post = (path: string, at: number, body: object = {}) =>
  call('POST', path, { headers: from(at), body: { email, ...body } });
const register = (at: number) =>
  post('/api/auth/register', at, { password: 'analytical', confirmPassword: 'analytical' });
/** The statuses that callers in so many places got at once. */
const fromEach = async (places: number, ask: (at: number) => Promise<Response>) => {
  const answers = await Promise.all(Array.from({ length: places }, (_, at) => ask(at + 1)));
  return [...new Set(answers.map(({ status }) => status))];
};
const linkIn = (text: string) => /reset-password\/([\w-]+)/.exec(text)?.[1];

test('strangers in many places cannot flood a mailbox with reset links, and one that came still works', async () => {
  await asUser({ email });
  expect(await fromEach(9, (at) => post('/api/auth/forgot-password', at))).toEqual([200]);
  const mails = await mailTo(email);
  expect(mails).toHaveLength(6);
  const body = { token: linkIn(mails.at(-1)?.text ?? ''), password: 'a new password' };
  expect((await call('POST', '/api/auth/reset-password', { body })).status).toBe(200);
});

test('strangers in many places cannot flood a mailbox with codes, and the last that came still works', async () => {
  await register(100);
  for (let at = 1; at <= 9; at++) expect((await post('/api/auth/resend-verification', at)).status).toBe(200);
  expect(await mailTo(email)).toHaveLength(6);
  expect((await post('/api/auth/verify-email', 99, { code: await codeMailedTo(email) })).status).toBe(200);
});

test('nor with reminders that they have an account', async () => {
  await asUser({ email });
  expect(await fromEach(9, register)).toEqual([200]);
  expect(await mailTo(email)).toHaveLength(6);
});

test('nor with codes for a change of address; who asks for one is informed', async () => {
  const users = [await asUser(), await asUser()];
  const ask = (at: number) =>
    call('PATCH', '/api/user/profile', { headers: users[at % 2]?.headers ?? {}, body: { email } });
  for (let at = 0; at < 6; at++) expect((await ask(at)).status).toBe(200);
  expect((await ask(6)).status).toBe(502);
  expect(await mailTo(email)).toHaveLength(6);
  expect(takeErrors()).toEqual([]);
});

test('an hour later there is room again, up to twenty a day', async () => {
  await asUser({ email });
  for (let hour = 0; hour < 4; hour++) {
    await fromEach(6, (at) => post('/api/auth/forgot-password', hour * 10 + at));
    await env.DB.prepare('update rate_limit set resets_at = resets_at - 60 * 60 * 1000').run();
  }
  expect(await mailTo(email)).toHaveLength(20);
});
