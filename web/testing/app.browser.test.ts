import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openPage } from './browser.ts';

afterAll(closeBrowser);

test('the front page shows the product without errors and without asking anybody else', async () => {
  const { page, problems } = await openPage('/');
  await page.locator('#root > *').first().waitFor();
  expect(await page.title()).toContain('Plainclause');
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});
