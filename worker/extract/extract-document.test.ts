import { Document, Packer, Paragraph } from 'docx';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract-document';
import { makeDocx, paragraph, run } from './testing/make-docx';
import { makePdf, pdfFile } from './testing/make-pdf';
import { makeZip } from './testing/make-zip';
import { sampleContract } from './testing/sample-contract';

const whole = sampleContract.join('\n\n');
const encode = (text: string) => new TextEncoder().encode(text);
const failure = (bytes: Uint8Array, name = 'contract.docx') =>
  extractDocument(bytes, name).then(
    () => 'read',
    ({ code }) => code,
  );

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

  it('is read by its content when its name says another kind', async () => {
    expect((await extractDocument(await docx(), 'contract.pdf')).format).toBe('docx');
    expect((await extractDocument(makePdf(sampleContract), 'contract.docx')).format).toBe('pdf');
    expect((await extractDocument(encode(whole), 'contract.pdf')).format).toBe('txt');
  });
});

describe('a file that is refused', () => {
  it('is empty, or holds nothing but spaces', async () => {
    expect(await failure(new Uint8Array())).toBe('contracts.file_empty');
    expect(await failure(encode(' \n'.repeat(500)), 'a.txt')).toBe('contracts.file_empty');
  });

  it('is shorter than any contract', async () => {
    expect(await failure(encode('Pay me soon.'), 'a.txt')).toBe('contracts.file_too_short');
  });

  it('is of another kind: a picture, a sheet, an archive', async () => {
    const png = Uint8Array.from([
      0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1,
    ]);
    expect(await failure(png, 'photo.png')).toBe('contracts.file_type');
    const sheet = zipSync({ '[Content_Types].xml': encode('<Types/>'), 'xl/workbook.xml': encode('<workbook/>') });
    expect(await failure(sheet, 'sheet.docx')).toBe('contracts.file_type');
    expect(await failure(zipSync({ 'a.txt': encode('x') }), 'a.zip')).toBe('contracts.file_type');
  });

  it('is cut off, or lacks its text', async () => {
    const file = await docx();
    expect(await failure(file.slice(0, file.length / 2))).toBe('contracts.file_damaged');
    const hollow = zipSync({ '[Content_Types].xml': encode('<Types/>'), 'word/styles.xml': encode('<styles/>') });
    expect(await failure(hollow)).toBe('contracts.file_damaged');
    expect(await failure(makeDocx({ body: '<w:p><w:r>' }))).toBe('contracts.file_damaged');
  });

  it('is locked with a password', async () => {
    const name = [...'EncryptedPackage'].flatMap((char) => [char.charCodeAt(0), 0]);
    const locked = Uint8Array.from([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...Array<number>(512).fill(0),
      ...name,
    ]);
    expect(await failure(locked)).toBe('contracts.file_locked');
  });

  it('is text without sense', async () => {
    expect(await failure(encode('\uE001\uE002\uE003! '.repeat(100)), 'a.txt')).toBe('contracts.file_unreadable_text');
  });
});

describe('a file made to do harm', () => {
  it('is refused when its XML would unfold without end', async () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
    expect(await failure(makeDocx({ body: paragraph(run('&b;')), prolog: laughs }))).toBe('contracts.file_hostile');
  });

  it('is refused when its XML asks for a file of the server', async () => {
    const entity = '<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]>';
    expect(await failure(makeDocx({ body: paragraph(run('&secret;')), prolog: entity }))).toBe(
      'contracts.file_hostile',
    );
  });

  it('is refused when a small archive declares a huge text', async () => {
    const bomb = makeDocx({ body: paragraph(run(' '.repeat(20_000_000))) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await failure(bomb)).toBe('contracts.file_hostile');
  });

  it('is refused when the archive lies about its sizes', async () => {
    const bomb = makeZip([{ name: 'word/document.xml', data: encode('x'), declaredSize: 3_000_000_000 }]);
    expect(await failure(bomb)).toBe('contracts.file_hostile');
  });

  it('is refused when the archive has tens of thousands of entries or names that lead out of it', async () => {
    const many = Array.from({ length: 6_000 }, (_, index) => [`word/media/${index}`, new Uint8Array()] as const);
    expect(await failure(makeDocx({ body: '', extra: Object.fromEntries(many) }))).toBe('contracts.file_hostile');
    expect(await failure(makeDocx({ body: '', extra: { '../../etc/passwd': encode('x') } }))).toBe(
      'contracts.file_hostile',
    );
  });

  it('is refused when a small PDF unfolds to gigabytes, and the next file is read', async () => {
    expect(await failure(await pdfBomb(), 'a.pdf')).toBe('contracts.file_hostile');
    expect((await extractDocument(makePdf(sampleContract), 'a.pdf')).text).toBe(whole);
  });
});

async function deflate(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([data]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A page whose content was compressed three times over: each layer unfolds a thousandfold. */
async function pdfBomb(): Promise<Uint8Array> {
  const inner = await deflate(new Uint8Array(60_000_000));
  const repeated = new Uint8Array(inner.length);
  repeated.set(inner);
  const content = await deflate(repeated);
  const latin = Array.from(content, (byte) => String.fromCharCode(byte)).join('');
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [4 0 R 4 0 R 4 0 R 4 0 R] >>',
    `<< /Length ${content.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${latin}\nendstream`,
  ]);
}
