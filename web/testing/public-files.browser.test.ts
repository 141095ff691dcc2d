import { expect, inject, test } from 'vitest';
import { notCrawled, publicPages } from '#src/dev/build/public/public-pages.ts';
import { openPage } from './browser.ts';

const get = (path: string) => fetch(`${inject('appUrl')}${path}`);

test('the sitemap lists every public page, and each is there with a title, a description and a preview of its own', async () => {
  const sitemap = await (await get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  expect(listed).toEqual(publicPages.map(({ path }) => path));
  const heads = await Promise.all(
    listed.map(async (path) => {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      const html = await answer.text();
      const content = (name: string) =>
        html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`))?.[1];
      expect(content('og:image'), path).toMatch(/^https?:\/\/.*\/social-card\.png$/);
      expect(content('og:title'), path).toBe(html.match(/<title>(.*?)<\/title>/)?.[1]);
      expect(content('og:description'), path).toBe(content('description'));
      const canonical = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1];
      expect(canonical && new URL(canonical).pathname, path).toBe(path === '/' ? undefined : path);
      return { title: content('og:title'), description: content('description') };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(listed.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(listed.length);
});

test.each([
  ['/dashboard', /\/assets\/dashboard\.page-/],
  ['/analysis/any', /\/assets\/analysis\.page-/],
  ['/pricing', /\/assets\/pricing\.page-/],
])('%s names the code that draws it, which is there', async (path, code) => {
  const html = await (await get(path)).text();
  const named = [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  expect(named.filter((name) => code.test(name))).toHaveLength(1);
  for (const name of named) expect((await get(name)).headers.get('content-type'), name).toContain('javascript');
});

test('robots are kept out of what is no page and shown the sitemap', async () => {
  const robots = await (await get('/robots.txt')).text();
  for (const path of notCrawled) expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  const shutOut = publicPages.filter(({ path }) => notCrawled.some((start) => path.startsWith(start)));
  expect(shutOut).toEqual([]);
});

test('a file that does not exist is not found, and is kept by no cache', async () => {
  for (const path of ['/assets/main-of-last-week.js', '/icons/no-such.png', '/no-such.css']) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    expect(await answer.text()).not.toContain('<html');
  }
});

/** Width and height from the head of a PNG. */
async function sizeOf(path: string): Promise<string> {
  const bytes = new DataView(await (await get(path)).arrayBuffer());
  expect(bytes.getUint32(0), path).toBe(0x89504e47);
  return `${bytes.getUint32(16)}x${bytes.getUint32(20)}`;
}

test('the manifest’s icons, the icon for Apple’s devices and the preview have the sizes they are said to have', async () => {
  const manifest = await (await get('/site.webmanifest')).json();
  expect(manifest.icons.map(({ purpose = 'any', sizes }: Record<string, string>) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of manifest.icons) expect(await sizeOf(src)).toBe(sizes);
  expect(await sizeOf('/icons/apple-touch-icon.png')).toBe('180x180');
  expect(await sizeOf('/social-card.png')).toBe('1200x630');
  const icon = await get('/favicon.ico');
  expect([...new Uint8Array(await icon.arrayBuffer()).slice(0, 4)]).toEqual([0, 0, 1, 0]);
});

test('a page of the public describes itself in the reader’s language, and one that does not exist asks not to be kept', async () => {
  const { page } = await openPage('/pricing');
  const meta = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await meta('robots')).toBe('index, follow');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${inject('appUrl')}/pricing`);
  const english = await meta('description');
  await page.evaluate(() => localStorage.setItem('plainclause.locale', 'de'));
  await page.reload();
  await expect.poll(() => meta('description')).not.toBe(english);
  await page.goto('/no/such/page');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await meta('robots')).toBe('noindex');
  expect(await page.locator('link[rel=canonical]').count()).toBe(0);
});
