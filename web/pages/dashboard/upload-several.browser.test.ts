import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/dev/run/project-paths.ts';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';
import { registerAccount } from '#web/testing/register-account.ts';

const sample = (name: string) => readFileSync(join(root, 'src/dev/run/samples', name), 'utf8');
const lease = sample('contrato-de-arrendamiento.txt');
const consultancy = sample('consultancy-agreement.txt');
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('of three files that are chosen together one is refused with its reason and two are analysed', async () => {
  const { page } = await openPage('/');
  await registerAccount(page.request, 'several');
  await page.goto('/dashboard');
  await page
    .locator('#contract-file')
    .setInputFiles([file('first.txt', lease), file('note.txt', 'Too short.'), file('last.txt', consultancy)]);
  await page.getByText('Uploaded: 2 of 3.').waitFor();
  expect(await findFaults(page)).toEqual([]);
  const refused = page.locator('li', { hasText: 'note.txt' });
  expect(await refused.getByText('This file holds too little text to be a contract').count()).toBe(1);

  const rows = page.locator('section[aria-labelledby=contracts] li > button');
  await rows.nth(1).waitFor();
  expect(await rows.count()).toBe(2);
  await page.getByRole('link', { name: 'last.txt' }).click();
  await page.waitForURL('**/analysis/**');
  await page.getByText('Harbour Lane Studios Ltd').first().waitFor();
});

test('who leaves while a file waits for an answer is asked first, and may stay', async () => {
  const { page } = await openPage('/');
  await registerAccount(page.request, 'waiting');
  await page.goto('/dashboard');
  const recipe = 'Pancakes. Whisk 200 g flour, 2 eggs and 300 ml milk. Fry in butter for two minutes a side. '.repeat(
    8,
  );
  await page.locator('#contract-file').setInputFiles([file('pancakes.txt', recipe), file('first.txt', lease)]);
  await page.getByRole('button', { name: 'Analyze Anyway' }).waitFor();
  await page.getByText('1 of 2', { exact: true }).waitFor();
  const asked = page.waitForEvent('dialog');
  const leaving = page.getByRole('link', { name: 'Settings' }).first().click();
  const question = await asked;
  expect(question.message()).toBe('Not all files are uploaded yet. Leave this page anyway?');
  await question.dismiss();
  await leaving;
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await page.getByRole('button', { name: 'Leave This File Out' }).click();
  await page.getByText('Uploaded: 1 of 1.').waitFor();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.waitForURL('**/settings');
});
