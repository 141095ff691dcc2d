import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '#web/testing/browser.ts';

/** Google's own pages are on another origin. */
const google = (problem: string) => /^third party: http:\/\/127\.0\.0\.1:\d+\/(o\/oauth2|_emulate)/.test(problem);

const goToGoogle = async (page: Page) => {
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
};

test('a newcomer signs in with Google, has no password to change, and is known the next time', async () => {
  const { page } = await openPage('/auth?mode=register', { allow: google });
  await goToGoogle(page);
  await page.getByRole('button', { name: 'Olivia Hart' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: 'Hi Olivia' }).waitFor();
  await page.getByText('0 of 2 used').waitFor();

  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.locator('dd').getByText('Google', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Change Password' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/auth?mode=login&returnTo=%2Fsettings');
  await goToGoogle(page);
  await page.getByRole('button', { name: 'Olivia Hart' }).click();
  await page.waitForURL('**/settings');
  await page.locator('dd').getByText('olivia.hart@example.com').waitFor();
});

test('a user who declines at Google, or whose address Google has not verified, reads so on the sign-in screen', async () => {
  const { page } = await openPage('/auth?mode=login', { allow: google });
  await goToGoogle(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByText('You did not allow the sign-in with Google.').waitFor();

  await goToGoogle(page);
  await page.getByRole('button', { name: 'Nora New' }).click();
  await page.getByText('Google has not verified the email address of that account.').waitFor();
  await page.goto('/dashboard');
  await page.waitForURL('**/auth?mode=login');
});

test('the demo account is signed in to by its address at Google', async () => {
  const { page } = await openPage('/auth?mode=login', { allow: google });
  await goToGoogle(page);
  await page.getByRole('button', { name: 'Demo User' }).click();
  await page.getByRole('heading', { name: 'Hi Demo' }).waitFor();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change Password' }).waitFor();
});
