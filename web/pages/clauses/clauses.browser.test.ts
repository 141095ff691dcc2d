import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';

const headers = () => ({ origin: inject('appUrl') });

/** The library as the demo account sees it, who has a generated contract of this name. */
async function openLibrary(fileName: string, path = '/clauses', options: Parameters<typeof openPage>[1] = {}) {
  const { page } = await openPage('/about', options);
  await page.request.post('/api/auth/login', {
    data: { email: 'demo@plainclause.test', password: 'plainclause' },
    headers: headers(),
  });
  const variables = {
    agreementDate: '2026-11-20',
    supplierName: 'Northwind Ltd',
    supplierAddress: '1 High Street, Leeds',
    clientName: 'Southwind Ltd',
    clientAddress: '2 Low Road, York',
    services: 'Care of a website',
    startDate: '2026-12-01',
    payBasis: 'monthly',
    fee: '500',
    paymentDays: '30',
    noticeDays: '30',
  };
  const made = await page.request.post('/api/contracts/from-template', {
    data: { templateId: 'service-agreement', fileName, variables },
    headers: headers(),
  });
  const { contractId } = await made.json();
  await page.goto(path);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return { page, contractId: String(contractId) };
}

test('a clause is found, narrowed down, read, copied and added to a contract, whose download holds it', async () => {
  const { page } = await openLibrary('Packaging talks', '/clauses', {
    permissions: ['clipboard-read', 'clipboard-write'],
    acceptDownloads: true,
  });
  await page.getByRole('searchbox', { name: 'Search clauses' }).fill('majeure forc');
  await page.waitForURL('**/clauses?search=majeure+forc');
  await page.getByLabel('Category').selectOption({ label: 'Risk Management' });
  await page.waitForURL('**category=risk-management');
  await page.reload();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('majeure forc');
  expect(await page.getByLabel('Category').inputValue()).toBe('Risk Management');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Force Majeure');
  await page
    .getByRole('status')
    .filter({ hasText: /^Clauses: \d+$/ })
    .waitFor();

  await page.getByRole('button', { name: 'View Full Text: Force Majeure' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Force Majeure' });
  await dialog.getByRole('tab', { name: 'Standard' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await dialog.getByRole('tab', { selected: true }).textContent()).toBe('Firm');
  await dialog.getByRole('button', { name: 'Copy This Wording' }).click();
  await page.getByText('is on the clipboard, in its Firm wording').waitFor();
  const wording = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await dialog.locator('[lang=en] p').first().textContent();
  expect(wording.split('\n')[0]).toBe(shown);
  expect(await findFaults(page)).toEqual([]);

  await dialog.getByRole('button', { name: 'Add to a Contract' }).click();
  const adding = page.getByRole('dialog', { name: 'Add “Force Majeure” to a contract' });
  await adding.getByLabel('Your generated contract').selectOption({ label: 'Packaging talks' });
  expect(await adding.getByLabel('Wording', { exact: true }).inputValue()).toBe('firm');
  await adding.getByText(/Neither party is liable for a delay/).waitFor();
  const blank = adding.getByLabel(/^Blank 1:/);
  await blank.fill(' ');
  await adding.getByRole('button', { name: 'Add Clause' }).click();
  await adding.getByText('Please fill in every blank').waitFor();
  expect(await blank.evaluate((one) => one === document.activeElement)).toBe(true);
  await blank.fill('ninety-one');
  expect(await findFaults(page)).toEqual([]);
  await adding.getByRole('button', { name: 'Add Clause' }).click();
  await page.getByRole('dialog', { name: 'Clause Added' }).getByRole('link', { name: 'Open the Contract' }).click();

  const added = page.getByRole('region', { name: 'Added from the clause library' });
  const [, number] = /(\d+)\. Force Majeure/.exec((await added.textContent()) ?? '') ?? [];
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Contract' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(text).toContain(`\n\n${number}. Force Majeure\n\n${number}.1 `);
  expect(text).toContain('more than ninety-one days');
  expect(text.indexOf('ninety-one')).toBeLessThan(text.indexOf('Signed by Northwind Ltd'));
  expect(text).not.toContain('Events beyond control');
  expect(await findFaults(page)).toEqual([]);

  page.once('dialog', (asks) => void asks.accept());
  await added.getByRole('button', { name: 'Take out Force Majeure' }).click();
  await page.getByText('Clause Taken Out').waitFor();
  await page.getByText('Events beyond control').waitFor();
});

test('a contract opens the library with itself chosen, and the library leads back to it', async () => {
  const { page, contractId } = await openLibrary('Supply talks');
  await page.goto(`/analysis/${contractId}`);
  await page.getByRole('link', { name: 'Add a Clause' }).click();
  await page.getByText('You are choosing a clause for “Supply talks”.').waitFor();
  await page.getByRole('button', { name: 'View Full Text: Governing Law' }).click();
  await page.getByRole('button', { name: 'Add to a Contract' }).click();
  expect(await page.getByLabel('Your generated contract').inputValue()).toBe(contractId);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to the contract' }).click();
  await page.waitForURL(`**/analysis/${contractId}`);
});

test.each([
  ['en', 'light', 'Full Text'],
  ['en', 'dark', 'Full Text'],
  ['ar', 'light', 'النص الكامل'],
  ['ar', 'dark', 'النص الكامل'],
])('the library and a clause of it are open to everybody, in %s and %s', async (locale, theme, view) => {
  const { page } = await openLibrary(`Talks in ${locale} ${theme}`, '/clauses', {
    viewport: { width: 390, height: 800 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: inject('appUrl'),
          localStorage: [
            { name: 'plainclause.locale', value: locale },
            { name: 'plainclause.theme', value: theme },
          ],
        },
      ],
    },
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: view }).first().click();
  await page.getByRole('dialog').getByRole('tab').first().waitFor();
  expect(await findFaults(page)).toEqual([]);
});
