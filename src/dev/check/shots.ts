// `npm run shots [-- FOLDER] [-- --url=http://localhost:5173 --locales=en,ar --places=landing,pricing --axe]`: pictures of
// every page in every language, theme and width, and an index.html to look at all of them.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page, request } from 'playwright-core';
import { locales as allLocales } from '#src/i18n/locale.schema.ts';
import { makeWhatIsSeen } from '#web/testing/walk/personas.ts';
import { places } from '#web/testing/walk/places.ts';
import type { View } from '#web/testing/walk/visit.ts';
import { startWalk } from '#web/testing/walk/walk.ts';
import { root } from '../run/project-paths.ts';
import { runAppAside } from '../run/run-app-aside.ts';
import { contactSheet, pictureName } from './contact-sheet.ts';
import { ensureBrowser } from './find-browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string' },
    locales: { type: 'string' },
    places: { type: 'string' },
    axe: { type: 'boolean', default: false },
  },
});
const folder = resolve(positionals[0] ?? join(root, '.wrangler/shots'));
const locales = allLocales.filter((locale) => !values.locales || values.locales.split(',').includes(locale));
const wanted = values.places?.split(',');

/** The app that is named, or one of its own with fresh data. */
async function openApp(): Promise<{ url: string; close: () => Promise<void> }> {
  if (values.url) return { url: values.url, close: async () => {} };
  const app = await runAppAside({
    name: 'shots',
    variables: { APP_ENV: 'local', RATE_LIMITS: 'off' },
    onStep: console.log,
  });
  return { url: app.url, close: app.stop };
}

async function takeAll(browser: Browser, appUrl: string): Promise<View[]> {
  const demo = await request.newContext();
  const made = await makeWhatIsSeen(demo, appUrl);
  await demo.dispose();
  const views: View[] = [];
  const onView = async (page: Page, view: View) => {
    views.push(view);
    const wholePage = !(await page.locator('dialog[open]').count());
    await page.screenshot({ path: join(folder, pictureName(view)), fullPage: wholePage });
  };
  const walker = startWalk({ browser, appUrl, made, locales, axe: values.axe, onView });
  for (const place of places.filter(({ name }) => !wanted || wanted.includes(name))) {
    for (const problem of (await walker.see(place)).problems) console.log(`${place.name}, ${problem}`);
  }
  await walker.leave();
  return views;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const app = await openApp();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  const views = await takeAll(browser, app.url);
  writeFileSync(join(folder, 'index.html'), contactSheet(views));
  console.log(`${views.length} pictures; look at ${join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await app.close();
}
