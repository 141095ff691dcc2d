import { env } from 'cloudflare:workers';
import { hashPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { mailTo } from '#src/testing/sent-mail.ts';

const email = 'grace.hopper@example.test';
const common = 'This password is one of the most used and easy to guess. Please choose another.';
const isEmail = 'The password must not be your email address or the name in it. Please choose another.';
const guessable = [
  ['123456', common],
  ['12345678', common],
  ['Password1', common],
  ['iLoveYou', common],
  [' football ', common],
  ['aaaaaa', common],
  ['      ', common],
  ['abcabcabc', common],
  ['234567890', common],
  ['fedcba', common],
  [email, isEmail],
  [email.toUpperCase(), isEmail],
  ['grace.hopper', isEmail],
  ['GraceHopper1906', isEmail],
  ['grace-hopper', isEmail],
] as const;

/** Few enough for the limit of tries at a new password. */
const oneOfEach = [guessable[2], guessable[13]] as const;

async function expectRefused(response: Response, field: string, message: string) {
  expect(response.status).toBe(422);
  const code = message === common ? 'accounts.password_common' : 'accounts.password_is_email';
  expect(await response.json()).toEqual({ code, message, fields: { [field]: message } });
}

test('a password that everybody tries first is refused', async () => {
  for (const [password, message] of guessable.filter(([, message]) => message === common)) {
    const body = { email, password, confirmPassword: password };
    const headers = { 'cf-connecting-ip': `192.0.2.${guessable.findIndex(([each]) => each === password)}` };
    await expectRefused(await call('POST', '/api/auth/register', { body, headers }), 'password', message);
  }
  expect(await mailTo(email)).toEqual([]);
  expect(await env.DB.prepare('select count(*) as n from user').first('n')).toBe(0);
});

test('the address itself is refused as a password', async () => {
  for (const [password, message] of guessable.filter(([, message]) => message === isEmail)) {
    const body = { email, password, confirmPassword: password };
    await expectRefused(await call('POST', '/api/auth/register', { body }), 'password', message);
  }
});

test('a password is not changed to one that everybody tries first, and the old one stays', async () => {
  const { headers } = await asUser({ email });
  await env.DB.prepare('update account set password = ?')
    .bind(await hashPassword('compiler'))
    .run();
  for (const [newPassword, message] of oneOfEach) {
    const body = { currentPassword: 'compiler', newPassword };
    await expectRefused(await call('PATCH', '/api/user/password', { headers, body }), 'newPassword', message);
  }
  expect((await call('POST', '/api/auth/login', { body: { email, password: 'compiler' } })).status).toBe(200);
});

test('a reset link sets no password that everybody tries first, and stays good for another', async () => {
  await asUser({ email });
  await call('POST', '/api/auth/forgot-password', { body: { email } });
  const token = /reset-password\/([\w-]+)/.exec((await mailTo(email))[0]?.text ?? '')?.[1];
  const reset = (password: string) => call('POST', '/api/auth/reset-password', { body: { token, password } });
  for (const [password, message] of guessable.filter(([password]) => password.length >= 8)) {
    await expectRefused(await reset(password), 'password', message);
  }
  expect((await reset('a new password')).status).toBe(200);
});
