import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract-document';
import { makeDocx, paragraph, run } from './testing/make-docx';
import { makePdf } from './testing/make-pdf';
import { sampleContract } from './testing/sample-contract';

const body = sampleContract.map((text) => paragraph(run(text))).join('');
const whole = sampleContract.join('\n\n');
const textOf = async (bytes: Uint8Array) => (await extractDocument(bytes, 'contract.docx')).text;
const withNumbers = (format: string) =>
  makeDocx({
    body: body + paragraph(run('Fees'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
    numbering: `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
  });

describe('a Word file with a value that no Word writes', () => {
  it.each(['110000', '7FFFFFFF', '-41', '41x', ''])('is read without the sign of code %s', async (code) => {
    const text = await textOf(
      makeDocx({ body: body + paragraph(`${run('Fees')}<w:r><w:sym w:char="${code}"/></w:r>`) }),
    );
    expect(text).toMatch(/\n\nFeesA?$/);
  });

  it.each(['__defineGetter__', 'constructor', '__proto__', 'toString'])(
    'counts in figures where its number format is %s',
    async (format) => {
      expect(await textOf(withNumbers(format))).toBe(`${whole}\n\n1. Fees`);
    },
  );

  it.each(['constructor', 'toString', '__proto__'])('is read without an element named %s', async (name) => {
    const text = await textOf(makeDocx({ body: body + paragraph(`${run('Fees')}<w:r><w:${name}/></w:r>`) }));
    expect(text).toBe(`${whole}\n\nFees`);
  });
});

describe('a PDF with a character that is none', () => {
  it.each(['ffffffff', '80000000', '00110000'])('is read, with %s in the table of its characters', async (code) => {
    const table = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <${code}> endbfchar endcmap end`;
    const { text } = await extractDocument(makePdf(sampleContract, { toUnicode: table }), 'contract.pdf');
    expect(text.length).toBeGreaterThan(whole.length * 0.9);
  });
});
