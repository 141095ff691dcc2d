import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { publicPages } from '#src/dev/build/public/public-pages.ts';
import { root } from '#src/dev/run/project-paths.ts';
import { locales } from '#src/i18n/locale.schema.ts';
import { openPage } from './browser.ts';
import { signInAs } from './walk/personas.ts';

const drawn = publicPages.flatMap(({ path, ahead }) => (ahead ? [path] : []));
const textsOf = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, `src/i18n/messages/${locale}.json`), 'utf8'));

/** Holds the code of a page back until it is let go, as a slow line would. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/index-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Marks what stands in the page, to know it again, and lets the code come. Answers whether it is still there. */
async function cameToLife(page: Page, letGo: () => void): Promise<boolean> {
  const header = await page.locator('#root header').first().elementHandle();
  letGo();
  await page.locator('#root[data-drawn=app]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return Boolean(await header?.evaluate((element) => element.isConnected));
}

/** Until it can be seen what was drawn for the reader: what comes first decided what that is, and styles are there. */
const seen = (page: Page) =>
  page.waitForFunction(
    () =>
      document.getElementById('root')?.querySelector('main') &&
      document.styleSheets.length > 0 &&
      !('undrawn' in document.documentElement.dataset),
  );

const heading = (page: Page) => page.locator('main h1');
/** Where nothing is loaded but the files of the page itself. */
const blank = '/robots.txt';

test('without any script each public page shows what it is about, and none has a style or script of its own', async () => {
  const { page } = await openPage(blank, { javaScriptEnabled: false });
  expect(drawn).toContain('/pricing');
  for (const path of drawn) {
    await page.goto(path);
    expect(await heading(page).isVisible(), path).toBe(true);
    const html = await (await fetch(`${inject('appUrl')}${path}`)).text();
    expect(html, path).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);
  }
  await page.goto('/');
  const texts = textsOf('en');
  expect(await heading(page).textContent()).toBe(`${texts.landing_title_before} ${texts.landing_title_marked}`);
});

test.each(locales)(
  'in %s pages are seen before their code comes, which brings them to life as they are',
  async (locale) => {
    const texts = textsOf(locale);
    for (const path of drawn) {
      // Each with an empty cache, or code that is there already would not be held back.
      const { page } = await openPage(blank, { viewport: { width: 390, height: 844 } });
      await page.addInitScript((chosen) => localStorage.setItem('plainclause.locale', chosen), locale);
      const letGo = await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      await seen(page);
      if (path === '/')
        expect(await heading(page).textContent()).toBe(`${texts.landing_title_before} ${texts.landing_title_marked}`);
      expect(await page.locator('html').getAttribute('lang'), path).toBe(locale);
      expect(await cameToLife(page, letGo), path).toBe(true);
      await page.close();
    }
  },
);

test.each(['en', 'ar'])(
  'in %s a user’s pages are seen before their code comes, with nothing told of the account',
  async (locale) => {
    const { page } = await openPage(blank);
    await signInAs(page.context(), inject('appUrl'), 'customer');
    await page.addInitScript((chosen) => localStorage.setItem('plainclause.locale', chosen), locale);
    for (const path of ['/', '/dashboard', inject('made').complete]) {
      const letGo = await holdCode(page);
      await page.goto(path, { waitUntil: 'commit' });
      await seen(page);
      await page.locator('#root[data-drawn=user] main').waitFor();
      expect(await page.getByText(textsOf(locale).landing_lead ?? '').count(), path).toBe(0);
      for (const part of await page.locator('header > div > nav, main header .badge').all())
        expect(await part.isVisible(), path).toBe(false);
      expect(await cameToLife(page, letGo), path).toBe(true);
      expect(await page.locator('header > div > nav').first().isVisible(), path).toBe(true);
      await page.unroute(/\/assets\/index-[^/]*\.js/);
    }
  },
);

test('who is signed in is not shown a page that was drawn for visitors, nor the other way round', async () => {
  const { page } = await openPage(blank);
  const letGo = await holdCode(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.locator('#root header').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.styleSheets.length > 0);
  expect(await page.locator('#root header').first().isVisible()).toBe(false);
  letGo();
  await page.waitForURL('**/auth?mode=login');
  await page.unroute(/\/assets\/index-[^/]*\.js/);
  await signInAs(page.context(), inject('appUrl'), 'customer');
  const letGoAgain = await holdCode(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.locator('#root header').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.styleSheets.length > 0);
  expect(await page.locator('#root header').first().isVisible()).toBe(false);
  letGoAgain();
  await heading(page).waitFor();
});

/** What the first screen of the analysis says, in its order. */
const firstWords = (page: Page) =>
  page.locator('main :is(h1, .answer-what > p:first-child, ol h3, ol h3 ~ p)').evaluateAll((all) =>
    all.flatMap((one) => {
      const { top } = one.getBoundingClientRect();
      return one.getClientRects().length > 0 && top < innerHeight ? [[one.textContent, Math.round(top)]] : [];
    }),
  );

test.each(['en', 'de', 'ar'])(
  'in %s an analysis tells its owner its first screen before any code has come, where it then stands',
  async (locale) => {
    const { page } = await openPage(blank, { viewport: { width: 390, height: 844 } });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await signInAs(page.context(), inject('appUrl'), 'customer');
    await page.addInitScript((chosen) => localStorage.setItem('plainclause.locale', chosen), locale);
    const letGo = await holdCode(page);
    await page.goto(inject('made').complete, { waitUntil: 'commit' });
    await seen(page);
    await page.locator('[data-told=answer]').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const texts = textsOf(locale);
    expect(await page.getByRole('heading', { name: texts.analysis_before_title, exact: true }).isVisible()).toBe(true);
    const before = await firstWords(page);
    expect(before.length).toBeGreaterThan(5);
    expect(await cameToLife(page, letGo)).toBe(true);
    await page.getByRole('button', { name: texts.analysis_reader_ask }).waitFor();
    expect(await page.locator('[data-told]').count()).toBe(0);
    const after = await firstWords(page);
    expect(after.map(([words]) => words)).toEqual(before.map(([words]) => words));
    for (const [place, [words, top]] of before.entries())
      expect(Math.abs(Number(top) - Number(after[place]?.[1])), String(words)).toBeLessThanOrEqual(4);
    expect(faults).toEqual([]);
  },
);
