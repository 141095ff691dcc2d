import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { buildDeps, depsOf } from '../deps';
import type { Analysis } from '../features/contracts/analysis.schema';
import { storeAnalysis } from '../features/contracts/store-analysis.usecase';
import { call } from '../testing/api';
import { asUser } from '../testing/as-user';
import { takeErrors } from '../testing/console-errors';
import { anAnalysis, aRisk, insertContract } from '../testing/contract-factory';

const asked: string[] = [];
const ASSETS = {
  fetch: async ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return new Response('<!doctype html>', { headers: { 'cache-control': 'public', 'x-frame-options': 'SAMEORIGIN' } });
  },
} as unknown as Fetcher;

const page = '<!doctype html><body><p>Drawn</p></body>';

/** A complete analysis of that owner's. */
async function analysed(ownerId: string, fields: Partial<Analysis> = {}): Promise<string> {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const id = await insertContract(env.DB, { ownerId, status: 'analysing' });
  const deps = await depsOf(buildDeps(env, { origin: 'http://localhost', waitUntil: () => {} }), { ownerId });
  const high = [aRisk({ title: 'No limit' })];
  const analysis = anAnalysis({ title: 'Lease of a shop', riskAssessment: { high, medium: [], low: [] }, ...fields });
  expect(await storeAnalysis(deps, { contract: { ownerId, id }, analysis, before: null })).toBe(true);
  return id;
}

const open = ({ headers }: { headers: Record<string, string> }, id: string, other: Partial<Cloudflare.Env> = {}) =>
  call('GET', `/analysis/${id}`, {
    headers,
    env: { ASSETS: { fetch: async () => new Response(page) } as unknown as Fetcher, ...other },
  });

async function toldIn(answer: Response): Promise<unknown> {
  const [, told] =
    /<script type="application\/json" id="first-screen-told">(.*)<\/script><\/body>$/.exec(await answer.text()) ?? [];
  return told ? JSON.parse(told) : null;
}

const plain = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id'));

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

test('who presents a session, and another id, is told nothing, and whether it exists cannot be seen', async () => {
  const [owner, other] = [await asUser(), await asUser()];
  const id = await analysed(owner.id);
  const own = await open(owner, id);
  expect(await toldIn(own)).toMatchObject({
    language: 'en',
    told: { title: 'Lease of a shop', 'title-0': 'No limit' },
  });
  const answers = await Promise.all([
    open(other, id),
    open(other, 'no-such-id'),
    open({ headers: { cookie: 'x.session_token=no' } }, id),
  ]);
  for (const answer of answers) {
    expect(await answer.text()).toBe(page);
    expect(plain(answer.headers)).toEqual(plain(own.headers));
  }
});

test('what is told to the owner is kept nowhere, and not answered by what a browser has kept', async () => {
  const owner = await asUser();
  const id = await analysed(owner.id);
  let passed: Headers | undefined;
  const fetch = async (request: Request) => {
    passed = request.headers;
    return new Response(page, { headers: { etag: '"1"', 'content-length': '9', 'x-frame-options': 'DENY' } });
  };
  const headers = { ...owner.headers, 'if-none-match': '"1"' };
  const answer = await call('GET', `/analysis/${id}`, { headers, env: { ASSETS: { fetch } as unknown as Fetcher } });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect([answer.headers.get('etag'), answer.headers.get('content-length')]).toEqual([null, null]);
  expect(passed?.get('if-none-match')).toBeNull();
  expect(await toldIn(answer)).not.toBeNull();
  const visitor = await call('GET', `/analysis/${id}`, { env: { ASSETS } });
  expect([await visitor.text(), visitor.headers.get('cache-control')]).toEqual(['<!doctype html>', 'public']);
});

test('no word of a contract leaves the place where it is told', async () => {
  const owner = await asUser();
  const title = '</script><script>alert(1)</script><!--';
  const answer = await open(owner, await analysed(owner.id, { title }));
  const html = await answer.clone().text();
  expect(html.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  expect(await toldIn(answer)).toMatchObject({ told: { title } });
});

test('an analysis that is not complete is told as none, and one that cannot be read leaves the page as it is', async () => {
  const owner = await asUser();
  const underWay = await insertContract(env.DB, { ownerId: owner.id, status: 'analysing' });
  expect(await toldIn(await open(owner, underWay))).toBeNull();
  const id = await analysed(owner.id);
  const FILES = { get: async () => Promise.reject(new Error('away')) } as unknown as R2Bucket;
  expect(await (await open(owner, id, { FILES })).text()).toBe(page);
  expect(takeErrors()).toEqual([[expect.stringContaining('page.first_screen_failed')]]);
});
