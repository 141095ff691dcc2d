import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { codeMailedTo, mailTo } from '#src/testing/sent-mail.ts';

const oldEmail = 'ada@example.test';
const newEmail = 'lovelace@example.test';
type Headers = { cookie: string };

const save = (headers: Headers, body: unknown, options: Parameters<typeof call>[2] = {}) =>
  call('PATCH', '/api/user/profile', { ...options, headers: { ...headers, ...options.headers }, body });
const verify = (headers: Headers, code: string) =>
  call('POST', '/api/user/email-change/verify', { headers, body: { code } });
const resend = (headers: Headers) => call('POST', '/api/user/email-change/resend', { headers });
const pending = async (headers: Headers) => (await call('GET', '/api/user/email-change', { headers })).json();
const me = async (headers: Headers) => (await call('GET', '/api/user', { headers })).json();
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

async function adaWantsAnotherAddress() {
  const { headers } = await asUser({ email: oldEmail, firstName: 'Ada', lastName: 'Lovelace' });
  await save(headers, { firstName: 'Ada', lastName: 'Lovelace', email: newEmail });
  return { headers, code: await codeMailedTo(newEmail) };
}

test('names are saved at once, without their outer spaces, and an empty one is taken away', async () => {
  const { headers } = await asUser({ email: oldEmail, firstName: 'Ada', lastName: 'Lovelace' });
  const response = await save(headers, { firstName: ' Grace ', lastName: '', email: oldEmail });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, message: 'Profile Updated', pendingEmail: null });
  expect(await me(headers)).toMatchObject({ firstName: 'Grace', lastName: null, email: oldEmail });
  expect(await mailTo(oldEmail)).toEqual([]);
});

test('what is left out stays as it is', async () => {
  const { headers } = await asUser({ email: oldEmail, firstName: 'Ada', lastName: 'Lovelace' });
  await save(headers, { lastName: 'King' });
  expect(await me(headers)).toMatchObject({ firstName: 'Ada', lastName: 'King', email: oldEmail });
});

test.each([
  [{ email: 'ada' }, 'Please enter a valid email address'],
  [{ firstName: 'a'.repeat(101) }, 'at most 100 characters'],
])('%j is refused and changes nothing', async (body, reason) => {
  const { headers } = await asUser({ email: oldEmail, firstName: 'Ada' });
  const response = await save(headers, { lastName: 'King', ...body });
  expect(response.status).toBe(422);
  expect(((await response.json()) as { message: string }).message).toContain(reason);
  expect(await me(headers)).toMatchObject({ firstName: 'Ada', lastName: null, email: oldEmail });
});

test('a new address takes effect when its code is entered, and the old one is notified', async () => {
  const { headers } = await asUser({ email: oldEmail });
  const saved = await save(headers, { email: ' Lovelace@Example.test ' }, { headers: { 'accept-language': 'fr' } });
  expect(await saved.json()).toMatchObject({ pendingEmail: newEmail });
  expect(await me(headers)).toMatchObject({ email: oldEmail });
  expect(await pending(headers)).toEqual({ pendingEmail: newEmail });
  expect(await mailTo(oldEmail)).toEqual([]);
  expect((await mailTo(newEmail))[0]?.subject).toBe('Confirmez votre nouvelle adresse e-mail pour Plainclause');

  const code = await codeMailedTo(newEmail);
  const response = await verify(headers, code);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ success: true, message: 'Email Address Changed' });
  expect(await me(headers)).toMatchObject({ email: newEmail });
  expect(await pending(headers)).toEqual({ pendingEmail: null });
  const [news] = await mailTo(oldEmail);
  expect(news?.subject).toBe('The email address of your Plainclause account was changed');
  expect(news?.text).not.toContain(newEmail);
  expect((await verify(headers, code)).status).toBe(400);
});

test('a wrong code changes nothing, and after five tries the right one does not either', async () => {
  const { headers, code } = await adaWantsAnotherAddress();
  for (let count = 0; count < 5; count++) {
    const refused = await verify(headers, otherThan(code));
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'accounts.code_invalid' });
  }
  expect((await verify(headers, code)).status).toBe(400);
  expect(await me(headers)).toMatchObject({ email: oldEmail });
});

