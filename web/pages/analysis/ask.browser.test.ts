import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';

const agreement = `CONSULTANCY AGREEMENT

between Harbour Retail Ltd, 4 Quay Street, London (the "Client") and Mara Lind (the "Consultant").

1. Services
The Consultant advises the Client on the layout of its shops.

2. Fees
The Client shall pay GBP 2,400 a month within thirty days of each invoice.

3. Term and termination
This Agreement begins on 1 March 2027. Either party may terminate it by giving three months' notice in writing.

4. Intellectual property
All drawings that the Consultant makes under this Agreement belong to the Client from the day they are made.

5. Governing law
This Agreement is governed by the laws of England and Wales.`;

/** The analysis of a contract that nobody asked anything about yet. */
async function openFresh(): Promise<Page> {
  const { page } = await openPage('/auth?mode=login', { viewport: { width: 1280, height: 800 } });
  const headers = { origin: inject('appUrl') };
  await page.request.post('/api/auth/login', {
    data: { email: 'demo@plainclause.test', password: 'plainclause' },
    headers,
  });
  const file = { name: 'shops.txt', mimeType: 'text/plain', buffer: Buffer.from(agreement) };
  const accepted = await page.request.post('/api/contracts', { headers, multipart: { contract: file } });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  const { contractId } = await accepted.json();
  await page.goto(`/analysis/${contractId}`);
  return page;
}

/** Opens the room, and is what was asked in it. */
async function openRoom(page: Page, opener: string, list: string) {
  await page.getByRole('button', { name: opener, exact: true }).click({ timeout: 30_000 });
  return page.getByRole('list', { name: list, exact: true }).locator(':scope > li');
}

/** Presses a passage, and is what is then highlighted in the contract. */
async function pressed(page: Page, passage: Locator): Promise<string> {
  await passage.click();
  await expect.poll(() => passage.getAttribute('aria-current')).toBe('true');
  const marks = page.getByRole('complementary').locator('mark[data-place]');
  await marks.first().waitFor();
  return (await marks.allTextContents()).join('');
}

test('questions find their places in the contract and are kept until they are deleted, in whichever language they are asked', async () => {
  const page = await openFresh();
  const asked = await openRoom(page, 'Ask a Question', 'Questions asked');
  await page.getByRole('textbox', { name: 'Your question' }).fill('How do I get out of this?');
  await page.keyboard.press('Enter');
  const leaving = asked.filter({ hasText: 'How do I get out of this?' });
  const passage = leaving.getByRole('button', { name: /^This Agreement begins on/ });
  expect(await pressed(page, passage)).toMatch(/^This Agreement begins on .*Either party may terminate .* writing\.$/);

  await page.getByRole('button', { name: 'Who owns what is made?', exact: true }).click();
  await asked.filter({ hasText: 'Who owns what is made?' }).getByText('belong to the Client').waitFor();
  expect(await asked.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Who owns what is made?',
    'How do I get out of this?',
  ]);
  expect(await findFaults(page)).toEqual([]);
  await leaving.getByRole('button', { name: /^Delete question/ }).click();
  await leaving.waitFor({ state: 'detached' });

  await page.evaluate(() => localStorage.setItem('plainclause.locale', 'ar'));
  await page.reload();
  const later = await openRoom(page, 'اطرح سؤالًا', 'الأسئلة المطروحة');
  await later.filter({ hasText: 'Who owns what is made?' }).waitFor();
  await page.getByRole('textbox', { name: 'سؤالك' }).fill('متى يجب أن أدفع؟');
  await page.getByRole('button', { name: 'اسأل', exact: true }).click();
  const paying = later.filter({ hasText: 'متى يجب أن أدفع؟' });
  const fees = paying.getByRole('button', { name: /^The Client shall pay/ });
  expect(await pressed(page, fees)).toContain('within thirty days of each invoice');
  expect(await later.count()).toBe(2);
  expect(await findFaults(page)).toEqual([]);
});
