import { beforeAll, describe, expect, it } from 'vitest';
import { countTurns } from '#worker/testing/count-turns.ts';
import { extractDocument } from './extract-document';
import { ExtractionError } from './extracted-document';
import { emptyElements, makeDocx, paragraph, run } from './testing/make-docx';
import { sampleContract } from './testing/sample-contract';

const body = sampleContract.map((text) => paragraph(run(text))).join('');
const encode = (text: string) => new TextEncoder().encode(text);
const numbering = (levels: string) =>
  `<w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
const level = (inner: string, index = 0) => `<w:lvl w:ilvl="${index}">${inner}</w:lvl>`;
const inList = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const note = (inner: string) =>
  makeDocx({
    body: body + paragraph('<w:r><w:footnoteReference w:id="2"/></w:r>'),
    footnotes: `<w:footnote w:id="2">${inner}</w:footnote>`,
  });
const table = (row: string) => makeDocx({ body: `${body}<w:tbl><w:tr>${row}</w:tr></w:tbl>` });
const rtf = (inner: string) => encode(`{\\rtf1 ${sampleContract.join('\\par ')}\\par ${inner}}`);

type Outcome = 'read' | 'contracts.document_too_large' | 'contracts.file_too_complex';
const busy: [what: string, make: () => Uint8Array, outcome: Outcome][] = [
  [
    'the number of a clause that goes on for 60,000 characters, on thousands of empty paragraphs',
    () =>
      makeDocx({
        body: body + paragraph('', inList).repeat(4000),
        numbering: numbering(level(`<w:lvlText w:val="${'%1'.repeat(30_000)}"/>`)),
      }),
    'read',
  ],
  [
    'the same on paragraphs with words',
    () =>
      makeDocx({
        body: body + paragraph(run('a'), inList).repeat(4000),
        numbering: numbering(level(`<w:lvlText w:val="${'%1'.repeat(30_000)}"/>`)),
      }),
    'read',
  ],
  [
    'a numbering of 20,000 levels',
    () =>
      makeDocx({
        body:
          body + paragraph(run('a'), '<w:pStyle w:val="none"/><w:numPr><w:numId w:val="1"/></w:numPr>').repeat(20_000),
        numbering: numbering(
          Array.from({ length: 20_000 }, (_, index) => level('<w:pStyle w:val="some"/>', index)).join(''),
        ),
      }),
    'read',
  ],
  ['a footnote of 100,000 paragraphs', () => note(paragraph(run('word')).repeat(100_000)), 'read'],
  ['a row of 50,000 cells', () => table(`<w:tc>${paragraph(run('cell'))}</w:tc>`.repeat(50_000)), 'read'],
  [
    'two cells of 20,000 paragraphs',
    () => table(`<w:tc>${paragraph(run('cell')).repeat(20_000)}</w:tc>`.repeat(2)),
    'read',
  ],
  ['a text box in a text box, and 50,000 beside it', () => boxes(50_000), 'read'],
  [
    'elements without words, without end',
    () => makeDocx({ body: body + emptyElements(1_100_000) }),
    'contracts.file_too_complex',
  ],
  ['a footnote of 100,000 paragraphs in rich text', () => rtf(`{\\footnote ${'a\\par '.repeat(100_000)}}`), 'read'],
  ['a row of 100,000 cells in rich text', () => rtf('a\\cell '.repeat(100_000)), 'read'],
];

const words = (count: number) =>
  Array.from({ length: count }, (_, index) => paragraph(run(`Tenant ${index} pays ${index * 7919}. `))).join('');

function boxes(count: number): Uint8Array {
  const box = `<w:txbxContent>${paragraph(run('a'))}</w:txbxContent>`;
  return makeDocx({ body: `${body}${paragraph(`<w:r>${paragraph(`<w:r>${box.repeat(count)}</w:r>`)}</w:r>`)}` });
}

async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    await extractDocument(bytes, 'contract.doc');
    return 'read';
  } catch (error) {
    return error instanceof ExtractionError && !error.unforeseen ? error.code : String(error);
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[result: T, milliseconds: number]> {
  const started = performance.now();
  const result = await work();
  return [result, performance.now() - started];
}

/** What is wrong here takes a hundred times as long as an honest file of that size. */
const factor = 12;

describe('a file built to keep its reader busy', () => {
  let honest = 0;
  beforeAll(async () => {
    // Some 4 MB of XML, as the others have.
    const file = makeDocx({ body: body + words(50_000) });
    expect(await outcomeOf(file)).toBe('read');
    [, honest] = await timed(() => outcomeOf(file));
  });

  it.each(busy)('is read or refused in about the time of an honest one: %s', async (_, make, outcome) => {
    const file = make();
    const [was, milliseconds] = await timed(() => outcomeOf(file));
    expect(was).toBe(outcome);
    expect(milliseconds).toBeLessThan(factor * Math.max(honest, 100));
  });
});

describe('while a large file is read', () => {
  it('others have their turn again and again', async () => {
    const file = makeDocx({ body: body + words(90_000) });
    const turns = await countTurns(async () => expect(await outcomeOf(file)).toBe('read'));
    expect(turns).toBeGreaterThan(8);
  });
});
