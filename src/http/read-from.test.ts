import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { shardNames } from '../db/databases';
import { call } from '../testing/api';
import { asUser } from '../testing/as-user';
import { insertContract } from '../testing/contract-factory';

let opened: string[];
let user: Awaited<ReturnType<typeof asUser>>;
/** The databases, with how each session of theirs was opened. */
let databases: Record<string, D1Database>;

beforeEach(async () => {
  opened = [];
  const watched = (name: string, database: D1Database) =>
    new Proxy(database, {
      get(target, property) {
        const value: unknown = Reflect.get(target, property);
        if (property !== 'withSession') return typeof value === 'function' ? value.bind(target) : value;
        return (from: string) => {
          opened.push(`${name} ${from}`);
          return target.withSession(from);
        };
      },
    });
  const names = ['DB', ...shardNames(env)];
  databases = Object.fromEntries(names.map((name) => [name, watched(name, Reflect.get(env, name) as D1Database)]));
  user = await asUser();
});

async function ask(method: string, path: string, { cookie = '', replicas = 'on', body = undefined as unknown } = {}) {
  opened = [];
  const headers = { cookie: `${user.headers.cookie}; ${cookie}` };
  const answer = await call(method, path, { headers, body, env: { ...databases, READ_REPLICAS: replicas } });
  expect(answer.status).toBeLessThan(300);
  const line = answer.headers.getSetCookie().find((each) => each.includes('read_from')) ?? null;
  return { answer, line, cookie: line?.split(';')[0] ?? '' };
}
const decoded = (cookie: string) => decodeURIComponent(cookie.split('=')[1] ?? '').split(':');

test('the first call asks the primary, and the next ones a replica that has come as far', async () => {
  const first = await ask('GET', '/api/contracts');
  expect(opened.every((each) => each.endsWith(' first-primary'))).toBe(true);
  expect(first.line).toMatch(/^plainclause\.read_from=DB[^;]+; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/);
  const [name, bookmark] = decoded(first.cookie);
  await ask('GET', '/api/contracts', first);
  expect(opened).toContain(`${name} ${bookmark}`);
  // Whether a session has ended is asked at the primary always.
  expect(opened).toContain('DB first-primary');
});

test('what was written is seen by the call that follows: its bookmark comes after the write', async () => {
  const id = await insertContract(env.DB, { ownerId: user.id, status: 'complete' });
  const before = await ask('GET', '/api/contracts');
  const wrote = await ask('PATCH', `/api/contracts/${id}`, { ...before, body: { givenTitle: 'The lease' } });
  expect(opened.every((each) => each.endsWith(' first-primary'))).toBe(true);
  const [name, bookmark = ''] = decoded(wrote.cookie);
  expect(bookmark > (decoded(before.cookie)[1] ?? '')).toBe(true);
  const { answer } = await ask('GET', '/api/contracts', wrote);
  expect(opened).toContain(`${name} ${bookmark}`);
  expect(JSON.stringify(await answer.json())).toContain('The lease');
});

test.each(['DB_9:0000-0001', 'DB:', 'nothing', 'DB:a%20b', `DB:${'a'.repeat(201)}`])(
  'a bookmark that is of no use asks the primary: %s',
  async (value) => {
    await ask('GET', '/api/contracts', { cookie: `plainclause.read_from=${encodeURIComponent(value)}` });
    expect(opened.every((each) => each.endsWith(' first-primary'))).toBe(true);
  },
);

test('without replicas no browser is given one, and the primary is asked', async () => {
  const { line } = await ask('GET', '/api/contracts', {
    replicas: 'off',
    cookie: 'plainclause.read_from=DB:0000-0001',
  });
  expect(line).toBeNull();
  expect(opened.every((each) => each.endsWith(' first-primary'))).toBe(true);
});

test('on https the cookie is one for this host alone', async () => {
  const headers = { cookie: user.headers.cookie.replace('plainclause.', '__Host-plainclause.') };
  const answer = await call('GET', '/api/contracts', {
    headers,
    env: { ...databases, READ_REPLICAS: 'on', APP_URL: 'https://app.example' },
  });
  const line = answer.headers.getSetCookie().find((each) => each.includes('read_from'));
  expect(line).toMatch(/^__Host-plainclause\.read_from=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});
