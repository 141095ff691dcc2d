import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';

const agreement = (client: string) => `CONSULTANCY AGREEMENT

between ${client}, 4 Quay Street, London (the "Client") and Mara Lind (the "Consultant").

1. Services
The Consultant advises the Client on the layout of its shops.

2. Fees
The Client shall pay GBP 2,400 a month within ninety days of each invoice.

3. Term and termination
This Agreement begins on 1 March 2027 and runs for one year. It renews automatically for further periods of two years unless the Client objects. Either party may terminate it by giving three months' notice in writing.

4. Intellectual property
All drawings that the Consultant makes under this Agreement belong to the Client from the day they are made.`;

/** The analysis of a contract of the demo account, whose plan is Pro. */
async function openAnalysis(client: string, locale: string): Promise<Page> {
  const origin = inject('appUrl');
  const settings = [{ name: 'plainclause.locale', value: locale }];
  const { page } = await openPage('/about', {
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
    storageState: { cookies: [], origins: [{ origin, localStorage: settings }] },
  });
  const headers = { origin };
  await page.request.post('/api/auth/login', {
    data: { email: 'demo@plainclause.test', password: 'plainclause' },
    headers,
  });
  const file = { name: `${client}.txt`, mimeType: 'text/plain', buffer: Buffer.from(agreement(client)) };
  const accepted = await page.request.post('/api/contracts', {
    headers,
    multipart: { contract: file, analyseAnyway: 'true' },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  const { contractId } = await accepted.json();
  await page.goto(`/analysis/${contractId}`);
  await page.locator('#risks details').first().waitFor({ timeout: 30_000 });
  return page;
}

const openRows = (page: Page) =>
  page.locator('main').evaluate((main) => {
    for (const row of main.querySelectorAll('details')) row.open = true;
  });

const names = {
  en: {
    wording: 'Keep this wording as a clause of your own',
    quote: 'Keep these words as a clause of your own',
    selected: 'Keep Selected Words',
    title: 'Title',
    text: 'Wording',
    save: 'Keep Clause',
    kept: 'Clause Kept',
    search: 'Search clauses',
    open: 'Open: ',
    rules: 'Edit Rules',
    add: 'Add Rule',
    days: 'Days',
    broken: 'Broken',
    kind: 'Rule',
    unknown: 'Could not be checked',
    remove: 'Delete',
    gone: 'Clause Deleted',
  },
  ar: {
    wording: 'احفظ هذه الصياغة بندًا خاصًا',
    quote: 'احفظ هذه الكلمات بندًا خاصًا',
    selected: 'احفظ الكلمات المحددة',
    title: 'العنوان',
    text: 'الصياغة',
    save: 'احفظ البند',
    kept: 'حُفظ البند',
    search: 'ابحث في البنود',
    open: 'افتح: ',
    rules: 'عدّل القواعد',
    add: 'أضف القاعدة',
    days: 'عدد الأيام',
    broken: 'مخالَفة',
    kind: 'القاعدة',
    unknown: 'تعذر التحقق',
    remove: 'احذف',
    gone: 'حُذف البند',
  },
};

test.each(['en', 'ar'] as const)(
  'wordings, quotes and selected words are kept from an analysis and found in the library, in %s',
  async (locale) => {
    const says = names[locale];
    const mark = `Quay ${locale}`;
    const page = await openAnalysis(`${mark} Ltd`, locale);
    await openRows(page);
    const dialog = page.locator('dialog[open]');
    const keepAs = async (title: string) => {
      await dialog.getByLabel(says.title, { exact: true }).fill(title);
      const text = await dialog.getByLabel(says.text, { exact: true }).inputValue();
      await dialog.getByRole('button', { name: says.save }).click();
      await page.getByText(says.kept).first().waitFor();
      await dialog.waitFor({ state: 'detached' });
      return text;
    };

    await page.getByRole('button', { name: says.wording }).first().click();
    await dialog.waitFor();
    expect(await findFaults(page)).toEqual([]);
    expect((await keepAs(`${mark} wording`)).length).toBeGreaterThan(30);

    await page.locator('#risks').getByRole('button', { name: says.quote }).first().click();
    expect(agreement(`${mark} Ltd`)).toContain(await keepAs(`${mark} quote`));

    const pane = page.getByRole('complementary');
    await pane.getByText('All drawings that the Consultant makes').evaluate((element) => {
      getSelection()?.selectAllChildren(element);
    });
    await pane.getByRole('button', { name: says.selected }).click();
    const selected = await keepAs(`${mark} selected`);
    expect(selected).toContain('All drawings that the Consultant makes');

    await page.goto('/clauses');
    await page.getByRole('searchbox', { name: says.search }).fill(`${mark} draw`);
    await page.waitForURL('**/clauses?search=**');
    const found = page.getByRole('heading', { level: 2 });
    await expect.poll(() => found.allTextContents()).toEqual([`${mark} selected`]);
    expect(await findFaults(page)).toEqual([]);

    page.on('dialog', (asks) => void asks.accept());
    await page.getByRole('searchbox').fill(mark);
    await expect.poll(async () => (await found.allTextContents()).length).toBe(3);
    for (const kept of ['wording', 'quote', 'selected']) {
      await page.getByRole('button', { name: `${says.open}${mark} ${kept}` }).click();
      await dialog.getByRole('button', { name: says.remove }).click();
      await page.getByText(says.gone).first().waitFor();
      await dialog.waitFor({ state: 'detached' });
    }
    await expect.poll(() => page.getByRole('button', { name: `${says.open}${mark}` }).count()).toBe(0);
  },
);

test.each(['en', 'ar'] as const)(
  'rules are added, checked at once, lead to the words that break them, and are taken away again, in %s',
  async (locale) => {
    const says = names[locale];
    const page = await openAnalysis(`Rule ${locale} Ltd`, locale);
    const save = (rules: unknown[]) =>
      page.request.put('/api/own-rules', { data: { rules }, headers: { origin: inject('appUrl') } });
    await save([]);
    await page.reload();
    const section = page.locator('#own-rules');
    await section.getByRole('button', { name: says.rules }).click({ timeout: 30_000 });
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel(says.days, { exact: true }).fill('60');
    await dialog.getByRole('button', { name: says.add }).click();
    await dialog.getByRole('listitem').first().waitFor();
    await dialog.getByLabel(says.kind, { exact: true }).selectOption('governing-law');
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: says.add }).click();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
    expect(await findFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');

    const rows = section.locator('h3');
    await expect.poll(async () => (await rows.allTextContents()).length).toBe(2);
    const [first, second] = await rows.allTextContents();
    expect(first).toContain(says.broken);
    expect(second).toContain(says.unknown);
    await section.getByRole('button', { name: /within ninety days/ }).click();
    const marks = page.getByRole('complementary').locator('mark[data-place]');
    await marks.first().waitFor();
    expect((await marks.allTextContents()).join('')).toContain('within ninety days of each invoice');
    expect(await findFaults(page)).toEqual([]);

    const saved = page.waitForEvent('download');
    await section.getByRole('button', { name: says.rules }).click();
    await dialog.getByRole('button', { name: locale === 'en' ? 'Export' : 'صدّر' }).click();
    const exported = await (await saved).path();
    await save([]);
    await page.reload();
    await section.getByRole('button', { name: says.rules }).click({ timeout: 30_000 });
    await dialog.locator('input[type=file]').setInputFiles(exported);
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
    await save([]);
  },
);
