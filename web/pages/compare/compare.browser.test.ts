import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/dev/run/project-paths.ts';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';
import { registerAccount } from '#web/testing/register-account.ts';

const draft = readFileSync(join(root, 'src/dev/run/samples/consultancy-agreement.txt'), 'utf8');
const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a new version is uploaded as one, and what changed is read in English and in Arabic', async () => {
  const { page } = await openPage('/', { viewport: { width: 390, height: 844 } });
  await registerAccount(page.request, 'compare');
  await page.goto('/dashboard');
  const input = page.locator('#contract-file');
  const done = (name: string) =>
    page.locator('section[aria-labelledby=contracts] li', { hasText: name }).filter({ hasText: 'high' }).waitFor();
  await input.setInputFiles(file('draft.txt', draft));
  await page.getByRole('button', { name: 'Analyze Contract' }).click();
  await done('draft.txt');

  const [sentence = ''] = /The Consultant[^.\n]{40,}\./.exec(draft) ?? [];
  const signed = draft.replace(sentence, `${sentence} Nobody sings aloud before breakfast.`);
  await page.reload();
  await input.setInputFiles(file('signed.txt', signed));
  await page.getByRole('button', { name: 'This is a new version of…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'draft.txt' }).click();
  await page.getByText('New version of draft.txt').waitFor();
  await page.getByRole('button', { name: 'Analyze Contract' }).click();
  await done('signed.txt');
  const contracts: { id: string; fileName: string }[] = await (await page.request.get('/api/contracts')).json();
  await page.goto(`/analysis/${contracts.find(({ fileName }) => fileName === 'signed.txt')?.id}`);

  const sung = page.locator('ins', { hasText: 'Nobody sings aloud before breakfast' });
  await page.getByRole('link', { name: 'See What Changed' }).click();
  await page.getByRole('heading', { name: 'What changed', level: 1 }).waitFor();
  await sung.waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('j');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('change-1');

  await page.evaluate(() => localStorage.setItem('plainclause.locale', 'ar'));
  await page.reload();
  await page.getByRole('heading', { name: 'ما الذي تغيّر', level: 1 }).waitFor();
  await sung.waitFor();
  expect(await findFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
