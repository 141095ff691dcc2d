import { Document, Packer, Paragraph } from 'docx';
import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract-document';
import { makePdf } from './testing/make-pdf';
import { sampleContract } from './testing/sample-contract';

const whole = sampleContract.join('\n\n');
const encode = (text: string) => new TextEncoder().encode(text);

async function docx(): Promise<Uint8Array> {
  const file = new Document({ sections: [{ children: sampleContract.map((text) => new Paragraph(text)) }] });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

describe('the same contract as PDF, DOCX and TXT', () => {
  it('gives the same text', async () => {
    const texts = await Promise.all([
      extractDocument(makePdf(sampleContract), 'a.pdf'),
      extractDocument(await docx(), 'a.docx'),
      extractDocument(encode(whole), 'a.txt'),
    ]);
    expect(texts.map(({ text }) => text)).toEqual([whole, whole, whole]);
    expect(texts.map(({ format }) => format)).toEqual(['pdf', 'docx', 'txt']);
  });

  it('is read in Arabic in UTF-16 without a mark, as a text editor of Windows may save it', async () => {
    const arabic = 'يلتزم المستأجر بدفع الأجرة في اليوم الخامس من كل شهر، وفقا لأحكام هذا العقد؛ ما لم يتفقا؟ '
      .repeat(4)
      .trim();
    const wide = Uint16Array.from(arabic, (char) => char.charCodeAt(0));
    expect((await extractDocument(new Uint8Array(wide.buffer), 'a.txt')).text).toBe(arabic);
    const view = new DataView(wide.buffer);
    wide.forEach((code, index) => {
      view.setUint16(index * 2, code);
    });
    expect((await extractDocument(new Uint8Array(wide.buffer), 'a.txt')).text).toBe(arabic);
  });

  it('is read by its content when its name says another kind', async () => {
    expect((await extractDocument(await docx(), 'contract.pdf')).format).toBe('docx');
    expect((await extractDocument(makePdf(sampleContract), 'contract.docx')).format).toBe('pdf');
    expect((await extractDocument(encode(whole), 'contract.pdf')).format).toBe('txt');
  });
});
