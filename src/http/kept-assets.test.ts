import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { call } from '../testing/api';

const policy = "default-src 'none'; script-src 'self'";
const ASSETS = {
  fetch: async () =>
    new Response('<!doctype html>', {
      headers: { 'content-type': 'text/html', 'content-security-policy': policy, etag: '"page"' },
    }),
} as unknown as Fetcher;
const get = (path: string, method = 'GET') => call(method, path, { env: { ASSETS } });

test('a file of the release before is still served, under the headers of pages, and kept for good', async () => {
  await env.RELEASES.put('assets/about.page-Ab1.js', 'export {}');
  const answer = await get('/assets/about.page-Ab1.js');
  expect([answer.status, await answer.text()]).toEqual([200, 'export {}']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': policy,
  });
  expect(answer.headers.get('etag')).not.toBe('"page"');
});

test('a file of no known release is not found, and kept by no cache', async () => {
  await env.RELEASES.put('assets/page.html', '<!doctype html>');
  await env.RELEASES.put('release.json', '[]');
  for (const path of ['/assets/gone-0a1b2c.js', '/assets/page.html', '/release.json', '/assets/../release.json']) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('only reading finds such a file', async () => {
  await env.RELEASES.put('assets/about.page-Ab1.js', 'export {}');
  expect((await get('/assets/about.page-Ab1.js', 'POST')).status).toBe(404);
});
