import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';
import { registerAccount } from '#web/testing/register-account.ts';

const fixtures = join(import.meta.dirname, '../../../worker/extract/testing/fixtures');

/** Uploads a file as somebody new and opens its analysis, on a page in Arabic. */
async function openInArabic(name: string, viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await openPage('/auth?mode=login', { viewport });
  const headers = { origin: inject('appUrl') };
  await registerAccount(page.request, 'reader');
  const file = { name, mimeType: 'application/octet-stream', buffer: readFileSync(join(fixtures, name)) };
  const accepted = await page.request.post('/api/contracts', { headers, multipart: { contract: file } });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  const { contractId } = await accepted.json();
  await page.evaluate(() => localStorage.setItem('plainclause.locale', 'ar'));
  await page.goto(`/analysis/${contractId}`);
  await page.locator('#method h2').waitFor({ timeout: 30_000 });
  return page;
}

/** Whether the place that one is at is in sight, and what it says. */
const shownPlace = (page: Page) =>
  page.locator('[data-found=now]').evaluate((mark) => {
    const region = mark.closest('section')?.getBoundingClientRect();
    const { top, bottom } = mark.getBoundingClientRect();
    return { words: mark.textContent, inSight: region !== undefined && top >= region.top && bottom <= region.bottom };
  });

test('an Arabic contract is searched without its vowel signs, in its text and on its pages', async () => {
  const page = await openInArabic('ar.pdf', { width: 1280, height: 800 });
  const pane = page.getByRole('complementary');
  const box = pane.getByRole('searchbox', { name: 'ابحث في العقد' });
  await box.waitFor();
  await page.keyboard.press('/');
  await expect.poll(() => box.evaluate((one) => one === document.activeElement)).toBe(true);
  await box.fill('المُورِّد');
  await pane.getByText(/^1 من \d+$/).waitFor();
  const found = await pane.locator('mark[data-found]').count();
  await box.press('Enter');
  await box.press('Enter');
  await expect.poll(() => shownPlace(page)).toMatchObject({ inSight: true });
  expect((await shownPlace(page)).words).toMatch(/^المور/);
  await pane.getByText(`3 من ${found}`).waitFor();
  expect(await findFaults(page)).toEqual([]);

  await pane.getByRole('button', { name: 'الصفحات' }).click();
  await expect.poll(() => shownPlace(page)).toMatchObject({ inSight: true });
  expect(await page.locator('article mark[data-found]').count()).toBeGreaterThan(1);
  await box.press('Escape');
  await expect.poll(() => page.locator('mark[data-found]').count()).toBe(0);
});

test('a formatted file is searched as it is shown', async () => {
  const page = await openInArabic('ar.docx', { width: 1280, height: 800 });
  const pane = page.getByRole('complementary');
  await pane.getByRole('button', { name: 'منسّق' }).click();
  const region = pane.getByRole('region', { name: 'منسّق' });
  await region.getByText('العميل').first().waitFor();
  const before = await region.evaluate((one) => one.scrollTop);
  const box = pane.getByRole('searchbox');
  await box.fill('العميل');
  await pane.getByText(/^1 من \d+$/).waitFor();
  await box.press('Shift+Enter');
  await expect.poll(() => region.evaluate((one) => one.scrollTop)).toBeGreaterThan(before);
  const drawn = () =>
    page.evaluate(() => [...CSS.highlights].map(([name, ranges]) => [name, [...ranges].map(String)[0]] as const));
  expect(await drawn()).toEqual([
    ['found', 'العميل'],
    ['found-now', 'العميل'],
  ]);
});

test('on a phone a mark at the right of an Arabic contract closes the text and shows the finding', async () => {
  const page = await openInArabic('ar.pdf', { width: 390, height: 844 });
  await page.getByRole('button', { name: 'قراءة نص العقد' }).click();
  const sheet = page.getByRole('dialog');
  const mark = sheet.getByRole('button', { name: /^خطر منخفض: / }).first();
  await mark.scrollIntoViewIfNeeded();
  const words = await mark.locator('xpath=following-sibling::*[1]').boundingBox();
  expect((await mark.boundingBox())?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0) - 4);
  expect(await findFaults(page)).toEqual([]);
  const title = (await mark.getAttribute('aria-label'))?.split(';')[0]?.replace('خطر منخفض: ', '') ?? '';
  await mark.click();
  await sheet.waitFor({ state: 'hidden' });
  const row = page.locator('#risks-low-list details[open] > summary');
  expect(await row.textContent()).toContain(title);
  await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true);
  const { y = -1 } = (await row.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(0);
  expect(y).toBeLessThan(844);
});
