import { expect, test } from 'vitest';
import { call } from '../testing/api';

const asked: string[] = [];
const ASSETS = {
  fetch: async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return new Response('<!doctype html>', { headers: { 'cache-control': 'public', 'x-frame-options': 'SAMEORIGIN' } });
  },
} as unknown as Fetcher;

test.each([
  ['/settings', '/app'],
  ['/analysis/0199-ab', '/analysis'],
  ['/analysis/0199-ab/more', '/app'],
  ['/reset-password/Ab_c-9', '/app'],
  ['/auth?mode=login', '/app'],
  ['/no/such/page', '/app'],
])('%s is answered with the page of the client, under the headers of pages', async (path, copy) => {
  asked.length = 0;
  const answer = await call('GET', path, { env: { ASSETS } });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('<!doctype html>');
  expect(asked).toEqual([copy]);
  expect(answer.headers.get('cache-control')).toBe('public');
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test.each(['/assets/main-0a1b2c.js', '/assets/folder', '/icons/missing.png', '/missing.webmanifest', '/api/missing'])(
  '%s is not found, and kept by no cache',
  async (path) => {
    const answer = await call('GET', path, { env: { ASSETS } });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ code: 'http.not_found' });
  },
);

test.each(['/analysis/0199-ab', '/settings'])(
  '%s is answered with the front page where there are no copies',
  async (path) => {
    const fetch = async ({ url }: Request) =>
      new URL(url).pathname === '/' ? new Response('<!doctype html>') : new Response(null, { status: 404 });
    const answer = await call('GET', path, { env: { ASSETS: { fetch } as unknown as Fetcher } });
    expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html>']);
  },
);

test('a shared analysis is kept by no search engine and no cache, and its address told to no other site', async () => {
  const answer = await call('GET', '/shared/0a1b-2c', { env: { ASSETS } });
  expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html>']);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await call('GET', '/dashboard', { env: { ASSETS } })).headers.get('x-robots-tag')).toBeNull();
});

test('nothing but reading a page is answered with one', async () => {
  expect((await call('POST', '/dashboard', { env: { ASSETS } })).status).toBe(404);
});
