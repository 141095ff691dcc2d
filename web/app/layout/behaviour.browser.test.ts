import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage } from '#web/testing/browser.ts';

async function signIn(page: Page) {
  await page.request.post('/api/auth/login', {
    data: { email: 'demo@plainclause.test', password: 'plainclause' },
    headers: { origin: inject('appUrl') },
  });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const hasFocus = (element: Element) => element === document.activeElement;

test('a bar says that the connection is gone, and goes when it is back', async () => {
  const { page } = await openPage('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const notice = page.getByText('You are offline.');
  expect(await notice.count()).toBe(0);
  await page.context().setOffline(true);
  await notice.waitFor();
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
});

test('a new page starts at its top with the focus in it, Back and a reload lead to where one was', async () => {
  const { page } = await openPage('/privacy-policy', { viewport: { width: 1280, height: 700 } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Terms of Service' })
    .evaluate((link) => (link as HTMLElement).click());
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect.poll(() => page.locator('main').evaluate(hasFocus)).toBe(true);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('a page whose address is typed starts at its top, wherever another was left', async () => {
  const { page } = await openPage('/privacy-policy', { viewport: { width: 1280, height: 700 } });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goto('/terms-of-service');
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await expect.poll(() => scrolled(page)).toBe(900);
});

test('leaving a page with a half-written message asks first, by link and by Back, and keeps the message', async () => {
  const { page } = await openPage('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Support' }).click();
  const message = page.getByLabel('Message');
  await message.fill('I have a question about');
  const asked: string[] = [];
  let leave = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return leave ? dialog.accept() : dialog.dismiss();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.evaluate(() => history.back());
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[0]).toContain('is not saved');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/support');
  expect(await message.inputValue()).toBe('I have a question about');

  leave = true;
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
  expect(asked).toHaveLength(3);
});

test('keys go to the search and to the upload, ? lists them, none acts while one types, and all can be switched off', async () => {
  const { page } = await openPage('/');
  await signIn(page);
  let choosers = 0;
  page.on('filechooser', () => {
    choosers++;
  });
  await page.getByText('Or drop them anywhere on this page.').waitFor();
  await page.keyboard.press('u');
  await expect.poll(() => choosers).toBe(1);

  await page.goto('/clauses');
  const search = page.locator('main input[type=search]');
  await search.waitFor();
  await page.keyboard.press('/');
  await expect.poll(() => search.evaluate(hasFocus)).toBe(true);
  await page.keyboard.type('?u/');
  expect(await search.inputValue()).toBe('?u/');
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await list.getByLabel('Use keyboard shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  expect(await search.evaluate(hasFocus)).toBe(false);
  expect(await list.count()).toBe(0);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await list.getByLabel('Use keyboard shortcuts').check();
});
