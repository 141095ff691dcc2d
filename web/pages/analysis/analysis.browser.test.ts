import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';

/** Opens the demo account's analysed contract; at the given screen width. */
async function openAnalysis(width: number) {
  const { page } = await openPage('/auth?mode=login', {
    viewport: { width, height: 800 },
  });
  await page.request.post('/api/auth/login', {
    data: { email: 'demo@plainclause.test', password: 'plainclause' },
    headers: { origin: inject('appUrl') },
  });
  const contracts: { id: string; fileName: string }[] = await (await page.request.get('/api/contracts')).json();
  const contract = contracts.find(({ fileName }) => fileName === 'consultancy-agreement.txt');
  if (!contract) throw new Error('The demo account has no analysed contract');
  await page.goto(`/analysis/${contract.id}`);
  await page.getByRole('heading', { name: 'Risk assessment' }).waitFor({ timeout: 30_000 });
  return page;
}

/** The last quote of the last risk that is not folded away; the risk is opened for it. */
async function openLastQuote(page: Page) {
  const risk = page.locator('#risks section > ul > li > details').last();
  await risk.locator('summary').click();
  return risk.locator('li > button', { has: page.locator('.font-serif') }).last();
}
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('with the keyboard alone a quote leads to its words in the contract and Escape back to it', async () => {
  const page = await openAnalysis(1280);
  const quote = await openLastQuote(page);
  await quote.focus();
  const before = await scrolled(page);
  await page.keyboard.press('Enter');
  const mark = page.locator('mark[data-place]').first();
  await expect.poll(() => mark.evaluate((one) => one === document.activeElement)).toBe(true);
  const inView = () =>
    mark.evaluate((one) => {
      const text = one.closest('section')?.getBoundingClientRect();
      const { top, bottom } = one.getBoundingClientRect();
      return text !== undefined && top >= text.top && bottom <= text.bottom;
    });
  await expect.poll(inView).toBe(true);
  expect(await scrolled(page)).toBe(before);
  await page.keyboard.press('Escape');
  expect(await quote.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await findFaults(page)).toEqual([]);
});

test('on a phone the text covers the findings, and closing it leads back to where one was', async () => {
  const page = await openAnalysis(390);
  const quote = await openLastQuote(page);
  await quote.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await quote.click();
  const sheet = page.getByRole('dialog', { name: 'Contract text' });
  await sheet.locator('mark[data-place]').first().waitFor();
  expect((await sheet.boundingBox())?.width).toBe(390);
  expect(await findFaults(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Back to the Analysis' }).click();
  await sheet.waitFor({ state: 'hidden' });
  expect(await scrolled(page)).toBe(before);
  expect(await quote.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('the contract’s text and the report can be taken away under the contract’s name', async () => {
  const page = await openAnalysis(1280);
  const take = async (choice: string) => {
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: choice }).click(),
    ]);
    return download.suggestedFilename();
  };
  expect(await take('Contract text (.txt)')).toBe('consultancy-agreement.txt.txt');
  expect(await take('Analysis report (.json)')).toBe('consultancy-agreement.txt_analysis_report.json');
});
