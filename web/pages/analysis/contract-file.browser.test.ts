import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { findFaults } from '#web/testing/axe.ts';
import { openPage } from '#web/testing/browser.ts';
import { lettersUnderMarks } from '#web/testing/letters-under.ts';
import { registerAccount } from '#web/testing/register-account.ts';
import { makeDocx, paragraph, run } from '#worker/extract/testing/make-docx.ts';
import { makePdf, pdfFile } from '#worker/extract/testing/make-pdf.ts';
import { sampleContract } from '#worker/extract/testing/sample-contract.ts';

const fixtures = join(import.meta.dirname, '../../../worker/extract/testing/fixtures');
const fixture = (name: string) => readFileSync(join(fixtures, name));

/** A page of somebody new: a plan has so many analyses a month, and other files upload as the demo account. */
async function signIn() {
  const { page } = await openPage('/auth?mode=login', { viewport: { width: 1280, height: 800 } });
  await registerAccount(page.request, 'files');
  return page;
}

/** Uploads a file and opens its analysis, with every risk opened to its quotes. */
async function openAnalysisOf(page: Page, name: string, file: Uint8Array) {
  const accepted = await page.request.post('/api/contracts', {
    headers: { origin: inject('appUrl') },
    multipart: { contract: { name, mimeType: 'application/octet-stream', buffer: Buffer.from(file) } },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  const { contractId } = await accepted.json();
  await page.goto(`/analysis/${contractId}`);
  await page.getByRole('heading', { name: 'How this was made' }).waitFor({ timeout: 30_000 });
  await page.locator('main').evaluate((main) => {
    for (const row of main.querySelectorAll('details')) row.open = true;
  });
  return page.getByRole('complementary', { name: 'Contract text' });
}

const quotes = (page: Page) =>
  page.getByRole('button', { name: 'Show in the contract' }).filter({ has: page.locator('.font-serif') });
const letters = (words: string | null) => (words ?? '').replace(/[^\p{L}\p{N}]/gu, '');

test('the pages of a PDF are shown, and a pressed quote is highlighted on its page', async () => {
  const page = await signIn();
  const pane = await openAnalysisOf(page, 'services.pdf', fixture('en.pdf'));
  await pane.getByRole('button', { name: 'Pages' }).click();
  await pane.getByText(/^Page 1 of \d+$/).waitFor();

  const quote = quotes(page).last();
  await quote.click();
  await pane.getByText('Highlighted: the exact words of the quote').waitFor();
  const marks = pane.locator('article mark[data-place]');
  await marks.first().waitFor();
  const marked = letters((await marks.allTextContents()).join(''));
  expect(marked.length).toBeGreaterThan(20);
  expect(letters(await quote.locator('.font-serif').textContent())).toBe(marked);
  await expect.poll(() => marks.first().evaluate((one) => one === document.activeElement)).toBe(true);

  const canvas = pane.locator('article', { has: page.locator('mark[data-place]') }).locator('canvas');
  const inked = () =>
    canvas.evaluate((one: HTMLCanvasElement) => {
      const picture = one.getContext('2d')?.getImageData(0, 0, one.width, one.height).data ?? [];
      return picture.some((value, index) => index % 4 === 0 && value < 64);
    });
  await expect.poll(inked).toBe(true);
  expect(await findFaults(page)).toEqual([]);

  const before = (await pane.locator('article').first().boundingBox())?.width ?? 0;
  await pane.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await pane.locator('article').first().boundingBox())?.width).toBeGreaterThan(before);
  await page.keyboard.press('Escape');
  expect(await quote.evaluate((one) => one === document.activeElement)).toBe(true);

  await page.reload();
  await pane.getByText(/^Page 1 of \d+$/).waitFor();
});

/** The facts that have a button of their own: their words on the page, and the words of the contract behind them. */
async function factsOf(page: Page) {
  const address = new URL(page.url()).pathname.replace('/analysis/', '/api/contracts/');
  const { keyTerms }: { keyTerms: { description: string; evidence: { quote: string }[] }[] } = await (
    await page.request.get(address)
  ).json();
  return keyTerms
    .filter(({ description }) => keyTerms.filter((one) => one.description === description).length === 1)
    .map(({ description, evidence }) => ({ description, quote: evidence[0]?.quote ?? '' }));
}

/**
 * How many letters one has and the other has not, in whatever order: programs draw the lines of Arabic from the left,
 * others from the right. On a machine without the file's typeface the letters of the page's own text stand up to one
 * place off, so a stroke may seem to begin or end one letter early or late.
 */
