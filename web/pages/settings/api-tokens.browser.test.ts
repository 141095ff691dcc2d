import { expect, inject, test } from 'vitest';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';

const demo = { email: 'demo@plainclause.test', password: 'plainclause' };

/** The settings of an account on Pro. */
async function openSettings(locale: 'en' | 'ar', viewport: { width: number; height: number }) {
  const { page } = await openPage('/', { viewport });
  await page.evaluate((chosen) => localStorage.setItem('plainclause.locale', chosen), locale);
  const origin = inject('appUrl');
  expect((await page.request.post('/api/auth/login', { data: demo, headers: { origin } })).status()).toBe(200);
  await page.goto('/settings');
  return page;
}

const contractsWith = (token: string) =>
  fetch(`${inject('appUrl')}/api/contracts?page=1`, { headers: { authorization: `Bearer ${token}` } });

test('a token is made, shown once, opens the contracts of its owner and nothing once it is revoked', async () => {
  const page = await openSettings('en', { width: 1280, height: 900 });
  const name = `Script ${crypto.randomUUID()}`;
  await page.getByRole('button', { name: 'Manage Tokens' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make Token' }).click();
  await dialog.getByLabel('Current password').fill(demo.password);
  await dialog.getByRole('button', { name: 'Make Token' }).click();
  const token = (await dialog.locator('code').textContent()) ?? '';
  expect(await findFaults(page)).toEqual([]);
  const answer = await contractsWith(token);
  expect(answer.status).toBe(200);
  expect((await answer.json()) as unknown[]).not.toHaveLength(0);

  await dialog.getByRole('button', { name: 'I Have Kept It' }).click();
  page.once('dialog', (question) => question.accept());
  await dialog.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByText('Token revoked').waitFor();
  expect((await contractsWith(token)).status).toBe(401);
});

test('in Arabic, on a phone, a token is made from right to left', async () => {
  const page = await openSettings('ar', { width: 390, height: 844 });
  await page.getByRole('button', { name: 'إدارة الرموز' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('الاسم').fill(`برنامج ${crypto.randomUUID()}`);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'إنشاء رمز' }).click();
  await dialog.locator('[name=password]').fill(demo.password);
  await dialog.getByRole('button', { name: 'إنشاء رمز' }).click();
  expect(await dialog.locator('code').textContent()).toMatch(/^pc_[\w-]{44}$/);
  expect(await findFaults(page)).toEqual([]);
});
