import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage } from './browser.ts';
import { codeMailedTo, mailedTo } from './outbox.ts';

/** The old password is refused, which both the browser and the client log as an error. */
const refusedSignIn = (problem: string) => /status of 401|accounts\.bad_credentials/.test(problem);

async function post(path: string, body: unknown) {
  const answer = await fetch(`${inject('appUrl')}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}

/** An account of someone whose browser knows nothing of it. */
async function account(): Promise<string> {
  const email = `forgetful-${crypto.randomUUID()}@example.com`;
  await post('/api/auth/register', { email, password: 'plain words', confirmPassword: 'plain words' });
  await post('/api/auth/verify-email', { email, code: await codeMailedTo(email) });
  return email;
}

async function askForLink(page: Page, email: string): Promise<string> {
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The page that is left has a field of the same name.
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  expect(await page.getByRole('button', { name: /^Wait \d+s$/ }).isDisabled()).toBe(true);
  return mailedTo(email, /http\S+\/reset-password\/\S+/);
}

async function setPassword(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}

test('a user who forgot the password follows the mailed link, sets a new one and signs in with it; the link works once', async () => {
  const email = await account();
  const { page } = await openPage('/auth?mode=login', { allow: refusedSignIn });
  const link = await askForLink(page, email);

  await page.goto(link);
  await setPassword(page, 'short');
  await page.getByText('Password must be at least 8 characters long').waitFor();
  await setPassword(page, 'plainer words');
  await page.waitForURL('**/login?reset=success');
  await page.getByText('Password Reset Successful').waitFor();

  await signIn(page, email, 'plain words');
  await page.getByText('Invalid email or password').waitFor();
  await signIn(page, email, 'plainer words');
  await page.waitForURL('**/dashboard');

  await page.goto(link);
  await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
  await page.getByRole('link', { name: 'Request New Reset Link' }).click();
  await page.waitForURL('**/forgot-password');
});

test('an address without an account sees the same and gets no mail', async () => {
  const email = `nobody-${crypto.randomUUID()}@example.com`;
  const { page } = await openPage('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByText('If an account with that email exists, a password reset link has been sent.').first().waitFor();
  const answer = await fetch(`${inject('appUrl')}/api/dev/outbox?to=${encodeURIComponent(email)}`);
  expect(await answer.json()).toEqual([]);
});
