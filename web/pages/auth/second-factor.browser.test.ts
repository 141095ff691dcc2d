import { type Page, request } from 'playwright-core';
import { expect, test } from 'vitest';
import { totp } from '#src/testing/totp.ts';
import { openPage } from '#web/testing/browser.ts';
import { registerAccount } from '#web/testing/register-account.ts';

/** A refused call, which both the browser and the client log as an error. */
const refused = (problem: string) => /status of 40[0-9]|Mutation error/.test(problem);

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('form [type=submit]').click();
}

test('two-step sign-in is turned on, asked for, passed by a code and by a backup code, and turned off', async () => {
  const session = await request.newContext();
  const account = await registerAccount(session, 'two-steps');
  await session.dispose();
  const { page } = await openPage('/auth?mode=login&returnTo=%2Fsettings', { allow: refused });
  await signIn(page, account);
  await page.waitForURL('**/settings');
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const key = (await dialog.locator('dd').textContent()) ?? '';
  expect(key).toMatch(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/);
  await dialog.getByLabel('Code', { exact: true }).fill(await totp(key, -1));
  await dialog.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await dialog.getByText('Your backup codes').waitFor();
  const codes = await dialog.locator('li').allTextContents();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('It is on').waitFor();

  for (const [code, remembers] of [
    [await totp(key, 1), true],
    [codes[0] ?? '', false],
  ] as const) {
    const { page: elsewhere } = await openPage('/auth?mode=login', { allow: refused });
    await signIn(elsewhere, account);
    await elsewhere.getByRole('heading', { name: 'Enter your code' }).waitFor();
    if (remembers) await elsewhere.getByLabel('Do not ask in this browser').check();
    await elsewhere.getByLabel('Code').fill(code);
    await elsewhere.locator('form [type=submit]').click();
    await elsewhere.waitForURL('**/dashboard');
    await elsewhere.request.post('/api/logout', { headers: { origin: new URL(elsewhere.url()).origin } });
    await elsewhere.goto('/auth?mode=login');
    await signIn(elsewhere, account);
    if (remembers) await elsewhere.waitForURL('**/dashboard');
    else await elsewhere.getByRole('heading', { name: 'Enter your code' }).waitFor();
  }

  await page.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await dialog.getByLabel('Current password').fill(account.password);
  await dialog.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).waitFor();
});
