import { afterAll, expect, inject, test } from 'vitest';
import { closeBrowser, openPage } from './browser.ts';

afterAll(closeBrowser);

type Mail = { subject: string; text: string };
const password = 'plain words';

async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${inject('appUrl')}/api/dev/outbox?to=${encodeURIComponent(address)}`);
  return answer.json();
}

/** The code in the newest message to an address, once it has arrived. */
async function codeMailedTo(address: string): Promise<string> {
  for (let tries = 0; tries < 50; tries++) {
    const [newest] = await mailsTo(address);
    const code = newest?.text.match(/\b\d{6}\b/)?.[0];
    if (code) return code;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`No code was mailed to ${address}`);
}

/** The settings of someone who has just registered. */
async function openSettings(email: string) {
  const { page } = await openPage('/auth?mode=register');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.locator('form [type=submit]').click();
  await page.getByLabel('Verification code').fill(await codeMailedTo(email));
  await page.locator('form [type=submit]').click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  return page;
}

test('a new address and a new password take effect, and the old address is told', async () => {
  const [oldEmail, newEmail] = [`old-${crypto.randomUUID()}@example.com`, `new-${crypto.randomUUID()}@example.com`];
  const page = await openSettings(oldEmail);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Email').fill(newEmail);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Profile Updated').waitFor();

  await page.getByLabel('Verification code').fill(await codeMailedTo(newEmail));
  await page.getByRole('button', { name: 'Confirm Address' }).click();
  await page.getByText('Email Address Changed').waitFor();
  await page.locator('dd').getByText(newEmail).waitFor();
  expect((await mailsTo(oldEmail))[0]?.subject).toBe('The email address of your Plainclause account was changed');

  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByLabel('New password', { exact: true }).fill('plainer words');
  await dialog.getByLabel('Confirm new password').fill('plainer words');
  await dialog.getByRole('button', { name: 'Change Password' }).click();
  await page.getByText('Password Changed').waitFor();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/auth?mode=login');
  await page.getByLabel('Email').fill(newEmail);
  await page.getByLabel('Password', { exact: true }).fill('plainer words');
  await page.locator('form [type=submit]').click();
  await page.waitForURL('**/dashboard');
});

test('a deleted account is gone: its owner stands on the front page, and its password opens nothing', async () => {
  const email = `gone-${crypto.randomUUID()}@example.com`;
  const page = await openSettings(email);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await page.getByText('Your account and all data have been permanently removed.').waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'Get Started' }).first().waitFor();

  const answer = await fetch(`${inject('appUrl')}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(401);
});
