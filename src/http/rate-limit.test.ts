import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { buildDeps } from '../deps';
import { call } from '../testing/api';
import { sweepRateLimits } from './sweep-rate-limits.usecase';

const home = '192.0.2.1';
const elsewhere = '198.51.100.1';
const login = async (email: string, from: string, variables: Partial<Cloudflare.Env> = {}) =>
  call('POST', '/api/auth/login', {
    body: { email, password: 'a guess' },
    headers: { 'cf-connecting-ip': from },
    env: variables,
  });
const statuses = async (count: number, ...args: Parameters<typeof login>) => {
  const responses = await Promise.all(Array.from({ length: count }, () => login(...args)));
  return responses.map(({ status }) => status).sort();
};
const age = (ms: number) => env.DB.prepare('update rate_limit set resets_at = resets_at - ?').bind(ms).run();

test('of many guesses at once no more than ten are compared', async () => {
  const answers = await statuses(14, 'ada@example.test', home);
  expect(answers).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
});

test('a stranger who guesses does not lock the owner out', async () => {
  await statuses(11, 'ada@example.test', elsewhere);
  expect((await login('ada@example.test', home)).status).toBe(401);
});

test('a refused call says when to come back, and is let in then', async () => {
  await statuses(10, 'ada@example.test', home);
  const refused = await login('ada@example.test', home);
  expect(refused.status).toBe(429);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(880);
  expect(seconds).toBeLessThanOrEqual(900);
  await age(seconds * 1000);
  expect((await login('ada@example.test', home)).status).toBe(401);
});

test('one network cannot guess at a hundred accounts and one', async () => {
  await login('first@example.test', home);
  await env.DB.prepare('update rate_limit set hits = 100 where hits = 1').run();
  expect((await login('another@example.test', home)).status).toBe(429);
  expect((await login('another@example.test', elsewhere)).status).toBe(401);
});

test('a refused call writes nothing, however many addresses it names', async () => {
  await login('first@example.test', home);
  await env.DB.prepare('update rate_limit set hits = 100 where hits = 1').run();
  const kept = () => env.DB.prepare('select * from rate_limit order by key').all();
  const { results } = await kept();
  for (let at = 0; at < 5; at++) expect((await login(`new${at}@example.test`, home)).status).toBe(429);
  expect((await kept()).results).toEqual(results);
});

test('the address counts however it is typed', async () => {
  await statuses(5, 'ada@example.test', home);
  await statuses(5, ' ADA@example.test', home);
  expect((await login('Ada@Example.test', home)).status).toBe(429);
});

test('on one’s own machine limits can be switched off, elsewhere not', async () => {
  expect(await statuses(12, 'ada@example.test', home, { RATE_LIMITS: 'off' })).toEqual(Array(12).fill(401));
  const live = {
    APP_ENV: 'production',
    APP_URL: 'https://plainclause.test',
    MAIL_FROM: 'hello@plainclause.test',
    SUPPORT_EMAIL: 'support@plainclause.test',
    RATE_LIMITS: 'off',
    STRIPE_SECRET_KEY: 'sk_test_only',
    STRIPE_WEBHOOK_SECRET: 'whsec_test_only',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_only',
  };
  expect(await statuses(12, 'ada@example.test', home, live)).toContain(429);
});

test('what is counted holds no address', async () => {
  await login('ada@example.test', home);
  const { results } = await env.DB.prepare('select * from rate_limit').all();
  expect(results).toHaveLength(3);
  expect(JSON.stringify(results)).not.toMatch(/ada|example|192\.0\.2/);
});

test('counts whose time is over are swept, the others stay', async () => {
  await login('ada@example.test', home);
  await age(901_000);
  await login('grace@example.test', elsewhere);
  const deps = buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} });
  expect(await sweepRateLimits(deps)).toBe(2);
  expect((await env.DB.prepare('select count(*) as n from rate_limit').first<{ n: number }>())?.n).toBe(4);
});