test('a code is good for a day, for the newest address, and for its own account', async () => {
  const { headers, code } = await adaWantsAnotherAddress();
  const { headers: strange } = await asUser();
  expect((await verify(strange, code)).status).toBe(400);

  await save(headers, { email: 'countess@example.test' });
  expect((await verify(headers, code)).status).toBe(400);
  const newest = await codeMailedTo('countess@example.test');
  await env.DB.prepare('update email_change set expires_at = expires_at - 24 * 60 * 60 * 1000').run();
  expect((await verify(headers, newest)).status).toBe(400);
  expect(await pending(headers)).toEqual({ pendingEmail: null });
});

test('a new code can be had once a minute, and the one before stops working', async () => {
  const { headers, code } = await adaWantsAnotherAddress();
  expect((await resend(headers)).status).toBe(200);
  const again = await codeMailedTo(newEmail);
  if (again !== code) expect((await verify(headers, code)).status).toBe(400);
  const refused = await resend(headers);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect((await verify(headers, again)).status).toBe(200);
});

test('without a new address there is no code to send', async () => {
  const { headers } = await asUser();
  expect((await resend(headers)).status).toBe(404);
});

test('keeping the old address makes the code worthless', async () => {
  const { headers, code } = await adaWantsAnotherAddress();
  expect((await call('DELETE', '/api/user/email-change', { headers })).status).toBe(200);
  expect(await pending(headers)).toEqual({ pendingEmail: null });
  expect((await verify(headers, code)).status).toBe(400);
});

test('whether an address has an account is not revealed: its owner is notified, and no code matches', async () => {
  const { headers } = await asUser({ email: oldEmail });
  await asUser({ email: newEmail, locale: 'de' });
  const taken = await save(headers, { email: newEmail });
  expect(taken.status).toBe(200);
  expect(await taken.json()).toEqual({ success: true, message: 'Profile Updated', pendingEmail: newEmail });
  const [told] = await mailTo(newEmail);
  expect(told?.subject).toBe('Ihre Adresse gehört bereits zu Ihrem Plainclause-Konto');
  expect(told?.text).not.toMatch(/\d{6}/);
});

test('an address that someone registers and proves in the meantime is not taken from them', async () => {
  const { headers, code } = await adaWantsAnotherAddress();
  const { headers: theirs } = await asUser({ email: newEmail });
  expect((await verify(headers, code)).status).toBe(400);
  expect(await me(theirs)).toMatchObject({ email: newEmail });
  expect(await me(headers)).toMatchObject({ email: oldEmail });
});

test('an unverified registration does not stand in the way', async () => {
  const password = 'analytical';
  await call('POST', '/api/auth/register', { body: { email: newEmail, password, confirmPassword: password } });
  const { headers, code } = await adaWantsAnotherAddress();
  expect((await verify(headers, code)).status).toBe(200);
  expect(await me(headers)).toMatchObject({ email: newEmail });
});

test('a link for a new password that went to the old address stops working', async () => {
  const { headers, code } = await adaWantsAnotherAddress();
  await call('POST', '/api/auth/forgot-password', { body: { email: oldEmail } });
  const token = /reset-password\/([\w-]+)/.exec((await mailTo(oldEmail))[0]?.text ?? '')?.[1];
  const link = `/api/auth/reset-password/${token}`;
  expect(await (await call('GET', link)).json()).toEqual({ valid: true });
  await verify(headers, code);
  expect(await (await call('GET', link)).json()).toEqual({ valid: false });
});

test('when the code cannot be mailed nothing is changed, and that is said', async () => {
  const { headers } = await asUser({ email: oldEmail, firstName: 'Ada' });
  const EMAIL = { send: () => Promise.reject(new Error('refused')) } as unknown as SendEmail;
  const response = await save(headers, { firstName: 'Grace', email: newEmail }, { env: { EMAIL } });
  expect(response.status).toBe(502);
  expect(takeErrors().length).toBeGreaterThan(0);
  expect(await me(headers)).toMatchObject({ firstName: 'Ada', email: oldEmail });
  expect(await pending(headers)).toEqual({ pendingEmail: null });
});

test('the code cannot be read from the database', async () => {
  const { code } = await adaWantsAnotherAddress();
  const { results } = await env.DB.prepare('select * from email_change').all();
  expect(results).toHaveLength(1);
  expect(JSON.stringify(results)).not.toContain(code);
});
