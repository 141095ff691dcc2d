import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { openPage } from './browser.ts';
import { codeMailedTo } from './outbox.ts';

const lease = `LEASE

1. Rent. The Tenant shall pay GBP 900 a month to the Landlord on the first day of each month.
2. Term. This lease lasts twelve months and renews automatically unless the Tenant gives ninety days' notice.
3. Law. This lease is governed by the laws of England and Wales.
`;

/** A page of someone signed in: the demo account, or one that has just registered. */
async function openAs(who: 'demo' | 'newcomer', path: string) {
  const { page } = await openPage('/about', { viewport: { width: 1280, height: 900 } });
  const post = (call: string, data: object) => page.request.post(call, { data, headers: { origin: inject('appUrl') } });
  if (who === 'demo') await post('/api/auth/login', { email: 'demo@plainclause.test', password: 'plainclause' });
  else {
    const email = `keys-${crypto.randomUUID()}@example.com`;
    const password = 'plain words';
    await post('/api/auth/register', { email, password, confirmPassword: password, firstName: 'Ada', lastName: '' });
    await post('/api/auth/verify-email', { email, code: await codeMailedTo(email) });
  }
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

const hasFocus = (control: Locator) => control.evaluate((one) => one === document.activeElement);

/** Presses Tab until a control has the focus, as someone without a mouse does. */
async function tabTo(page: Page, control: Locator, key = 'Tab') {
  await control.waitFor({ state: 'attached' });
  for (let presses = 0; presses < 80; presses++) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${control} is not reached by ${key}`);
}

test('a contract is uploaded, analysed and opened with the keyboard alone', async () => {
  const page = await openAs('newcomer', '/dashboard');
  page.on('filechooser', (chooser) =>
    chooser.setFiles({ name: 'Lease.txt', mimeType: 'text/plain', buffer: Buffer.from(lease) }),
  );
  await tabTo(page, page.getByLabel('Choose a File'));
  await page.keyboard.press('Enter');
  const send = page.getByRole('button', { name: 'Analyze Contract' });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await page.getByText('Analysis Complete!').first().waitFor({ timeout: 30_000 });
  const open = page.getByRole('link', { name: 'View Analysis' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /lease/i }).waitFor();
  await expect.poll(() => hasFocus(page.locator('main'))).toBe(true);
});

test('a dialog keeps the focus, Escape closes it, and the focus is back at what opened it', async () => {
  const page = await openAs('demo', '/settings');
  const opener = page.getByRole('button', { name: 'Change Password' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.waitFor();
  const outside = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return Boolean(focused && focused !== document.body && !focused.closest('dialog[open]'));
    });
  const reached = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 15; presses++) {
      await page.keyboard.press(key);
      expect(await outside()).toBe(false);
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? ''));
    }
  }
  expect([...reached]).toEqual(expect.arrayContaining(['currentPassword', 'newPassword', 'confirmPassword']));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
});

test('templates, clauses and contracts are narrowed down with the keyboard alone', async () => {
  const page = await openAs('demo', '/templates');
  await tabTo(page, page.getByRole('link', { name: /^Legal/ }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/templates?category=legal');
  await page.getByRole('heading', { level: 2, name: 'Tenancy Agreement', exact: true }).waitFor({ state: 'detached' });

  await page.goto('/clauses');
  const search = page.getByRole('searchbox', { name: 'Search clauses' });
  await tabTo(page, search);
  await page.keyboard.type('force majeure');
  await page.keyboard.press('Tab');
  expect(await hasFocus(page.getByLabel('Category'))).toBe(true);
  // One letter is enough, and a list of choices forgets it when the next comes late.
  await page.keyboard.press('R');
  await page.waitForURL(/category=risk-management/);
  await page.getByRole('heading', { level: 2, name: 'Force Majeure', exact: true }).waitFor();

  await page.goto('/dashboard?search=agreement');
  const progress = page.getByLabel('Progress');
  await tabTo(page, progress);
  await page.keyboard.press('F');
  await page.waitForURL(/status=failed/);
  await tabTo(page, page.getByRole('button', { name: 'Clear Search and Filters' }).first());
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/dashboard' && !url.searchParams.has('status'));
});

/** The longest movement in the page, in milliseconds, and whether anything scrolls smoothly. */
const movement = (page: Page) =>
  page.evaluate(() => {
    const lengthOf = (list: string) =>
      Math.max(...list.split(',').map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 1 : 1000)));
    let longest = 0;
    let smooth = false;
    for (const element of document.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const turns = style.animationName === 'none' ? 0 : Number.parseFloat(style.animationIterationCount) || 1e6;
        longest = Math.max(
          longest,
          lengthOf(style.transitionDuration) + lengthOf(style.transitionDelay),
          lengthOf(style.animationDuration) * turns,
        );
        if (style.scrollBehavior === 'smooth') smooth = true;
      }
    }
    return { longest, smooth };
  });

/** How many transitions another theme begins, however short. */
const transitionsToDark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });

test('users who prefer reduced motion see none: not on a page, in a dialog, a menu, a toast, nor while something loads', async () => {
  const page = await openAs('demo', '/dashboard');
  await page.locator('main section[aria-labelledby=contracts] li').first().waitFor();
  expect((await movement(page)).longest).toBeGreaterThan(100);

  const expectStill = async () =>
    expect(await movement(page)).toEqual({ longest: expect.closeTo(0, 1), smooth: false });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectStill();
  expect(await transitionsToDark(page)).toBe(0);
  await page.getByRole('button', { name: /^Language/ }).click();
  await expectStill();
  await page.keyboard.press('Escape');
  await page
    .locator('#contract-file')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('A') });
  await page.locator('[popover] p').first().waitFor();
  await expectStill();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByRole('dialog').waitFor();
  await expectStill();
});
