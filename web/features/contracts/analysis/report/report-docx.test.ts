import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { storeLocale } from '#web/lib/locale.ts';
import { readSections } from '../analysis-sections';
import { contract, found, risk } from '../testing/analysed-contract';
import { reportDocx } from './report-docx';

afterEach(() => storeLocale('en'));

const liability = found('The liability</b> of the Client is unlimited.');
const analysed = {
  ...contract,
  ...{ title: 'Services: Acme', object: 'Work for a fee.' },
  riskAssessment: {
    high: [{ ...risk('No limit', liability), ask: 'Ask for a limit.', suggestedWording: 'Up to £1,000.' }],
    medium: [],
    low: [],
  },
  money: [
    {
      ...{ amount: 1150, currency: 'GBP', per: 'month' as const, payer: 'Client', payee: 'Acme', purpose: 'fee' },
      evidence: [],
    },
  ],
};

/** The document as Word reads it. */
async function open(changes: Partial<typeof analysed> = {}) {
  const one = { ...analysed, ...changes };
  const files = unzipSync(new Uint8Array(await reportDocx(one, readSections(one))));
  const body = new DOMParser().parseFromString(strFromU8(files['word/document.xml'] as Uint8Array), 'text/xml');
  const all = (name: string, within: Document | Element = body) => [...within.getElementsByTagName(name)];
  const words = (element: Element) =>
    all('w:t', element)
      .map(({ textContent }) => textContent)
      .join('');
  const styled = (style: string) =>
    all('w:p').filter((p) => all('w:pStyle', p).some((one) => one.getAttribute('w:val') === style));
  return { all, words, styled };
}

test('has the headings of the page, a table of facts, and each risk with its words and better ones', async () => {
  const { all, words, styled } = await open();
  expect(styled('Title').map(words)).toEqual(['Services: Acme']);
  expect(styled('Heading1').map(words)).toEqual(['Risk assessment']);
  expect(styled('Heading2').map(words)).toEqual(['No limit']);
  expect(all('w:tr').map((row) => all('w:tc', row).map(words))).toEqual([
    ['Type of contract', 'Services'],
    ['Money', '£1,150 a month: Client to Acme · fee'],
  ]);
  const paragraphs = all('w:p').map(words);
  expect(paragraphs).toContain('“The liability</b> of the Client is unlimited.”');
  expect(paragraphs).toContain('What to ask for: Ask for a limit.');
  expect(paragraphs).toContain('Up to £1,000.');
  expect(paragraphs.at(-1)).toContain('does not give legal advice');
});

test('is in the language of its reader, and runs from the right in Arabic but for words that do not', async () => {
  storeLocale('ar');
  const { all, words, styled } = await open();
  expect(all('w:bidiVisual')).toHaveLength(1);
  const fromRight = (p: Element) => all('w:bidi', p).some((one) => one.getAttribute('w:val') !== 'false');
  expect(styled('Heading1').map(words)).toEqual(['تقييم المخاطر']);
  expect(styled('Heading1').every(fromRight)).toBe(true);
  expect(all('w:rtl', styled('Heading1')[0])).not.toHaveLength(0);
  expect(styled('Heading2').some(fromRight)).toBe(false);
});

test('is called as its owner calls the contract', async () => {
  const { words, styled } = await open({ givenTitle: 'Mine' });
  expect(styled('Title').map(words)).toEqual(['Mine']);
});
