import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { generate, templateBodies, valuesFor } from '#src/testing/generated-contracts.ts';
import { contractDocx } from './contract-docx.rules';
import { pagedText } from './contract-layout.rules';

const body = templateBodies.find(({ id }) => id === 'tenancy-agreement');
if (!body) throw new Error('there is no tenancy agreement');
const { text, layout } = generate(body, valuesFor(body.fields, 'ordinary', 0));
const line = '______________________________';
const witness = ['Signature', 'Signature of the witness', 'Name of the witness', 'Date'].map(
  (one) => `${one}: ${line}`,
);
const deed = [
  'DEED',
  '1. Gift',
  'The parties have executed this.',
  'Signed as a deed by Ann (Giver) in the presence of a witness',
  ...witness,
];
const contracts = [
  ['a contract', text, layout],
  ['a deed', deed.join('\n\n'), 'thes' + 's'.repeat(witness.length)],
] as const;

/** Paragraphs of a Word file: their words, whether a page begins with them, and whether the next stays with them. */
async function paragraphsOf(words: string, layout: string) {
  const parts = unzipSync(new Uint8Array(await contractDocx({ title: 'My contract', text: words, layout })));
  const footer = Object.entries(parts).find(([name]) => /footer\d*\.xml$/.test(name))?.[1];
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const paragraphs = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([one]) => ({
    words: [...one.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, part]) => part).join(''),
    beginsPage: one.includes('<w:pageBreakBefore/>'),
    staysWithNext: one.includes('<w:keepNext/>'),
  }));
  return { paragraphs, footer: footer ? strFromU8(footer) : '' };
}

test.each(contracts)(
  'whoever signs %s does so on a page of its own, in Word and in a text file',
  async (_, words, kinds) => {
    const { paragraphs, footer } = await paragraphsOf(words, kinds);
    const closing = paragraphs.findIndex(({ beginsPage }) => beginsPage);
    expect(paragraphs[closing]?.words).toMatch(/^The parties have /);
    expect(paragraphs.filter(({ beginsPage }) => beginsPage)).toHaveLength(1);
    expect(footer).toContain('My contract');

    const signing = paragraphs.slice(closing + 1);
    expect(signing.length).toBeGreaterThan(3);
    for (const { words: one, staysWithNext } of signing) expect(staysWithNext, one).toBe(!one.startsWith('Date: '));

    const pages = pagedText(words, kinds).split('\f');
    expect(pages).toHaveLength(2);
    expect(pages[1]).toMatch(/^The parties have /);
    expect(pages.join('')).toBe(words);
  },
);

test('a text whose paragraphs are not known has no signing page', () => {
  expect(pagedText(text, null)).toBe(text);
  expect(pagedText(`${text}\n\nMore.`, layout)).toBe(`${text}\n\nMore.`);
});
