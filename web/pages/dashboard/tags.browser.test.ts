import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/dev/run/project-paths.ts';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';
import { registerAccount } from '#web/testing/register-account.ts';

const sample = (name: string) => readFileSync(join(root, 'src/dev/run/samples', name));

test('a contract is tagged in its row, found by its tag, and loses the tag on its page', async () => {
  const { page } = await openPage('/', { viewport: { width: 1280, height: 900 } });
  await registerAccount(page.request, 'tags');
  await page.goto('/dashboard');
  await page.locator('#contract-file').setInputFiles([
    { name: 'lease.txt', mimeType: 'text/plain', buffer: sample('contrato-de-arrendamiento.txt') },
    { name: 'services.txt', mimeType: 'text/plain', buffer: sample('consultancy-agreement.txt') },
  ]);
  await page.getByText('Uploaded: 2 of 2.').waitFor();
  const rows = page.locator('section[aria-labelledby=contracts] li > button[aria-expanded]');
  const services = rows.filter({ hasText: 'services.txt' });
  await services.filter({ hasText: 'high' }).waitFor();

  // What was completed while one looked on is open.
  await page.reload();
  await services.click();
  const details = page.locator('section[aria-labelledby=contracts] li', { hasText: 'services.txt' });
  await details.getByRole('button', { name: 'Tags' }).click();
  await page.getByRole('textbox', { name: 'New tag' }).fill('Work 2026');
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save Tags' }).click();
  await services.filter({ hasText: 'Work 2026' }).waitFor();
  expect((await services.boundingBox())?.height).toBe(48);

  await details.getByRole('link', { name: 'Work 2026' }).click();
  await page.waitForURL('**/dashboard?tag=Work+2026');
  await rows.filter({ hasText: 'lease.txt' }).waitFor({ state: 'detached' });
  expect(await rows.count()).toBe(1);
  await page.reload();
  await services.waitFor();
  expect(await page.getByRole('combobox', { name: 'Tag' }).inputValue()).toBe('Work 2026');

  await services.click();
  await page.getByRole('link', { name: 'View Analysis' }).click();
  await page.getByRole('button', { name: 'New tag' }).click();
  await page.getByRole('combobox', { name: 'New tag' }).fill('Signed');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Signed' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove the tag Work 2026' }).click();
  await page.getByRole('link', { name: 'Work 2026' }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByText('No contract matches').waitFor();
});
