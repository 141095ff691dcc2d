import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';
import { signInAs } from '#web/testing/walk/personas.ts';
import { textIn } from '#web/testing/walk/texts.ts';
import { makeDocx, paragraph, run } from '#worker/extract/testing/make-docx.ts';
import { parts } from '#worker/redline/testing/tracked.ts';
import { escapeXml } from '#worker/redline/xml-nodes.ts';

const root = join(import.meta.dirname, '../../..');

/** A contract that people wrote, whose risks have better wordings, as a Word file. */
function wordFile(document: string): Uint8Array {
  const text = readFileSync(join(root, `src/dev/learn/documents/${document}.txt`), 'utf8');
  const lines = text.split('\n').map((line) => line.trim());
  return makeDocx({ body: lines.map((line) => (line ? paragraph(run(escapeXml(line))) : '')).join('') });
}

/** Uploads a contract as somebody who has just registered, and opens its analysis on a phone. */
async function openAnalysisOf(name: string, file: Uint8Array, locale: Locale) {
  const { page } = await openPage('/auth?mode=login', { viewport: { width: 390, height: 844 }, acceptDownloads: true });
  const headers = { origin: inject('appUrl'), 'Accept-Language': locale };
  await signInAs(page.context(), inject('appUrl'), 'newcomer');
  const contract = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(file) };
  const accepted = await page.request.post('/api/contracts', { headers, multipart: { contract } });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  const { contractId } = await accepted.json();
  await page.evaluate((chosen) => localStorage.setItem('plainclause.locale', chosen), locale);
  await page.goto(`/analysis/${contractId}`);
  await page.locator('#before-signing').waitFor({ timeout: 30_000 });
  const say = (key: string) => textIn(locale, key);
  await page
    .locator('#before-signing')
    .getByRole('button', { name: say('changes_ask') })
    .click();
  return { page, say, dialog: page.getByRole('dialog') };
}

async function downloaded(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return { name: download.suggestedFilename(), files: parts(new Uint8Array(Buffer.concat(chunks))) };
}

const documents = { en: 'en/24', ar: 'ar/13' };

test.each(['en', 'ar'] as const)(
  'from a contract in Word a person takes away its file with changes, a letter and a message: %s',
  async (locale) => {
    const { page, say, dialog } = await openAnalysisOf(`changes-${locale}.docx`, wordFile(documents[locale]), locale);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    expect(await findFaults(page)).toEqual([]);
    const redline = await downloaded(page, () => dialog.getByRole('button', { name: say('changes_word') }).click());
    expect(redline.name).toBe(`changes-${locale}-changes.docx`);
    expect(redline.files['word/comments.xml']).toContain(say('analysis_ask_title'));
    expect(redline.files['word/document.xml']).toMatch(/<w:del [\s\S]*<w:ins [\s\S]*<w:commentRangeEnd/);
    await dialog.getByRole('alert').waitFor();

    const letter = await downloaded(page, () => dialog.getByRole('button', { name: say('changes_letter') }).click());
    expect(letter.files['word/document.xml']).toContain(say('changes_letter_now'));
    expect(/<w:bidi\/>/.test(letter.files['word/document.xml'] ?? '')).toBe(locale === 'ar');

    await dialog.getByRole('button', { name: say('changes_message_copy') }).click();
    const message = await page.evaluate(() => navigator.clipboard.readText());
    expect(message).toContain(say('changes_message_greeting'));
    expect(message).toContain('1. ');
  },
);

test('from a contract in another format a person takes away a letter', async () => {
  const text = readFileSync(join(root, `src/dev/learn/documents/${documents.en}.txt`));
  const { page, say, dialog } = await openAnalysisOf('changes.txt', text, 'en');
  const letter = await downloaded(page, () => dialog.getByRole('button', { name: say('changes_letter') }).click());
  expect(letter.name).toBe('changes-letter.docx');
  expect(await dialog.getByRole('button', { name: say('changes_word') }).count()).toBe(0);
});
