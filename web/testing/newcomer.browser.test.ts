import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makePdf } from '#worker/extract/testing/make-pdf.ts';
import { openPage } from './browser.ts';
import { codeMailedTo } from './outbox.ts';

const renewal =
  'This Agreement renews automatically for successive periods of twelve months unless the Customer gives written notice at least ninety (90) days before the end of the current period.';

const contract = [
  'SERVICES AGREEMENT',
  'This Services Agreement is made on 3 March 2025 between Northwind Analytics Ltd, a company registered in England (the "Supplier"), and Hart Consulting Ltd, of 14 Mill Lane, York (the "Customer").',
  '1. Services. The Supplier shall provide the reporting services described in Schedule A with reasonable skill and care.',
  '2. Fees. The Customer shall pay the Supplier GBP 4,500 a month within thirty (30) days of each invoice.',
  `3. Term. This Agreement starts on 1 April 2025 and lasts twelve months. ${renewal}`,
  '4. Termination. The Supplier may terminate this Agreement at any time and for any reason by giving the Customer seven days’ written notice.',
  '5. Liability. The liability of the Customer under this Agreement is unlimited. The total liability of the Supplier is limited to GBP 100.',
  '6. Confidentiality. Each party shall keep the confidential information of the other party secret for three years after the end of this Agreement.',
  '7. Governing Law. This Agreement is governed by the laws of England and Wales, and its courts have exclusive jurisdiction.',
];

/** A new account, its address confirmed by the code that was mailed to it. */
async function register(page: Page) {
  const email = `newcomer-${crypto.randomUUID()}@example.com`;
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('plain words');
  await page.getByLabel('Confirm password', { exact: true }).fill('plain words');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.getByText('Registration initiated! Please check your email for a 6-digit verification code.').waitFor();
  await page.getByLabel('Verification code').fill(await codeMailedTo(email));
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: 'Hi Ada' }).waitFor();
}

const choose = (page: Page, name: string, pdf: Uint8Array) =>
  page.getByLabel('Choose a File').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdf) });

test('a newcomer registers, uploads a PDF, sees a risk’s words highlighted in it, reads it in Arabic and deletes it', async () => {
  const { page } = await openPage('/');
  await register(page);
  await page.getByText('0 of 2 used').waitFor();
  await page.getByText('No contracts yet').waitFor();

  await choose(page, 'Services agreement.pdf', makePdf(contract));
  const customer = page.getByRole('radio', { name: /Hart Consulting Ltd/ });
  await customer.waitFor();
  expect(await customer.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Analyze Contract' }).click();
  await page.getByText('Analysis Complete!').waitFor();
  await page.getByText('1 of 2 used').waitFor();
  await page.getByRole('link', { name: 'View Analysis' }).click();
  await page.getByRole('heading', { name: 'Services agreement', level: 1 }).waitFor();
  expect(await page.getByText('For Hart Consulting Ltd').textContent()).not.toContain('guessed');

  const risks = page.getByRole('region', { name: 'Risk assessment' });
  await risks.evaluate((region) => {
    for (const row of region.querySelectorAll('details')) row.open = true;
  });
  await risks.getByRole('button').filter({ hasText: 'renews automatically' }).first().click();
  const highlighted = page.locator('mark[data-place]');
  await highlighted.waitFor();
  const words = ((await highlighted.textContent()) ?? '').replace(/\s+/g, ' ').trim();
  expect(words).toContain('renews automatically');
  expect(renewal).toContain(words);

  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await page.locator('html[dir=rtl][lang=ar]').waitFor();
  await page.reload();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');

  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Services agreement\.pdf/ }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'حذف' }).click();
  await page.getByText('تم حذف العقد نهائيًا.').waitFor();
  await page.getByText('لا توجد عقود بعد').waitFor();
});

test('a scan without text is refused before anything is spent, and the reader learns what to do', async () => {
  const { page } = await openPage('/');
  await register(page);
  await choose(page, 'scan.pdf', makePdf(['picture'], { scannedPage: 1 }));
  await page.getByText('This file holds pictures of pages and no text.').first().waitFor();
  expect(await page.getByRole('button', { name: 'Analyze Contract' }).count()).toBe(0);
  await page.getByText('0 of 2 used').waitFor();
  await page.getByRole('button', { name: 'Choose Another File' }).click();
  await page.getByLabel('Choose a File').waitFor({ state: 'attached' });
});
