import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage } from './browser.ts';
import { signInAs } from './walk/personas.ts';

/** As a share of the screen. A fifth of what those who rank pages by it call good: nobody sees it. */
const goodShift = 0.02;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** How far content was shifted by what arrived later, as a share of the screen. */
async function shiftWhileLoading(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.locator('main h1').waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as LayoutShift[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );
}

const screens = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

async function answerLate(page: Page) {
  await page.route('**/api/**', async (route) => {
    await sleep(400);
    await route.continue();
  });
}

async function shiftsOf(page: Page, paths: readonly string[]): Promise<[path: string, shift: number][]> {
  const shifts: [string, number][] = [];
  for (const path of paths) shifts.push([path, await shiftWhileLoading(page, path)]);
  return shifts.filter(([, shift]) => shift > goodShift);
}

test.each(screens)('what arrives late moves nothing that is being read, $width pixels wide', async (viewport) => {
  const { page } = await openPage('/about', { viewport });
  // As the walk, to whose account no other test uploads: what its pages announce moves nothing.
  await signInAs(page.context(), inject('appUrl'), 'customer');
  await answerLate(page);
  const paths = ['/features', '/pricing', '/dashboard', '/settings', '/templates', '/clauses', inject('made').complete];
  expect(await shiftsOf(page, paths)).toEqual([]);
});

test.each(screens)('nor is anything moved for who must sign in first, $width pixels wide', async (viewport) => {
  const { page } = await openPage('/about', { viewport });
  await answerLate(page);
  expect(await shiftsOf(page, ['/auth', '/dashboard', inject('made').complete])).toEqual([]);
});
