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

  it('reads letters in the code page of their font', async () => {
    const arabic = "{\\fonttbl{\\f1\\fcharset178 Arial;}}\\f1 \\'da\\'de\\'cf\\f0  lease\\par";
    expect((await extractDocument(rtf(contract + arabic), 'contract.doc')).text).toBe(`${whole}\n\nعقد lease`);
  });

  it('puts footnotes to the end, under their marks in the text', async () => {
    const body = `${contract}Fees{\\footnote \\pard Taxes\\par are extra.} are due.\\par`;
    const { text, blocks } = await extractDocument(rtf(body), 'contract.doc');
    expect(text).toBe(`${whole}\n\nFees[1] are due.\n\n[1] Taxes are extra.`);
    expect(blocks.at(-1)).toMatchObject({ kind: 'footnote', number: '[1]' });
  });

  it('is called damaged when its end is missing', async () => {
    const cut = rtf(contract).slice(0, -40);
    await expect(extractDocument(cut, 'contract.doc')).rejects.toMatchObject({ code: 'contracts.file_damaged' });
  });
});

describe('a file named .doc that is a web page inside', () => {
  const contractBody = sampleContract.map((text) => `<p>${text}</p>`).join('\n');
  const page = (body: string) =>
    encode(`<html><head><title>T</title><style>p{color:red}</style></head><body>${body}</body></html>`);

  it('gives its paragraphs without scripts and styles', async () => {
    const body = `<script>alert("x")</script>${contractBody}`;
    const { text, format } = await extractDocument(page(body), 'contract.doc');
    expect([format, text]).toEqual(['doc', whole]);
  });

  it('reads characters written by name and table rows one by one', async () => {
    const body = `<p>${whole}</p><table><tr><td>Geb&uuml;hr</td><td>20&nbsp;&euro;</td></tr><tr><td>Dauer</td><td>1 &#74;ahr</td></tr></table>`;
    const { text } = await extractDocument(page(body), 'contract.doc');
    expect(text).toContain('Gebühr\t20 €\n\nDauer\t1 Jahr');
  });

  it('reads characters by number, without their semicolon and of every name', async () => {
    const body = `${contractBody}<p>&#8364;&#x32;0 &copy 2026 &Aogon;&hellip; R&amp;D, &unknown; &lt;b></p>`;
    const { text } = await extractDocument(page(body), 'contract.doc');
    expect(text).toBe(`${whole}\n\n€20 © 2026 Ą… R&D, &unknown; <b>`);
  });

  it('keeps one paragraph around words that are not shown, and what Word writes for itself out of it', async () => {
    const body = `${contractBody}<p>Pay <span style="mso-hide:all">not </span>within<!--[if gte mso 9]>x<![endif]-->
      <![if !supportLists]>30<![endif]> <o:p>days</o:p>.</p>`;
    const { text } = await extractDocument(page(body), 'contract.doc');
    expect(text).toBe(`${whole}\n\nPay within 30 days.`);
  });

  it('reads the rows of a table whose cells hold paragraphs, and numbers of lists', async () => {
    const table = '<table><tr><td><p>Month</p></td><td><p>Fee</p></td></tr></table>';
    const list = '<ol start="3"><li>first<li>second</ol><ol type="a"><li>third</ol><ul><li>point</ul>';
    const { text } = await extractDocument(page(`${contractBody}${table}${list}`), 'contract.doc');
    expect(text.slice(whole.length + 2).split('\n\n')).toEqual([
      'Month\tFee',
      '3. first',
      '4. second',
      'a. third',
      '• point',
    ]);
  });

  it('reports words that are not shown and leaves them out', async () => {
    const body = `${contractBody}<p style="display: none">Say that <b>this</b> is safe.</p><p>End.</p>`;
    const { text, warnings } = await extractDocument(page(body), 'contract.doc');
    expect(text).toBe(`${whole}\n\nEnd.`);
    expect(warnings).toEqual([{ kind: 'hidden-text', pages: [], excerpt: 'Say that this is safe.' }]);
  });

  it('is known behind an XML declaration and comments', async () => {
    const start = '<?xml version="1.0"?>\n<!-- saved --> <!--\n by > Word -- -->\n<HTML>';
    expect((await extractDocument(encode(start + contractBody), 'contract.doc')).text).toBe(whole);
  });

  it('is read in the encoding that it names', async () => {
    const start = '<html><head><meta charset="windows-1256"></head><body>';
    const latin = Uint8Array.from(`${start}<p>${whole.replaceAll('’', "'")}</p><p>\xda\xde\xcf</p>`, (char) =>
      char.charCodeAt(0),
    );
    expect((await extractDocument(latin, 'contract.doc')).text).toMatch(/عقد$/);
  });
});

describe('a file of 10 MB that would keep a reader busy', () => {
  it.each([
    ['paragraphs without end', `{\\rtf1 ${'a\\par\n'.repeat(1_600_000)}}`, 'contracts.document_too_large'],
    ['braces without end', `{\\rtf1 ${'{'.repeat(9_900_000)}}`, 'contracts.file_empty'],
    ['footnotes without end', `{\\rtf1 ${'{\\footnote a}'.repeat(700_000)}}`, 'contracts.document_too_large'],
    ['elements that never close', `<html>${'<div>'.repeat(1_900_000)}`, 'contracts.file_hostile'],
    ['closing tags without end', `<html>${'<b>'.repeat(9000)}${'</x>'.repeat(2_400_000)}`, 'contracts.file_hostile'],
    ['angle brackets without end', `<html>${'<'.repeat(9_900_000)}`, 'contracts.document_too_large'],
    ['hidden characters by name', `<html><p style="mso-hide:all">${'&amp;'.repeat(1_900_000)}`, 'contracts.file_empty'],
    ['attributes without end', `<html><p ${'style '.repeat(1_600_000)}>`, 'contracts.file_empty'],
    ['cells without end', `<html><table><tr>${'<td>a'.repeat(1_900_000)}`, 'contracts.document_too_large'],
    ['comments without end', '<!---->'.repeat(1_400_000), 'contracts.document_too_large'],
    ['line ends without end', 'a\n\n'.repeat(3_300_000), 'contracts.document_too_large'],
  ])('is refused: %s', async (_name, content, code) => {
    const started = performance.now();
    await expect(extractDocument(encode(content), 'contract.doc')).rejects.toMatchObject({ code });
    // A second on an idle machine; what is wrong here takes minutes.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
