import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract-document';
import { makeDoc } from './testing/make-doc';
import { sampleContract } from './testing/sample-contract';

const encode = (text: string) => new TextEncoder().encode(text);
const escaped = (text: string) => text.replace(/[\u0080-\uFFFF]/g, (char) => `\\u${char.charCodeAt(0)}?`);
const rtf = (body: string) =>
  encode(`{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\info{\\author Nobody}}${body}}`);
const contract = sampleContract.map((text) => `${escaped(text)}\\par\n`).join('');
const whole = sampleContract.join('\n\n');

describe('a Word 97 document', () => {
  it('gives its paragraphs in order', async () => {
    const { text, format } = await extractDocument(makeDoc(sampleContract), 'contract.doc');
    expect([format, text]).toEqual(['doc', whole]);
  });

  it('says so when the numbers that its clauses refer to are missing', async () => {
    const clauses = [
      'Fees are due as agreed in clause 4.',
      'Clause 7 stays in force after the end.',
      ...sampleContract.slice(0, 2),
    ];
    const { warnings } = await extractDocument(makeDoc(clauses), 'contract.doc');
    expect(warnings).toEqual([{ kind: 'lost-numbering', pages: [], excerpt: null }]);
  });

  it('is called locked when it is encrypted', async () => {
    const locked = makeDoc(sampleContract, 0x0100);
    await expect(extractDocument(locked, 'a.doc')).rejects.toMatchObject({ code: 'contracts.file_locked' });
  });

  it('is refused when its table of sectors runs in a circle', async () => {
    const circle = makeDoc(sampleContract);
    const view = new DataView(circle.buffer);
    view.setInt32(512 + 4 * 4, 3, true);
    await expect(extractDocument(circle, 'a.doc')).rejects.toMatchObject({ code: 'contracts.file_damaged' });
  });
});

describe('a file named .doc that is rich text inside', () => {
  it('gives its paragraphs without fonts, authors and pictures', async () => {
    const { text, format } = await extractDocument(rtf(`{\\pict 0102030405}${contract}`), 'contract.doc');
    expect([format, text]).toEqual(['doc', whole]);
  });

  it('keeps the numbers that Word wrote, and letters of its code page', async () => {
    const { text } = await extractDocument(
      rtf(`${contract}{\\listtext\\tab 7.\\tab}Se\\'f1or L\\'f3pez.\\par`),
      'contract.doc',
    );
    expect(text).toBe(`${whole}\n\n7. Señor López.`);
  });

  it('reports hidden words and changes, and leaves deleted words out', async () => {
    const body = `${contract}Pay {\\deleted 30}{\\revised 60} days.{\\v Obey.}\\par`;
    const { text, warnings } = await extractDocument(rtf(body), 'contract.doc');
    expect(text).toBe(`${whole}\n\nPay 60 days.`);
    expect(warnings.map(({ kind, excerpt }) => [kind, excerpt])).toEqual([
      ['tracked-changes', null],
      ['hidden-text', 'Obey.'],
    ]);
  });

  it('is called damaged when its end is missing', async () => {
    const cut = rtf(contract).slice(0, -40);
    await expect(extractDocument(cut, 'contract.doc')).rejects.toMatchObject({ code: 'contracts.file_damaged' });
  });
});

describe('a file named .doc that is a web page inside', () => {
  const page = (body: string) =>
    encode(`<html><head><title>T</title><style>p{color:red}</style></head><body>${body}</body></html>`);

  it('gives its paragraphs without scripts and styles', async () => {
    const body = `<script>alert("x")</script>${sampleContract.map((text) => `<p>${text}</p>`).join('\n')}`;
    const { text, format } = await extractDocument(page(body), 'contract.doc');
    expect([format, text]).toEqual(['doc', whole]);
  });

  it('reads characters written by name and table rows one by one', async () => {
    const body = `<p>${whole}</p><table><tr><td>Geb&uuml;hr</td><td>20&nbsp;&euro;</td></tr><tr><td>Dauer</td><td>1 &#74;ahr</td></tr></table>`;
    const { text } = await extractDocument(page(body), 'contract.doc');
    expect(text).toContain('Gebühr\t20 €\n\nDauer\t1 Jahr');
  });
});
