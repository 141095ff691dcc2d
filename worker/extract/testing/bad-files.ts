import { strToU8, zipSync } from 'fflate';
import type { ExtractionFailureCode } from '../extracted-document.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { makeDoc } from './make-doc.ts';
import { emptyElements, makeDocx, paragraph, run } from './make-docx.ts';
import { makePdf, pdfFile } from './make-pdf.ts';
import { makeZip } from './make-zip.ts';
import { sampleContract } from './sample-contract.ts';

/** A file that is refused: what it is, the name it comes under, and the code it is refused with. */
export interface BadFile {
  what: string;
  fileName: string;
  code: ExtractionFailureCode;
  make: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

const whole = sampleContract.join('\n\n');
const body = sampleContract.map((text) => paragraph(run(text))).join('');
const encode = (text: string) => own(new TextEncoder().encode(text));
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

const lockedPdf = () =>
  pdfFile(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
    ],
    '/Encrypt 3 0 R /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]',
  );

/** What Word writes for a DOCX with a password: a compound file that holds the encrypted archive. */
function lockedDocx() {
  const name = [...'EncryptedPackage'].flatMap((char) => [char.charCodeAt(0), 0]);
  return Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(512).fill(0), ...name]);
}

/** A DOC whose table of sectors runs in a circle. */
function circularDoc() {
  const bytes = own(makeDoc(sampleContract));
  new DataView(bytes.buffer).setInt32(512 + 4 * 4, 3, true);
  return bytes;
}

/** A PDF whose letters have no meaning: its font maps every code to a private-use character. */
function senselessPdf() {
  const map = 'beginbfrange <20> <7e> <e020> endbfrange';
  const cmap = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 ${map} endcmap end`;
  const content = `BT /F1 11 Tf 72 700 Td (${'What this means nobody knows. '.repeat(3)}) Tj ET`;
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Length ${cmap.length} >>\nstream\n${cmap}\nendstream`,
  ]);
}

const withEntries = (names: string[]) =>
  own(makeDocx({ body, extra: Object.fromEntries(names.map((name) => [name, new Uint8Array()])) }));
const withProlog = (prolog: string, text: string) => own(makeDocx({ body: paragraph(run(text)), prolog }));
const png = () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0]);
const pages = (count: number) =>
  Array.from({ length: count * 2 - 1 }, (_, index) => (index % 2 ? '' : 'Pay the rent.'));

type Row = [what: string, fileName: string, make: BadFile['make']];
const byCode: Record<Exclude<ExtractionFailureCode, 'contracts.file_too_large'>, Row[]> = {
  'contracts.file_empty': [
    ['nothing but spaces', 'a.txt', () => encode(' \n'.repeat(500))],
    ['nothing but NUL bytes', 'a.txt', () => new Uint8Array(5000)],
    ['a DOCX without words', 'a.docx', () => own(makeDocx({ body: paragraph('') }))],
  ],
  'contracts.file_too_short': [
    ['a note', 'a.txt', () => encode('Pay me soon.')],
    ['199 characters', 'a.txt', () => encode(whole.slice(0, 199))],
    ['a PDF of one line', 'a.pdf', () => makePdf(['Pay me soon, or else.'])],
  ],
  'contracts.file_type': [
    ['a picture', 'photo.png', png],
    ['a picture named as a contract', 'contract.pdf', png],
    ['a spreadsheet', 'a.docx', () => own(zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') }))],
    ['an archive of texts', 'a.zip', () => own(zipSync({ 'a.txt': strToU8(whole) }))],
    ['a mail', 'a.doc', () => encode(`MIME-Version: 1.0\n\n${whole}`)],
    ['a program', 'a.exe', () => Uint8Array.from({ length: 3000 }, (_, index) => (index * 7) % 32)],
  ],
  'contracts.file_locked': [
    ['a PDF with a password', 'a.pdf', lockedPdf],
    ['a DOCX with a password', 'a.docx', lockedDocx],
    ['a DOC with a password', 'a.doc', () => own(makeDoc(sampleContract, 0x0100))],
  ],
  'contracts.file_damaged': [
    ['a PDF in which nothing makes sense', 'a.pdf', () => encode(`%PDF-1.7\n${'no objects here '.repeat(50)}`)],
    ['half a DOCX', 'a.docx', () => own(makeDocx({ body })).slice(0, 700)],
    ['a DOCX without its text', 'a.docx', () => own(zipSync({ 'word/styles.xml': strToU8('<styles/>') }))],
    ['a DOCX with broken XML', 'a.docx', () => own(makeDocx({ body: '<w:p><w:r>' }))],
    ['a DOC whose sectors run in a circle', 'a.doc', circularDoc],
    ['rich text without its end', 'a.doc', () => encode(`{\\rtf1\\ansi ${whole}`)],
    ['bytes that are nothing', 'a.pdf', () => Uint8Array.from({ length: 3000 }, (_, index) => (index * 7) % 32)],
  ],
  'contracts.file_scanned': [['a scan', 'a.pdf', () => makePdf(['A picture.'], { scannedPage: 1 })]],
  'contracts.file_unreadable_text': [
    ['text without sense', 'a.txt', () => encode('\uE001\uE002\uE003! '.repeat(100))],
    ['a PDF whose letters stand for nothing', 'a.pdf', senselessPdf],
  ],
  'contracts.file_too_complex': [
    ['a DOCX of a million elements without words', 'a.docx', () => own(makeDocx({ body: emptyElements(1_100_000) }))],
  ],
  'contracts.file_old_word': [
    ['a document of Word for DOS', 'a.doc', () => Uint8Array.from([0x31, 0xbe, 0, 0, 0, 0xab, ...encode(whole)])],
  ],
  'contracts.document_too_large': [
    ['899 pages', 'a.pdf', () => makePdf(pages(899))],
    ['more than 200,000 tokens', 'a.txt', () => encode(`${whole}\n\n`.repeat(1000))],
  ],
  'contracts.file_hostile': [
    ['an archive bomb', 'a.docx', () => own(makeDocx({ body: paragraph(run(' '.repeat(20_000_000))) }))],
    [
      'an archive that lies about its sizes',
      'a.docx',
      () => own(makeZip([{ name: 'word/document.xml', data: encode('x'), declaredSize: 3_000_000_000 }])),
    ],
    [
      'XML that unfolds without end',
      'a.docx',
      () => withProlog('<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>', '&b;'),
    ],
    [
      'XML that asks for a file of the server',
      'a.docx',
      () => withProlog('<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]>', '&secret;'),
    ],
    [
      'XML of a hundred thousand levels',
      'a.docx',
      () => own(makeDocx({ body: `${'<w:p>'.repeat(100_000)}${'</w:p>'.repeat(100_000)}` })),
    ],
    ['names that lead out of the archive', 'a.docx', () => withEntries(['../../etc/passwd'])],
    [
      'an archive of 60,000 entries',
      'a.docx',
      () =>
        own(makeZip(Array.from({ length: 60_000 }, (_, index) => ({ name: `word/media/${index}`, data: encode('') })))),
    ],
    ...Object.entries(hostilePdfs).map(([what, make]): Row => [what, 'a.pdf', make]),
  ],
};

/** Files of every kind that is refused, each with its code. */
export const badFiles: BadFile[] = Object.entries(byCode).flatMap(([code, rows]) =>
  rows.map(([what, fileName, make]) => ({ what, fileName, code: code as ExtractionFailureCode, make })),
);