function lettersApart(one: string, other: string) {
  const sorted = (words: string) => [...letters(words).normalize('NFKC').replaceAll('\u0640', '')].sort();
  const [left, right] = [sorted(one), sorted(other)];
  let apart = 0;
  for (const letter of new Set([...left, ...right])) {
    const count = (all: string[]) => all.filter((each) => each === letter).length;
    apart += Math.abs(count(left) - count(right));
  }
  return apart;
}

/** Presses every few of the facts, and finds under the strokes on the pages the letters of their words and no others. */
async function expectExactMarks(page: Page, pane: ReturnType<Page['getByRole']>) {
  const terms = page.locator('#key-terms');
  const more = terms.getByRole('button', { name: 'Show More' });
  if (await more.isVisible()) await more.click();
  // What the head of the page says already is not said again among the key terms.
  const facts: Awaited<ReturnType<typeof factsOf>> = [];
  for (const fact of await factsOf(page)) {
    if (await terms.getByRole('button', { name: fact.description, exact: true }).isVisible()) facts.push(fact);
  }
  expect(facts.length).toBeGreaterThan(3);
  for (let index = 0; index < facts.length; index += Math.ceil(facts.length / 6)) {
    const { description, quote } = facts[index] ?? { description: '', quote: '' };
    await terms.getByRole('button', { name: description, exact: true }).click();
    await pane.getByText('Highlighted: the exact words of the quote').waitFor();
    await expect.poll(async () => lettersApart(await lettersUnderMarks(page), quote)).toBeLessThanOrEqual(2);
  }
}

test.each(['en', 'fr', 'ar'])(
  'the strokes on the pages of a PDF (%s) cover the words of the quote and no others',
  async (language) => {
    const page = await signIn();
    const pane = await openAnalysisOf(page, `${language}.pdf`, fixture(`${language}.pdf`));
    await pane.getByRole('button', { name: 'Pages' }).click();
    await expectExactMarks(page, pane);
  },
);

test.each([90, 270] as const)(
  'they do so too on pages that are turned by %i degrees and cropped, at any size',
  async (rotate) => {
    const page = await signIn();
    const turned = makePdf(sampleContract, { rotate, cropped: true });
    const pane = await openAnalysisOf(page, 'turned.pdf', turned);
    await pane.getByRole('button', { name: 'Pages' }).click();
    await pane.getByRole('button', { name: 'Zoom in' }).click();
    await expectExactMarks(page, pane);
  },
);

test('of a PDF that was read before places were kept, the page of a quote is opened, and it is said that no words are marked', async () => {
  const page = await signIn();
  await page.route('**/api/contracts/*/pages', (route) => route.fulfill({ json: { pages: [] } }));
  const pane = await openAnalysisOf(page, 'earlier.pdf', fixture('de.pdf'));
  await pane.getByRole('button', { name: 'Pages' }).click();
  await quotes(page).last().click();
  await pane.getByText(/^The quote stands on page [123], but its words could not be highlighted there/).waitFor();
  await pane.getByText(/^Page [123] of 3$/).waitFor();
  expect(await pane.locator('mark[data-place]').count()).toBe(0);
});

test('of a hundred pages only those near the screen are drawn, and a larger size keeps the reader’s page', async () => {
  const page = await signIn();
  const clause = 'The Client shall pay each invoice within thirty days under the laws of England and Wales.';
  const parts = Array.from({ length: 100 }, (_, index) => [`${index + 1}. ${clause}`, '']).flat();
  const pane = await openAnalysisOf(page, 'long.pdf', makePdf(parts.slice(0, -1)));
  await pane.getByRole('button', { name: 'Pages' }).click();
  await pane.getByText('Page 1 of 100').waitFor();
  await pane.getByRole('region', { name: 'Pages' }).focus();
  await page.keyboard.press('End');
  await pane.getByText('Page 100 of 100').waitFor();
  await pane.locator('article[data-page="100"] canvas').waitFor();
  await expect.poll(() => pane.locator('article canvas').count()).toBeLessThan(8);
  await pane.getByRole('button', { name: 'Zoom in' }).click();
  await pane.getByRole('button', { name: 'Zoom in' }).click();
  await pane.getByText('150%').waitFor();
  await pane.getByText('Page 100 of 100').waitFor();
  await pane.locator('article[data-page="100"] canvas').waitFor();
});

