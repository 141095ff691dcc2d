import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { root } from '#src/dev/run/project-paths.ts';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';
import { registerAccount } from '#web/testing/register-account.ts';

const sample = (name: string) => readFileSync(join(root, 'src/dev/run/samples', name));
const bytesOf = async (download: Download) => readFileSync((await download.path()) ?? expect.fail());

async function save(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return bytesOf(download);
}

test('contracts are sorted in their table, saved as CSV and XLSX, and chosen ones are deleted at once', async () => {
  const { page } = await openPage('/', { viewport: { width: 1280, height: 900 } });
  await registerAccount(page.request, 'overview');
  await page.goto('/dashboard');
  await page.locator('#contract-file').setInputFiles([
    { name: 'lease.txt', mimeType: 'text/plain', buffer: sample('contrato-de-arrendamiento.txt') },
    { name: 'services.txt', mimeType: 'text/plain', buffer: sample('consultancy-agreement.txt') },
  ]);
  await page.getByText('Uploaded: 2 of 2.').waitFor();
  const inList = page.locator('section[aria-labelledby=contracts] li > button[aria-expanded]');
  for (const name of ['lease.txt', 'services.txt'])
    await inList.filter({ hasText: name }).filter({ hasText: 'high' }).waitFor();
  await page.getByRole('link', { name: 'Table and Analytics' }).click();

  const rows = page.locator('main tbody tr');
  const first = () => rows.first().textContent();
  await rows.nth(1).waitFor();
  expect(await findFaults(page)).toEqual([]);
  expect(await rows.filter({ hasText: 'Turia' }).textContent()).toContain('€13,800');
  await page.getByRole('button', { name: 'Worst risk' }).click();
  expect(await first()).toContain('1 high');
  await page.getByRole('button', { name: 'Worst risk' }).click();
  expect(await first()).toMatch(/[2-9] high/);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Income a year' }).check();
  expect(await rows.filter({ hasText: 'Harbour Lane' }).textContent()).toContain('£54,000');

  const csv = (await save(page, 'Download CSV')).toString('utf8');
  expect(csv).toContain('Income a year: currency');
  expect(csv.trim().split('\r\n')).toHaveLength(3);
  expect(csv).toMatch(/13800,EUR,/);
  const workbook = unzipSync(new Uint8Array(await save(page, 'Download XLSX')));
  expect(Buffer.from(workbook['xl/worksheets/sheet1.xml'] ?? []).toString()).toContain('<v>13800</v>');

  await page.getByRole('tab', { name: 'Analytics' }).click();
  await page.getByText('are part of Pro and Premium').waitFor();
  await page.getByRole('tab', { name: 'Table' }).click();
  page.once('dialog', (question) => question.accept());
  await rows.filter({ hasText: 'Harbour Lane' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete Chosen (1)' }).click();
  await page.getByText('Contracts deleted: 1').waitFor();
  await rows.filter({ hasText: 'Harbour Lane' }).waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(1);
});

test('on Pro the figures of all contracts stand in Arabic, from right to left, each with its table', async () => {
  const { page } = await openPage('/', { viewport: { width: 390, height: 844 } });
  await page.evaluate(() => localStorage.setItem('plainclause.locale', 'ar'));
  const { origin } = new URL(page.url());
  const demo = { email: 'demo@plainclause.test', password: 'plainclause' };
  expect((await page.request.post('/api/auth/login', { data: demo, headers: { origin } })).status()).toBe(200);
  await page.goto('/overview?view=analytics');
  const money = page.getByRole('table', { name: 'ما تدفعه (EUR)' });
  await money.waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(await money.textContent()).toContain('1,150');
  expect(await page.getByRole('table').count()).toBeGreaterThanOrEqual(4);
  expect(await findFaults(page)).toEqual([]);
});
