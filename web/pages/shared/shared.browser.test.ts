import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';
import { signInAs } from '#web/testing/walk/personas.ts';
import { textIn } from '#web/testing/walk/texts.ts';

const root = join(import.meta.dirname, '../../..');
const documents = { en: 'en/24', ar: 'ar/24' };
const desktop = { width: 1280, height: 900 };

async function openIn(locale: Locale, viewport = desktop) {
  const localStorage = [{ name: 'plainclause.locale', value: locale }];
  const storageState = { cookies: [], origins: [{ origin: inject('appUrl'), localStorage }] };
  // What a link refuses, the browser writes to its console.
  const allow = (problem: string) => /status of (?:403|404)/.test(problem);
  return (await openPage('/about', { viewport, storageState, allow })).page;
}

/** The analysis of a contract that people wrote, of somebody who has just registered. */
async function openAnalysis(locale: 'en' | 'ar') {
  const page = await openIn(locale);
  await signInAs(page.context(), inject('appUrl'), 'newcomer');
  const buffer = readFileSync(join(root, `src/dev/learn/documents/${documents[locale]}.txt`));
  const contract = { name: 'private-name.txt', mimeType: 'text/plain', buffer };
  const headers = { origin: inject('appUrl'), 'Accept-Language': locale };
  const accepted = await page.request.post('/api/contracts', { headers, multipart: { contract } });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await page.goto(`/analysis/${(await accepted.json()).contractId}`);
  await page.locator('#before-signing').waitFor({ timeout: 30_000 });
  return page;
}

test.each(['en', 'ar'] as const)(
  'an analysis is shared with its text and a password, read by a stranger, counted and taken back: %s',
  { timeout: 120_000 },
  async (locale) => {
    const say = (key: string) => textIn(locale, key);
    const owner = await openAnalysis(locale);
    const openDialog = async () => {
      await owner.getByRole('button', { name: say('analysis_menu') }).click();
      await owner.getByRole('button', { name: say('share_menu') }).click();
    };
    await openDialog();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('radio', { name: say('share_text') }).check();
    await dialog.getByText(say('share_shown_text')).waitFor();
    await dialog.locator('[name=password]').fill('between us two');
    expect(await findFaults(owner)).toEqual([]);
    await dialog.getByRole('button', { name: say('share_make') }).click();
    const address = String(await dialog.locator('li code').textContent());
    expect(address).toMatch(/\/shared\/[\w-]{43}$/);

    const stranger = await openIn(locale);
    const answer = await stranger.goto(address);
    expect(answer?.headers()).toMatchObject({
      ...{ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' },
    });
    const tryPassword = async (password: string) => {
      await stranger.locator('main [name=password]').fill(password);
      await stranger.getByRole('button', { name: say('shared_open') }).click();
    };
    await tryPassword('a guess');
    await stranger.getByText(say('error_shares_password_wrong')).waitFor();
    expect(await findFaults(stranger)).toEqual([]);
    await tryPassword('between us two');
    await stranger.locator('#before-signing').waitFor();
    await stranger.locator('main aside').getByText(say('contract_text_title')).waitFor();
    await stranger
      .locator('#before-signing')
      .getByRole('button', { name: say('evidence_show') })
      .first()
      .click();
    await stranger.locator('main aside mark[data-place]').waitFor();
    await stranger.locator('#method').waitFor();
    expect(await stranger.content()).not.toContain('private-name');
    expect(await findFaults(stranger)).toEqual([]);

    await owner.reload();
    await openDialog();
    await dialog
      .locator('li')
      .getByText(say('share_row_opened').split('{')[0] ?? '')
      .waitFor();
    owner.on('dialog', (asked) => void asked.accept());
    await dialog.getByRole('button', { name: new RegExp(`^${say('share_revoke')}: `) }).click();
    await dialog.getByText(say('share_links_none')).waitFor();
    await stranger.goto(address);
    await stranger.getByText(say('error_shares_not_found')).waitFor();
  },
);

test('without the text a phone shows the quotes of a shared analysis, and nothing of the contract beyond them', async () => {
  const owner = await openAnalysis('en');
  const contractId = owner.url().split('/').at(-1);
  const made = await owner.request.post(`/api/contracts/${contractId}/shares`, {
    headers: { origin: inject('appUrl') },
    data: { withText: false, password: '', expiresAt: null },
  });
  const { address } = await made.json();
  const stranger = await openIn('en', { width: 390, height: 844 });
  const opened = stranger.waitForResponse((response) => response.url().endsWith('/api/shares/open'));
  await stranger.goto(address);
  const told = await (await opened).text();
  const { fileContent } = await (await owner.request.get(`/api/contracts/${contractId}`)).json();
  expect(fileContent.length).toBeGreaterThan(1000);
  expect(told).not.toContain(fileContent.slice(0, 200));
  await stranger.locator('#risks').waitFor();
  await stranger.getByText(textIn('en', 'shared_without_text')).waitFor();
  expect(await stranger.getByRole('button', { name: textIn('en', 'contract_text_read') }).count()).toBe(0);
  expect(await findFaults(stranger)).toEqual([]);
});