test('a Word file is shown formatted, with its clause numbers, and a pressed quote is highlighted in it', async () => {
  const page = await signIn();
  const pane = await openAnalysisOf(page, 'services.docx', fixture('en.docx'));
  await pane.getByRole('button', { name: 'Formatted' }).click();
  const paper = pane.getByRole('region', { name: 'Formatted' });
  await paper.locator('table td').first().waitFor();
  expect(await paper.locator('p > strong').first().textContent()).toBe('EQUIPMENT HIRE AGREEMENT');
  expect((await paper.locator('[data-clause-number]').allTextContents()).length).toBeGreaterThan(5);

  const quote = quotes(page).last();
  await quote.click();
  await pane.getByText('Highlighted: the exact words of the quote').waitFor();
  const marked = letters((await paper.locator('mark[data-place]').allTextContents()).join(''));
  expect(marked.length).toBeGreaterThan(20);
  expect(letters(await quote.locator('.font-serif').textContent())).toContain(marked);
  expect(await findFaults(page)).toEqual([]);
});

const relations = (target: string) =>
  strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${target}" TargetMode="External"/></Relationships>`,
  );

test('a Word file that holds script links and markup shows them as the words they are', async () => {
  const page = await signIn();
  const clause = 'This agreement is governed by the laws of England and Wales. ';
  const hostile = makeDocx({
    body: [
      paragraph(run('SERVICES AGREEMENT')),
      paragraph(run(clause.repeat(5))),
      paragraph(run('&lt;img src=x onerror="window.broken=1"&gt; &lt;script&gt;window.broken=2&lt;/script&gt;')),
      `<w:p><w:hyperlink r:id="rId9" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${run('press me')}</w:hyperlink></w:p>`,
    ].join(''),
    extra: {
      'word/_rels/document.xml.rels': relations('javascript:window.broken=3'),
      'mammoth/style-map': strToU8("p => div.trap[onclick='window.broken=4'] > p:fresh"),
    },
  });
  const pane = await openAnalysisOf(page, 'hostile.docx', hostile);
  await pane.getByRole('button', { name: 'Formatted' }).click();
  const paper = pane.getByRole('region', { name: 'Formatted' });
  await paper.getByText('<img src=x onerror="window.broken=1">').waitFor();
  await paper.getByText('press me').click();
  expect(await paper.locator('a, img, script, [onclick], [style], .trap').count()).toBe(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('a PDF that holds scripts and addresses is drawn and does nothing: no script runs, no request is made', async () => {
  const page = await signIn();
  const law = 'This Agreement is governed by the laws of England and Wales.';
  const content = `BT /F1 9 Tf 72 700 Td ${`(${law}) Tj 0 -20 Td `.repeat(5)}ET /Far Do`;
  const script = (code: string) => `<< /S /JavaScript /JS (${code}) >>`;
  const hostile = pdfFile([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script('window.broken = 1')} /AcroForm << /Fields [6 0 R] >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> /XObject << /Far 8 0 R >> >> /Contents 4 0 R /Annots [6 0 R 7 0 R] >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Type /Annot /Subtype /Widget /FT /Btn /T (press) /Rect [0 400 595 600] /A ${script('window.broken = 2')} >>`,
    '<< /Type /Annot /Subtype /Link /Rect [0 0 595 400] /A << /S /URI /URI (http://elsewhere.test/link) >> >>',
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /F << /FS /URL /F (http://elsewhere.test/picture.png) >> /Length 0 >>\nstream\n\nendstream',
  ]);
  const pane = await openAnalysisOf(page, 'hostile.pdf', hostile);
  await pane.getByRole('button', { name: 'Pages' }).click();
  const paper = pane.locator('article');
  await paper.getByText(law).first().waitFor();
  await paper.click({ position: { x: 200, y: 250 } });
  await paper.click({ position: { x: 200, y: 500 } });
  expect(await paper.locator('a, button, input, section').count()).toBe(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('a file that cannot be shown leads back to its text', async () => {
  const page = await signIn();
  await page.route('**/api/contracts/*/file', (route) => route.fulfill({ body: '%PDF-1.7 torn' }));
  const pane = await openAnalysisOf(page, 'torn.pdf', fixture('fr.pdf'));
  await pane.getByRole('button', { name: 'Pages' }).click();
  await pane.getByText('The file cannot be shown here.').waitFor();
  await pane.getByRole('button', { name: 'Show the Text' }).click();
  await pane.getByRole('region', { name: 'Contract text' }).getByText('CONTRAT').first().waitFor();
});
