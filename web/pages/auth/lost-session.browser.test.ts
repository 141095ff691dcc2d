import { type Page, request } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '#web/testing/browser.ts';
import { registerAccount } from '#web/testing/register-account.ts';

/** A call without a session is refused, which both the browser and the client log as an error. */
const unauthorized = (problem: string) => /status of 401|Mutation error/.test(problem);

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form [type=submit]').click();
}

test('a user who is signed out from another browser reads so, signs in again and is back on the same page', async () => {
  const session = await request.newContext();
  const account = await registerAccount(session, 'elsewhere');
  await session.dispose();
  const { page } = await openPage('/settings', { allow: unauthorized });
  await page.waitForURL('**/auth?mode=login&returnTo=%2Fsettings');
  await signIn(page, account);
  await page.waitForURL('**/settings');
  await page.getByText('This device').waitFor();

  const { page: elsewhere } = await openPage('/auth?mode=login');
  await signIn(elsewhere, account);
  await elsewhere.waitForURL('**/dashboard');
  await elsewhere.goto('/settings');
  await elsewhere.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  await elsewhere.getByText('Signed out everywhere else').waitFor();
  expect(await elsewhere.getByRole('button', { name: 'Sign Out Everywhere Else' }).count()).toBe(0);

  // Looked for from now on: on a busy machine it is gone with the page before the click has ended.
  const told = page.getByText('You are logged out. Logging in again...').waitFor();
  const asked = page.waitForRequest('**/api/login');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await told;
  await asked;
  await page.waitForURL('**/auth?mode=login&returnTo=%2Fsettings');
  await signIn(page, account);
  await page.waitForURL('**/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
});
