// `npm run shots [-- FOLDER] [-- --url=http://localhost:5173 --locales=en,ar --places=landing,pricing --axe]`: pictures of
// every page in every language, theme and width, and an index.html to look at all of them.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { locales } from '#src/i18n/locale.schema.ts';
import { makeWhatIsSeen } from '#web/testing/walk/personas.ts';
import { places } from '#web/testing/walk/places.ts';
import type { View } from '#web/testing/walk/visit.ts';
import { walk } from '#web/testing/walk/walk.ts';
import { freePorts } from '../run/free-port.ts';
import { portsOfApp } from '../run/local-peers.ts';
import { root } from '../run/project-paths.ts';
import { runApp } from '../run/run-app.ts';
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
const chosen = locales.filter((locale) => !values.locales || values.locales.split(',').includes(locale));
const wanted = values.places?.split(',');

/** The app that is named, or one of its own with fresh data. */
async function openApp(): Promise<{ url: string; close: () => Promise<void> }> {
  if (values.url) return { url: values.url, close: async () => {} };
  const stateDir = mkdtempSync(join(tmpdir(), 'plainclause-shots-'));
  const port = await freePorts(portsOfApp);
  const app = await runApp({
    port,
    stateDir,
    variables: { APP_ENV: 'local', RATE_LIMITS: 'off' },
    onStep: console.log,
  });
  return {
    url: app.url,
    close: async () => {
      await app.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

async function takeAll(browser: Browser, appUrl: string): Promise<View[]> {
  const context = await browser.newContext();
  const made = await makeWhatIsSeen(context, appUrl);
  await context.close();
  const views: View[] = [];
  const { problems } = await walk({
    browser,
    appUrl,
    made,
    locales: chosen,
    axe: values.axe,
    only: ({ name }) => !wanted || wanted.includes(name),
    onView: async (page, view) => {
      views.push(view);
      const wholePage = !(await page.locator('dialog[open]').count());
      await page.screenshot({ path: join(folder, pictureName(view)), fullPage: wholePage });
    },
  });
  for (const problem of problems) console.log(problem);
  const order = ({ place, locale }: View) => places.indexOf(place) * chosen.length + chosen.indexOf(locale);
  return views.sort((one, other) => order(one) - order(other));
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
