import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './browser.ts';
import { codeMailedTo, mailedTo, mailsTo } from './outbox.ts';

const password = 'plain words';
const lease = `LEASE

1. Rent. The Tenant shall pay GBP 900 a month to the Landlord on the first day of each month.
2. Term. This lease lasts twelve months and renews automatically unless the Tenant gives ninety days' notice.
3. Law. This lease is governed by the laws of England and Wales.
`;

/** The settings of someone who has just registered. */
async function openSettings(email: string, used = '0 of 2 used') {
  const { page } = await openPage('/auth?mode=register');
  // Whoever registers again was mailed a code before.
  const known = (await mailsTo(email)).length;
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.locator('form [type=submit]').click();
  await page.getByLabel('Verification code').fill(await codeMailedTo(email, known));
  await page.getByLabel('Verification code').press('Enter');
  await page.waitForURL('**/dashboard');
  await page.getByText(used).waitFor();
  await page.getByText('No contracts yet').waitFor();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  return page;
}

test('a new address and a new password take effect, and the old address is notified', async () => {
  const [oldEmail, newEmail] = [`old-${crypto.randomUUID()}@example.com`, `new-${crypto.randomUUID()}@example.com`];
  const page = await openSettings(oldEmail);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Email', { exact: true }).fill(newEmail);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Profile Updated').waitFor();

  await page.getByLabel('Verification code').fill(await codeMailedTo(newEmail));
  await page.getByRole('button', { name: 'Confirm Address' }).click();
  await page.getByText('Email Address Changed').waitFor();
  await page.locator('dd').getByText(newEmail).waitFor();
  await mailedTo(oldEmail, /^The email address of your Plainclause account was changed$/m);

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

async function addContract(page: Page) {
  const file = { name: 'Lease.txt', mimeType: 'text/plain', buffer: Buffer.from(lease) };
  const answer = await page.request.post('/api/contracts', { multipart: { contract: file } });
  const { contractId } = await answer.json();
  await expect
    .poll(async () => (await page.request.get(`/api/contracts/${contractId}`)).json(), { timeout: 20_000 })
    .toMatchObject({ status: 'complete' });
}

/** The files of the archive of all data, as the browser saves it. */
async function downloadData(page: Page) {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const files = unzipSync(readFileSync(await (await saving).path()));
  await page.getByText('Your data has been downloaded.').waitFor();
  const text = (path: string) => new TextDecoder().decode(files[path]);
  return { paths: Object.keys(files), text, json: (path: string) => JSON.parse(text(path)) };
}

test('all data can be downloaded, and nothing of it is left when the account is deleted', async () => {
  const email = `gone-${crypto.randomUUID()}@example.com`;
  const page = await openSettings(email);
  await addContract(page);
  const archive = await downloadData(page);
  expect(archive.json('account.json')).toMatchObject({ email, firstName: 'Ada' });
  expect(archive.json('contracts.json')).toMatchObject([{ fileName: 'Lease.txt', status: 'complete' }]);
  expect(archive.text('files/001-Lease.txt')).toBe(lease);
  expect(archive.paths).toEqual(
    expect.arrayContaining(['texts/001-Lease.txt', 'analyses/001-Lease.json', 'README.txt']),
  );

  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await page.getByText('Your account and all data have been permanently removed.').waitFor();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('link', { name: 'Get Started' }).first().waitFor();
  await mailedTo(email, /^Your Plainclause account has been deleted$/m);

  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(401);
  const fresh = await downloadData(await openSettings(email, '1 of 2 used'));
  expect(fresh.json('contracts.json')).toEqual([]);
  // The free plan's allowance is for life.
  expect(fresh.json('usage.json')).toMatchObject([{ contractId: expect.stringMatching(/^carried-/), analyses: 1 }]);
  expect(fresh.json('sessions.json')).toHaveLength(1);
});
