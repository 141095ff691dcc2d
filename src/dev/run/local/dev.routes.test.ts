import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from '#src/testing/api.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { stripeEnv } from '#src/testing/local-stripe.ts';

const production = {
  APP_ENV: 'production',
  APP_URL: 'https://plainclause.test',
  MAIL_FROM: 'hello@plainclause.test',
  SUPPORT_EMAIL: 'support@plainclause.test',
  ...stripeEnv(),
};
const register = (email: string, variables: Partial<Cloudflare.Env> = {}) =>
  call('POST', '/api/auth/register', {
    body: { email, password: 'analytical', confirmPassword: 'analytical' },
    env: variables,
  });
interface Sent {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}
const outbox = async (query = ''): Promise<Sent[]> => (await call('GET', `/api/dev/outbox${query}`)).json();

test('the outbox shows what was sent to an address, newest first', async () => {
  const email = 'ada+test@example.test';
  await register(email);
  await register('grace@example.test');
  await register(email);
  const sent = await outbox(`?to=${encodeURIComponent('Ada+Test@example.test')}`);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual({
    to: email,
    subject: 'Your Plainclause verification code',
    text: expect.stringMatching(/\b\d{6}\b/),
    html: expect.stringContaining('<!doctype html>'),
    sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  expect(sent.map(({ sentAt }) => sentAt)).toEqual(
    sent
      .map(({ sentAt }) => sentAt)
      .sort()
      .reverse(),
  );
});

test('the outbox shows what was sent to everyone when no address is asked for', async () => {
  await register('ada@example.test');
  await register('grace@example.test');
  expect((await outbox()).map(({ to }) => to)).toEqual(['grace@example.test', 'ada@example.test']);
});

test('an address that was sent nothing has an empty outbox', async () => {
  expect(await outbox('?to=nobody@example.test')).toEqual([]);
});

test('a kept e-mail that was damaged is named in the log, and none is shown until it is gone', async () => {
  await register('ada@example.test');
  await env.FILES.put('dev/outbox/damaged', '{"to":"ada@example.test","sub');
  expect((await call('GET', '/api/dev/outbox')).status).toBe(500);
  expect(JSON.stringify(takeErrors())).toContain('dev/outbox/damaged does not hold what it should');
  await env.FILES.delete('dev/outbox/damaged');
  expect(await outbox()).toHaveLength(1);
});

test('the demo user signs in with a Pro plan, however often the seed runs', async () => {
  const first = await (await call('POST', '/api/dev/seed')).json();
  expect(await (await call('POST', '/api/dev/seed')).json()).toEqual(first);
  const login = await call('POST', '/api/auth/login', {
    body: { email: 'demo@plainclause.test', password: 'plainclause' },
  });
  expect(login.status).toBe(200);
  const headers = { cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  expect(await (await call('GET', '/api/user', { headers })).json()).toMatchObject({
    email: 'demo@plainclause.test',
    accountStatus: 'pro',
  });
  expect((await env.DB.prepare('select count(*) as n from user').first<{ n: number }>())?.n).toBe(1);
});

test('as soon as the app says that it is healthy, the demo user signs in, however many ask at once', async () => {
  const MEASURE = { ping: async () => 'ok' } as unknown as Cloudflare.Env['MEASURE'];
  const answers = await Promise.all([1, 2, 3].map(() => call('GET', '/api/health', { env: { MEASURE } })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const body = { email: 'demo@plainclause.test', password: 'plainclause' };
  expect((await call('POST', '/api/auth/login', { body })).status).toBe(200);
});

test('while the database cannot take the demo user, the app is not healthy', async () => {
  const DB = { prepare: () => ({ bind: () => ({ raw: () => Promise.reject(new Error('no such table: user')) }) }) };
  const answer = await call('GET', '/api/health', { env: { DB: DB as unknown as D1Database } });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ status: 'degraded', demo: expect.stringContaining('user') });
});

test('another account is filled as the demo account is', async () => {
  const body = { email: 'second@plainclause.test' };
  expect(await (await call('POST', '/api/dev/seed', { body })).json()).toMatchObject(body);
  const login = await call('POST', '/api/auth/login', { body: { ...body, password: 'plainclause' } });
  expect(login.status).toBe(200);
});

test('in production there is nothing at these addresses, and sent mail is not kept', async () => {
  await register('ada@example.test', production);
  expect(await outbox()).toEqual([]);
  for (const [method, path] of [
    ['GET', '/api/dev/outbox'],
    ['POST', '/api/dev/seed'],
    ['POST', '/api/dev/reminders'],
  ] as const) {
    expect((await call(method, path, { env: production })).status).toBe(404);
  }
  await call('GET', '/api/health', { env: production });
  expect(await env.DB.prepare('select email from user where email like ?').bind('demo@%').first()).toBeNull();
});
