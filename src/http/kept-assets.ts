import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './app-env';

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json',
  wasm: 'application/wasm',
  woff: 'font/woff',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** Names carry the hash of what is in them, so that a name never means two files. */
const keptForGood = 'public, max-age=31536000, immutable';

/** Of a page: what they say of it, and not of the file that stands in for it. */
const ofOnePage = [
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'cache-control',
  'cf-cache-status',
];

/**
 * Files of the client that this version was not deployed with: a page that was opened before a release asks for those of
 * its own, and while a release is rolled out one version may be asked for the files of the other. Each deployment puts
 * both where every version finds them (`src/dev/release/keep-release-files.ts`). Headers are those of pages, since a
 * script may run as a worker under its own.
 */
export const serveKeptAssets = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname } = new URL(c.req.url);
  const type = types[/\.([a-z\d]+)$/.exec(pathname)?.[1] ?? ''];
  const kept = type && (await c.env.RELEASES.get(pathname.slice(1)));
  if (!kept) return next();
  const page = await c.env.ASSETS.fetch(new URL('/', c.req.url));
  await page.body?.cancel();
  const headers = new Headers(page.headers);
  for (const name of ofOnePage) headers.delete(name);
  headers.set('content-type', type);
  headers.set('cache-control', keptForGood);
  headers.set('etag', kept.httpEtag);
  return new Response(kept.body, { headers });
});
