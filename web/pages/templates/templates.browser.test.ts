import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Locator, Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { expect, inject, test } from 'vitest';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';

async function codeMailedTo(address: string): Promise<string> {
  const answer = await fetch(`${inject('appUrl')}/api/dev/outbox?to=${encodeURIComponent(address)}`);
  const [newest] = (await answer.json()) as { text: string }[];
  const code = newest?.text.match(/\b\d{6}\b/)?.[0];
  if (!code) throw new Error(`No code was mailed to ${address}`);
  return code;
}

/** The templates as a new account on the free plan sees them. */
async function openTemplates({ locale = 'en', width = 1280 } = {}) {
  const { page } = await openPage('/about', { viewport: { width, height: 800 }, acceptDownloads: true });
  const email = `templates-${crypto.randomUUID()}@example.com`;
  const send = async (path: string, data: Record<string, string>) => {
    const answer = await page.request.post(path, { data, headers: { origin: inject('appUrl') } });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  const password = 'plain words';
  await send('/api/auth/register', { email, password, confirmPassword: password, firstName: 'Ada', lastName: '' });
  await send('/api/auth/verify-email', { email, code: await codeMailedTo(email) });
  await page.evaluate((chosen) => localStorage.setItem('plainclause.locale', chosen), locale);
  await page.goto('/templates');
  await page.locator('main li h2').first().waitFor();
  return page;
}

/** In both themes. Waits until transitions have finished. */
async function expectAccessible(page: Page) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
    expect(await findFaults(page), theme).toEqual([]);
  }
}

async function take(page: Page, button: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download;
}

const ndaFields = {
  'Date of the agreement': '2026-12-01',
  'Party A: full name': 'شركة النور للتجارة',
  'Party A: address': '1 High Street, Leeds',
  'Party B: full name': 'Northwind <b>Ltd</b> {{purpose}}',
  'Party B: address': '2 Low Road, York',
};

test('a template is found, filled in beside its preview, made, taken away, checked and deleted', async () => {
  const page = await openTemplates();
  await page.getByRole('link', { name: /^Legal/ }).click();
  expect(new URL(page.url()).searchParams.get('category')).toBe('legal');
  await expect.poll(() => page.getByRole('heading', { level: 2, name: 'Tenancy Agreement' }).count()).toBe(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Use Template: Data Processing Agreement' }).click();
  const plans = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await plans.getByRole('button', { name: 'Upgrade to Plus' }).waitFor();
  await plans.getByRole('button', { name: 'Not Now' }).click();

  await page.getByRole('button', { name: 'Use Template: Non-Disclosure Agreement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Non-Disclosure Agreement' });
  const fileName = await dialog.getByLabel('File name').inputValue();
  expect(fileName).toMatch(/^Non-Disclosure Agreement - \d{1,2} \w+ \d{4}$/);
  const preview = dialog.getByRole('region', { name: 'Preview' });
  expect(await preview.textContent()).toContain('(1) [Party A: full name] of [Party A: address]');

  await dialog.getByRole('button', { name: 'Create Contract' }).click();
  await page
    .getByRole('alert')
    .getByText(/^Please fill in all required fields: Date of the agreement, Party A: full name, .*, Purpose, /)
    .waitFor();
  await expectAccessible(page);

  for (const [label, value] of Object.entries(ndaFields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel('Purpose').fill('Talks about packaging\nA joint test in March');
  for (const field of ['talksMonths', 'secrecyYears']) await dialog.locator(`[name=${field}]`).fill('3');
  await expect
    .poll(() => preview.textContent())
    .toContain('(2) Northwind <b>Ltd</b> {{purpose}} of 2 Low Road, York (“Party B”).');
  expect(await preview.textContent()).not.toContain('[');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create Contract' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('generated');

  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: fileName }) });
  const text = await take(page, row.getByRole('button', { name: 'Download TXT' }));
  expect(text.suggestedFilename()).toBe(`${fileName}.txt`);
  const written = await readFile(await text.path(), 'utf8');
  expect(written).toContain('NON-DISCLOSURE AGREEMENT\n\nThis Non-Disclosure Agreement');
  expect(written).toContain('(1) شركة النور للتجارة of 1 High Street, Leeds (“Party A”); and');
  expect(written).toContain('\n\nTalks about packaging\n\nA joint test in March\n\n');

  const word = await take(page, row.getByRole('button', { name: 'Download DOCX' }));
  expect(word.suggestedFilename()).toBe(`${fileName}.docx`);
  const parts = unzipSync(await readFile(await word.path()));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect(xml).toContain('Northwind &lt;b&gt;Ltd&lt;/b&gt; {{purpose}} of 2 Low Road, York');

  await row.getByRole('link', { name: fileName }).click();
  await page.getByRole('heading', { level: 1, name: fileName }).waitFor();
  const paper = page.getByRole('region', { name: 'Contract text' });
  const paragraphs = await paper.locator('p').allTextContents();
  const [terms = '', signing = ''] = written.split('\f');
  expect(paragraphs).toEqual((terms + signing).split('\n\n'));
  await expectAccessible(page);
  const whole = await take(page, page.getByRole('button', { name: 'Download Contract' }));
  expect(await readFile(await whole.path(), 'utf8')).toBe(written);

  const { text: printed } = await extractText(
    new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true })),
  );
  expect(printed[0]).toMatch(/^NON-DISCLOSURE AGREEMENT/);
  expect(printed.at(-1)).toMatch(/^The parties have signed/);
  expect(printed.at(-1)).toMatch(/Date: _+$/);
  expect(printed.slice(0, -1).join('\n')).not.toContain('Signature: _');

  await page.getByRole('button', { name: 'Check This Contract' }).click();
  await page.getByRole('heading', { name: 'Risk assessment' }).waitFor({ timeout: 30_000 });
  expect(await (await page.request.get('/api/usage/check/contract_analysis')).json()).toMatchObject({ current: 1 });

  await page.goto('/templates');
  page.once('dialog', (question) => {
    expect(question.message()).toBe('Are you sure you want to delete this contract? This action cannot be undone.');
    void question.accept();
  });
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No generated contracts yet').waitFor();
});

