import { describe, expect, it } from 'vitest';
import { encodeAs } from './testing/encode-as';
import { fixture } from './testing/fixtures';
import { extractTxt } from './txt.extractor';

const encode = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, bigEndian = false) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  [...text].forEach((char, index) => {
    view.setUint16(index * 2, char.charCodeAt(0), !bigEndian);
  });
  return new Uint8Array(view.buffer);
};
const spanish =
  'El arrendatario pagará la renta el día 5 de cada mes. La duración será de un año, según la cláusula 3.ª. ';
const arabic = 'يلتزم المستأجر بدفع الأجرة في اليوم الخامس من كل شهر وفقا لأحكام هذا العقد. ';

describe('a text file', () => {
  it.each([
    ['UTF-8', encode(spanish)],
    ['UTF-8 with a mark', encode(`\uFEFF${spanish}`)],
    ['UTF-16, little end first', wide(`\uFEFF${spanish}`)],
    ['UTF-16, big end first', wide(`\uFEFF${spanish}`, true)],
    ['UTF-16 without a mark', wide(spanish)],
    ['Windows-1252', encodeAs('windows-1252', spanish.repeat(10))],
  ])('is read in %s', async (_, bytes) => {
    expect((await extractTxt(bytes)).text).toContain(spanish.trim());
  });

  it('is read in Arabic, in Windows-1256 and in UTF-16 alike', async () => {
    expect((await extractTxt(encodeAs('windows-1256', arabic.repeat(20)))).text).toContain(arabic.trim());
    expect((await extractTxt(wide(arabic.repeat(3)))).text).toContain(arabic.trim());
  });

  it('has line feeds, whatever ended its lines', async () => {
    const { text } = await extractTxt(encode('One.\r\n\r\nTwo.\r\rThree.\u2028\u2028Four.'));
    expect(text).toBe('One.\n\nTwo.\n\nThree.\n\nFour.');
  });

  it('loses its NUL bytes and has accents in one character', async () => {
    const { text } = await extractTxt(encode('Cafe\u0301 \u0000 contract'));
    expect(text).toBe('Café  contract');
  });

  it('joins lines that were broken at a column, not those that are complete in themselves', async () => {
    const wrapped =
      'The supplier shall deliver the goods to the address that is named in\nthe order, on the day that is named there, and shall bear the cost of\ncarriage.';
    const list = 'Goods:\nApples\nPears';
    const { text } = await extractTxt(encode(`${wrapped}\n\n${list}`));
    expect(text).toBe(`${wrapped.replaceAll('\n', ' ')}\n\nGoods:\n\nApples\n\nPears`);
  });

  it('keeps the lines of a form apart, however long they are', async () => {
    const form =
      'Titulaire : Menuiserie Doyon inc., Rimouski (Québec)\nAbonnement : Atelier, six utilisateurs compris\nTarif : 24,00 $ par utilisateur et par mois, taxes en sus';
    const { text } = await extractTxt(encode(form));
    expect(text).toBe(form.replaceAll('\n', '\n\n'));
  });

  it('keeps the rows of a table apart, which are no headings', async () => {
    const rows = [
      'Item                              Pieces     Price',
      '1  Garden Shed, Larch             1       1,480.00',
      '2  Foundation Of Concrete         1         320.00',
      '                                  Total   1,800.00',
    ];
    const { text, blocks } = await extractTxt(encode(rows.join('\n')));
    expect(text.split('\n\n').map((row) => row.trim())).toEqual(rows.map((row) => row.trim()));
    expect(blocks.slice(1).map(({ kind }) => kind)).toEqual(['table-row', 'table-row', 'table-row']);
  });

  it('knows headings and numbered clauses', async () => {
    const { blocks } = await extractTxt(
      encode('1. DEFINITIONS\n\n1.1 "Fee" means the fee.\n\n(a) the first part;\n\nPlain words.'),
    );
    expect(blocks.map(({ kind, number }) => [kind, number])).toEqual([
      ['heading', '1.'],
      ['list-item', '1.1'],
      ['list-item', '(a)'],
      ['paragraph', null],
    ]);
  });

  it.each([
    ['es', 'windows-1252'],
    ['es', 'iso-8859-15'],
    ['fr', 'windows-1252'],
    ['fr', 'macintosh'],
    ['de', 'iso-8859-1'],
    ['de', 'macintosh'],
    ['ar', 'windows-1256'],
    ['ar', 'iso-8859-6'],
  ])('is read letter by letter: a contract (%s) in %s', async (language, encoding) => {
    const known = new TextDecoder(encoding);
    const letters = new Set(Array.from({ length: 256 }, (_, byte) => known.decode(Uint8Array.of(byte))));
    const text = [...new TextDecoder().decode(fixture(`${language}.txt`))].filter((char) => letters.has(char)).join('');
    const expected = (await extractTxt(encode(text))).text;
    expect((await extractTxt(encodeAs(encoding, text))).text).toBe(expected);
  });
});
