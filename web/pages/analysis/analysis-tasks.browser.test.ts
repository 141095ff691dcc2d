import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage } from '#web/testing/browser.ts';

/** The demo account's analysed contract on a phone, and how often was clicked on its page since it was opened. */
async function openAnalysis() {
  const { page } = await openPage('/auth?mode=login', { viewport: { width: 390, height: 844 } });
  const headers = { origin: inject('appUrl') };
  await page.request.post('/api/auth/login', {
    data: { email: 'demo@plainclause.test', password: 'plainclause' },
    headers,
  });
  const contracts: { id: string; fileName: string }[] = await (await page.request.get('/api/contracts')).json();
  const { id } = contracts.find(({ fileName }) => fileName === 'consultancy-agreement.txt') ?? {};
  await page.goto(`/analysis/${id}`);
  await page.locator('#before-signing').waitFor();
  await page.evaluate(() => {
    const counted = window as { clicks?: number };
    counted.clicks = 0;
    document.addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) counted.clicks = (counted.clicks ?? 0) + 1;
    });
  });
  const clicks = () => page.evaluate(() => (window as { clicks?: number }).clicks);
  return { page, clicks };
}

const isOnScreen = (found: Locator) =>
  found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
const settle = (page: Page) => page.waitForTimeout(300);

test('five things that people want of an analysis take few clicks on a phone', async () => {
  const { page, clicks } = await openAnalysis();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);

  // The last day to give notice stands in the strip.
  const strip = page.getByRole('navigation', { name: 'At a glance' });
  expect(await strip.getByText('Last day to give notice').isVisible()).toBe(true);
  expect(await isOnScreen(strip)).toBe(true);
  expect(await clicks()).toBe(0);

  // Better wording for the worst clause that has one.
  const before = page.getByRole('region', { name: 'Before you sign' });
  const better = { name: 'Copy Wording', includeHidden: true } as const;
  const row = page.locator('#risks details').filter({ has: page.getByRole('button', better) });
  await row.first().locator('summary').first().click();
  await row.first().getByRole('button', better).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\w+ \w+/);
  expect(await clicks()).toBe(2);

  // What a risk says in the contract's own words, and back.
  await before.getByRole('button', { name: 'Show in the contract' }).first().click();
  await page.locator('dialog[open] mark[data-place]').first().waitFor();
  await page.getByRole('button', { name: 'Back to the Analysis' }).click();
  expect(await clicks()).toBe(4);

  // When the contract ends, with what that was counted from.
  await strip.getByRole('link', { name: /Ends/ }).click();
  await settle(page);
  expect(await isOnScreen(page.locator('#dates li').filter({ hasText: 'Ends' }).first())).toBe(true);
  expect(await clicks()).toBe(5);

  // Who pays what is read without a click.
  expect(await page.getByRole('region', { name: 'Money' }).textContent()).toMatch(
    /£4,500 a month[\s\S]*Client[\s\S]*Consultant/,
  );
  expect(await clicks()).toBe(5);
});