test('on a phone in Arabic the form and the contract take turns, and the contract stays English', async () => {
  const page = await openTemplates({ locale: 'ar', width: 390 });
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'استخدام النموذج: اتفاقية عدم إفصاح', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const preview = dialog.locator('section[lang=en]');
  await dialog.locator('form').waitFor();
  expect(await preview.isVisible()).toBe(false);
  await dialog.locator('[name=partyAName]').fill('شركة النور للتجارة');
  await dialog.getByRole('button', { name: 'معاينة' }).click();
  await expect.poll(() => preview.isVisible()).toBe(true);
  expect(await preview.getAttribute('dir')).toBe('ltr');
  expect(await preview.textContent()).toContain('(1) شركة النور للتجارة of [');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page);
});

test('the dialog of a template stays in its frame on a low screen, and what is missing is told beside the form', async () => {
  const page = await openTemplates();
  await page.setViewportSize({ width: 1280, height: 520 });
  await page.getByRole('button', { name: 'Use Template: Non-Disclosure Agreement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Non-Disclosure Agreement' });
  const fields = dialog.locator('form input, form textarea, form select');
  await fields.first().waitFor();
  const moved = () => dialog.evaluate((frame) => frame.scrollTop + (frame.firstElementChild?.scrollTop ?? 0));
  for (let at = 0; at < (await fields.count()); at++) {
    await fields.nth(at).focus();
    expect(await moved()).toBe(0);
  }
  const create = dialog.getByRole('button', { name: 'Create Contract' });
  await create.click();
  const toast = page.getByRole('alert').filter({ hasText: 'Please fill in all required fields' });
  await toast.waitFor();
  expect(await moved()).toBe(0);
  const edges = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().toJSON());
  const told = await edges(toast.locator('> *'));
  for (const part of [await edges(dialog.locator('form')), await edges(create)]) {
    const apart =
      told.left >= part.right || told.right <= part.left || told.top >= part.bottom || told.bottom <= part.top;
    expect(apart, JSON.stringify({ told, part })).toBe(true);
  }
});
