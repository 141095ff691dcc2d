import { env } from 'cloudflare:workers';
import { hashPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { asUser, signedIn } from '#src/testing/as-user.ts';
import { codeMailedTo, mailTo } from '#src/testing/sent-mail.ts';

const old = 'ada@example.test';
const day = 24 * 60 * 60_000;

/** Someone else, who knows the password, takes the account to an address of theirs. */
async function takenOver(id: string, to: string) {
  const headers = await signedIn({ id });
  await call('PATCH', '/api/user/profile', { headers, body: { email: to } });
  const code = await codeMailedTo(to);
  expect((await call('POST', '/api/user/email-change/verify', { headers, body: { code } })).status).toBe(200);
  return headers;
}
async function ada() {
  const { id, headers } = await asUser({ email: old });
  await env.DB.prepare('update account set password = ?')
    .bind(await hashPassword('analytical'))
    .run();
  return { id, headers };
}
const linkTo = async (address: string) => {
  const texts = (await mailTo(address)).map(({ text }) => /undo-email-change#([\w-]+)/.exec(text)?.[1]);
  return texts.find((token) => token !== undefined) ?? expect.fail('no link');
};
const undo = (token: string) => call('POST', '/api/auth/undo-email-change', { body: { token } });
const addressOf = (id: string) => env.DB.prepare('select email from user where id = ?').bind(id).first('email');

test('the old address takes its account back, and whoever took it is out', async () => {
  const { id } = await ada();
  const intruder = await takenOver(id, 'eve@example.test');
  const token = await linkTo(old);
  const stored = await env.DB.prepare('select token_hash from former_address').first<string>('token_hash');
  expect(stored).not.toContain(token);

  const answer = await undo(token);
  expect(answer.status).toBe(200);
  expect(await addressOf(id)).toBe(old);
  expect((await call('GET', '/api/user', { headers: intruder })).status).toBe(401);
  const login = (email: string, password: string) => call('POST', '/api/auth/login', { body: { email, password } });
  expect((await login('eve@example.test', 'analytical')).status).toBe(401);
  expect((await login(old, 'analytical')).status).toBe(401);

  await call('POST', '/api/auth/forgot-password', { body: { email: old } });
  const reset = /reset-password\/([\w-]+)/.exec((await mailTo(old))[0]?.text ?? '')?.[1];
  await call('POST', '/api/auth/reset-password', { body: { token: reset, password: 'a new password' } });
  expect((await login(old, 'a new password')).status).toBe(200);
});

test('it works once, for seven days, and for no made-up link', async () => {
  const { id } = await ada();
  await takenOver(id, 'eve@example.test');
  const token = await linkTo(old);
  const age = (ms: number) => env.DB.prepare('update former_address set expires_at = expires_at - ?').bind(ms).run();
  for (const wrong of ['made-up', token.slice(1)]) {
    const answer = await undo(wrong);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'accounts.undo_link_invalid' });
  }
  await age(7 * day);
  expect((await undo(token)).status).toBe(400);
  await age(-1 * day);
  expect((await undo(token)).status).toBe(200);
  expect((await undo(token)).status).toBe(400);
});

test('moving on to a third address keeps nobody from taking the account back, and voids the links in between', async () => {
  const { id } = await ada();
  await takenOver(id, 'eve@example.test');
  await takenOver(id, 'mallory@example.test');
  const between = await linkTo('eve@example.test');
  expect((await undo(await linkTo(old))).status).toBe(200);
  expect((await undo(between)).status).toBe(400);
  expect(await addressOf(id)).toBe(old);
});

test('a link in between does not void the one of the owner', async () => {
  const { id } = await ada();
  await takenOver(id, 'eve@example.test');
  await env.DB.prepare('update former_address set changed_at = changed_at - 1000').run();
  await takenOver(id, 'mallory@example.test');
  expect((await undo(await linkTo('eve@example.test'))).status).toBe(200);
  expect(await addressOf(id)).toBe('eve@example.test');
  expect((await undo(await linkTo(old))).status).toBe(200);
  expect(await addressOf(id)).toBe(old);
});

test('an address that has an account of its own by now is not taken from it', async () => {
  const { id } = await ada();
  await takenOver(id, 'eve@example.test');
  const other = await asUser({ email: old });
  expect((await undo(await linkTo(old))).status).toBe(400);
  expect(await addressOf(id)).toBe('eve@example.test');
  expect((await call('GET', '/api/user', { headers: other.headers })).status).toBe(200);
});
