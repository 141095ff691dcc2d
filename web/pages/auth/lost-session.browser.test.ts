import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openPage } from '#web/testing/browser.ts';

afterAll(closeBrowser);

/** A call without a session is refused, which both the browser and the client log as an error. */
const unauthorized = (problem: string) => /status of 401|Mutation error/.test(problem);

async function signIn(page: Page) {
  await page.getByLabel('Email').fill('demo@plainclause.test');
  await page.getByLabel('Password', { exact: true }).fill('plainclause');
  await page.locator('form [type=submit]').click();
}

test('whoever is signed out from another browser is told so, signs in again and is back on the same page', async () => {
  const { page } = await openPage('/settings', { allow: unauthorized });
  await page.waitForURL('**/auth?mode=login&returnTo=%2Fsettings');
  await signIn(page);
  await page.waitForURL('**/settings');
  await page.getByText('This device').waitFor();

  const { page: elsewhere } = await openPage('/auth?mode=login');
  await signIn(elsewhere);
  await elsewhere.waitForURL('**/dashboard');
  await elsewhere.goto('/settings');
  await elsewhere.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  await elsewhere.getByText('Signed out everywhere else').waitFor();
  expect(await elsewhere.getByRole('button', { name: 'Sign Out Everywhere Else' }).count()).toBe(0);

  const asked = page.waitForRequest('**/api/login');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('You are logged out. Logging in again...').waitFor();
  await asked;
  await page.waitForURL('**/auth?mode=login&returnTo=%2Fsettings');
  await signIn(page);
  await page.waitForURL('**/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});
