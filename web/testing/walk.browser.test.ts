import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ensureBrowser } from '#src/dev/check/find-browser.ts';
import { locales } from '#src/i18n/locale.schema.ts';
import { type Made, makeWhatIsSeen } from './walk/personas.ts';
import { places } from './walk/places.ts';
import { type Titles, walk } from './walk/walk.ts';

let browser: Browser;
let made: Made;
let titles: Titles = new Map();

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none'],
  });
  const context = await browser.newContext();
  made = await makeWhatIsSeen(context, inject('appUrl'));
  await context.close();
});

afterAll(async () => {
  await browser?.close();
});

test('every route of the client is walked', () => {
  const router = readFileSync(join(import.meta.dirname, '../app/router.tsx'), 'utf8');
  const routes = [...router.matchAll(/<Route path="([^"]+)" element/g)].map(([, path = '']) => path);
  expect(routes.length).toBeGreaterThan(20);
  const walked = new Set(places.flatMap(({ route }) => [route, route.replace('reset-password/', '')]));
  expect(routes.filter((route) => !walked.has(route))).toEqual([]);
});

test('every page and every state of it is whole in all languages, themes and widths: no error, nothing cut off, nothing untranslated, no barrier, nobody else asked', async () => {
  const walked = await walk({ browser, appUrl: inject('appUrl'), made, locales: locales, axe: true });
  titles = walked.titles;
  expect(walked.problems).toEqual([]);
  // Most of it is the loading of pages and the judging of colours and names; a machine that does other work as well takes minutes over it.
}, 1_800_000);

test('every page has a title, and it is in the language of the page', () => {
  const wrong = places.flatMap((place) =>
    locales.flatMap((locale) => {
      const title = titles.get(`${place.name} ${locale}`) ?? '';
      const english = titles.get(`${place.name} en`);
      const untranslated = locale !== 'en' && !place.titleStays && title === english;
      return !title.endsWith('Plainclause') || untranslated ? [`${place.name} in ${locale}: ${title}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
