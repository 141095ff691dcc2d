import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { smokeTest } from '../dev/release/smoke-test.ts';

type Answer = [status: number, body: string, headers?: Record<string, string>];
const page = '<div id="root"></div><script type="module" src="/assets/index-A.js"></script>';
const digest = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 16);
const health = (release: object, status = 'ok') => JSON.stringify({ status, release });
const app: Record<string, Answer> = {
  '/api/health': [200, health({ api: digest('a2'), analysis: digest('n2') })],
  '/': [200, page],
  '/dashboard': [200, page],
  '/assets/index-A.js': [200, 'export {}', { 'content-type': 'text/javascript' }],
  '/assets/of-no-release-00000000.js': [404, '{"code":"http.not_found"}', { 'cache-control': 'no-store' }],
  '/api/contracts': [401, '{"message":"Unauthorized"}'],
  '/api/openapi.json': [200, '{"openapi":"3.1.0","paths":{}}'],
};

const smoke = (changed: Record<string, Answer | (() => Answer)>, options: Parameters<typeof smokeTest>[1] = {}) => {
  const asked: string[] = [];
  const work = smokeTest('https://app.example', {
    tries: 1,
    wait: async () => {},
    ...options,
    fetch: async (address, init) => {
      const { pathname } = new URL(String(address));
      asked.push(pathname);
      expect(init?.headers).toEqual(options.headers ?? {});
      const found = { ...app, ...changed }[pathname] ?? ([404, ''] as Answer);
      const [status, body, headers] = typeof found === 'function' ? found() : found;
      return new Response(body, { status, headers });
    },
  });
  return work.then(() => asked);
};

test('an app that serves passes, in the versions that are expected', async () => {
  await smoke(
    {},
    { expect: { api: 'a2', analysis: 'n2' }, headers: { 'Cloudflare-Workers-Version-Overrides': 'x="a2"' } },
  );
});

test.each<[string, Record<string, Answer>, RegExp]>([
  ['a Worker is down', { '/api/health': [503, health({}, 'degraded')] }, /health answers 503/],
  [
    'another version answers',
    { '/api/health': [200, health({ api: digest('a1') })] },
    /api Worker answers in another version than a2/,
  ],
  ['a page is missing', { '/dashboard': [404, ''] }, /dashboard answers 404/],
  ['a page has no code', { '/': [200, '<div id="root"></div>'] }, /\/ names no code/],
  ['code is missing', { '/assets/index-A.js': [404, ''] }, /index-A\.js answers 404/],
  ['code is a page', { '/assets/index-A.js': [200, page, { 'content-type': 'text/html' }] }, /a page instead of code/],
  ['what is gone is a page', { '/assets/of-no-release-00000000.js': [200, page] }, /of-no-release.* answers 200/],
  [
    'what is gone may be cached',
    {
      '/assets/of-no-release-00000000.js': [404, '{"code":"http.not_found"}', { 'cache-control': 'max-age=31536000' }],
    },
    /may be cached/,
  ],
  ['contracts are open to all', { '/api/contracts': [200, '[]'] }, /contracts answers 200 instead of 401/],
  ['the API is not described', { '/api/openapi.json': [500, ''] }, /openapi\.json answers 500/],
])('it fails where %s', async (_, changed, words) => {
  await expect(smoke(changed, { expect: { api: 'a2' } })).rejects.toThrow(words);
});

test('a version that answers a moment later passes, one that fails now and then does not', async () => {
  let asked = 0;
  const later = () => app['/api/health'] && ([++asked > 2 ? 200 : 503, health({})] as Answer);
  await smoke({ '/api/health': () => later() ?? [500, ''] }, { tries: 3 });

  let seen = 0;
  const nowAndThen = (): Answer => [++seen % 10 === 0 ? 503 : 200, health({}, seen % 10 === 0 ? 'degraded' : 'ok')];
  await expect(smoke({ '/api/health': nowAndThen }, { tries: 2, samples: 30 })).rejects.toThrow('503');
});

test('an address where nobody answers fails in words', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: 'ENOTFOUND' }));
  await expect(smokeTest('https://app.example', { tries: 1, fetch })).rejects.toThrow('does not answer: ENOTFOUND');
});
