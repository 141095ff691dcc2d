import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { openBrowser } from '#src/testing/browser.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { codeMailedTo, mailTo } from '#src/testing/sent-mail.ts';

const ada = {
  email: 'ada@example.test',
  password: 'analytical',
  confirmPassword: 'analytical',
  firstName: 'Ada',
  lastName: 'Lovelace',
};
const register = (body: unknown, headers?: Record<string, string>) =>
  call('POST', '/api/auth/register', { body, headers: headers ?? {} });

test('a newcomer who registers is asked to look for the code, and gets it by e-mail', async () => {
  const response = await register(ada);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    requiresVerification: true,
    message: 'Registration initiated! Please check your email for a 6-digit verification code.',
  });
  expect(await mailTo(ada.email)).toHaveLength(1);
  expect(await codeMailedTo(ada.email)).toMatch(/^\d{6}$/);
});

test('registering does not sign in', async () => {
  const browser = openBrowser();
  await browser.post('/api/auth/register', ada);
  expect((await browser.get('/api/user')).status).toBe(401);
});

test('the address is trimmed and lowercased', async () => {
  await register({ ...ada, email: '  Ada@Example.TEST ' });
  expect(await mailTo('ada@example.test')).toHaveLength(1);
});

test('first and last name may be left out', async () => {
  const response = await register({ email: ada.email, password: ada.password, confirmPassword: ada.password });
  expect(response.status).toBe(200);
});

const withoutPassword = { ...ada, password: '', confirmPassword: '' };
test.each([
  ['without an e-mail address', { ...ada, email: '' }, 'Email and password are required', ['email']],
  ['without a password', withoutPassword, 'Email and password are required', ['password']],
  ['with nothing at all', {}, 'Email and password are required', ['email', 'password']],
  ['with two passwords', { ...ada, confirmPassword: 'other one' }, 'Passwords do not match', ['confirmPassword']],
  [
    'with a password of 5 characters',
    { ...ada, password: '12345', confirmPassword: '12345' },
    'Password must be at least 6 characters long',
    ['password'],
  ],
  [
    'with a password of 129 characters',
    { ...ada, password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
    'Password must be at most 128 characters long',
    ['password'],
  ],
  [
    'with something that is no address',
    { ...ada, email: 'ada.example' },
    'Please enter a valid email address',
    ['email'],
  ],
])('registering %s is refused with the reason', async (_case, body, message, fields) => {
  const response = await register(body);
  expect(response.status).toBe(422);
  const problem: { message: string; fields: Record<string, string> } = await response.json();
  expect(problem.message).toBe(message);
  expect(Object.keys(problem.fields).sort()).toEqual(fields);
  expect(new Set(Object.values(problem.fields))).toEqual(new Set([message]));
});

test('when two things are wrong both are named', async () => {
  const response = await register({ ...ada, email: 'ada', password: '12345', confirmPassword: '123456' });
  expect(await response.json()).toEqual({
    code: 'http.invalid_input',
    message: 'Some of the details are missing or not valid.',
    fields: {
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters long',
      confirmPassword: 'Passwords do not match',
    },
  });
});

test('a password of 6 and one of 128 characters are taken', async () => {
  for (const [email, password] of [
    ['six@example.test', '12ab56'],
    ['long@example.test', 'a long sentence '.repeat(8)],
  ] as const) {
    expect((await register({ ...ada, email, password, confirmPassword: password })).status).toBe(200);
  }
});

test('an address that has an account is answered like any other, and its owner is notified by e-mail', async () => {
  const owner = await asUser({ email: 'owner@example.test', firstName: 'Grace', locale: 'fr' });
  const taken = await register({ ...ada, email: owner.email });
  const free = await register(ada);
  expect(taken.status).toBe(free.status);
  expect(await taken.json()).toEqual(await free.json());
  expect(taken.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''))).toEqual(
    free.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '')),
  );

  const [mail, ...more] = await mailTo(owner.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Vous avez déjà un compte Plainclause');
  expect(mail?.text).toContain('Bonjour Grace');
  expect(mail?.text).not.toMatch(/\d{6}/);
});

test('the code comes in the language of the page', async () => {
  await register(ada, { 'accept-language': 'ar' });
  const [mail] = await mailTo(ada.email);
  expect(mail?.subject).toBe('رمز التحقق الخاص بك في Plainclause');
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
});

test('when the e-mail cannot be sent the newcomer reads so, and may try again', async () => {
  const broken: SendEmail = { send: () => Promise.reject(new Error('no route')) };
  const failed = await call('POST', '/api/auth/register', { body: ada, env: { EMAIL: broken } });
  expect(failed.status).toBe(502);
  expect(await failed.json()).toEqual({
    code: 'accounts.mail_failed',
    message: 'The email could not be sent. Please try again in a few minutes.',
  });
  expect(takeErrors()).toHaveLength(1);

  expect((await register(ada)).status).toBe(200);
  const code = await codeMailedTo(ada.email);
  const verified = await call('POST', '/api/auth/verify-email', { body: { email: ada.email, code } });
  expect(verified.status).toBe(200);
});

test('an e-mail that fails once is sent by the next attempt', async () => {
  let attempts = 0;
  const flaky = {
    send: (message: EmailMessageBuilder) =>
      ++attempts === 1 ? Promise.reject(new Error('busy')) : env.EMAIL.send(message),
  } as SendEmail;
  expect((await call('POST', '/api/auth/register', { body: ada, env: { EMAIL: flaky } })).status).toBe(200);
  expect(await mailTo(ada.email)).toHaveLength(1);
});

test('a registration counts no password in clear, and no code', async () => {
  await register(ada);
  const code = await codeMailedTo(ada.email);
  const tables = ['user', 'account', 'registration', 'verification'];
  const rows = await Promise.all(tables.map((table) => env.DB.prepare(`select * from ${table}`).all()));
  const stored = JSON.stringify(rows.map(({ results }) => results));
  expect(stored).toContain(ada.email);
  expect(stored).not.toContain(ada.password);
  expect(stored).not.toContain(`"${code}`);
});

test('names keep nothing that is invisible or turns what stands around it', async () => {
  const browser = openBrowser();
  const names = { firstName: 'Ada\u202e\u0000\u200f', lastName: '\u2066Love\r\n\tlace\u0007' };
  await browser.post('/api/auth/register', { ...ada, ...names });
  await browser.post('/api/auth/verify-email', { email: ada.email, code: await codeMailedTo(ada.email) });
  expect(await (await browser.get('/api/user')).json()).toMatchObject({ firstName: 'Ada', lastName: 'Love lace' });
  await browser.patch('/api/user/profile', { firstName: '\u202d\u061cAugusta\u2069', lastName: '\u200b\u2060' });
  expect(await (await browser.get('/api/user')).json()).toMatchObject({ firstName: 'Augusta', lastName: null });
});
