import { strToU8, zipSync } from 'fflate';
import { makeDocx, paragraph, run } from '#worker/extract/testing/make-docx.ts';
import { makePdf } from '#worker/extract/testing/make-pdf.ts';
import { sampleContract } from '#worker/extract/testing/sample-contract.ts';
import type { SampleFile } from './measure-file.ts';

const size = 10 * 1024 * 1024;
const whole = `${sampleContract.join('\n\n')}\n\n`;
const tooLarge = 'contracts.document_too_large';

/** Bytes that do not compress, always the same. */
function noise(length: number): Uint8Array<ArrayBuffer> {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}
const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const paragraphsOf = (count: number) => Array.from({ length: count }, () => sampleContract).flat();
const picture = (bytes: Uint8Array) =>
  `{\\pict ${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}}`;
const rtfText = (paragraphs: string[]) => paragraphs.map((text) => `${text.replaceAll('’', "\\'92")}\\par\n`).join('');

/** A short contract with a picture so large that the PDF has 10 MB, as a brochure has. */
function pdfWithPicture() {
  const pdf = makePdf(sampleContract);
  const image = new TextEncoder().encode(`\n9 0 obj\n<< /Length ${size - pdf.length - 100} >>\nstream\n`);
  const bytes = new Uint8Array(size);
  bytes.set(pdf);
  bytes.set(image, pdf.length);
  bytes.set(noise(size - pdf.length - image.length - 64), pdf.length + image.length);
  const end = new TextDecoder().decode(pdf.slice(-64)).match(/startxref[\s\S]*/)?.[0] ?? '';
  bytes.set(new TextEncoder().encode(end), size - end.length);
  return bytes;
}

/** Files of 10 MB of every kind: the most text that a kind can hold, and a short contract beside large pictures. */
export const largeFiles: SampleFile[] = [
  { what: 'TXT of words', fileName: 'a.txt', code: tooLarge, make: () => strToU8(filled(whole, size - 9000)) },
  {
    what: 'TXT in Windows-1252',
    fileName: 'a.txt',
    code: tooLarge,
    make: () => strToU8(filled(whole.replaceAll('’', 'é'), size - 9000), true),
  },
  {
    what: 'TXT in UTF-16',
    fileName: 'a.txt',
    code: tooLarge,
    make: () => new Uint8Array(Uint16Array.from(filled(whole, size / 2 - 100), (char) => char.charCodeAt(0)).buffer),
  },
  { what: 'TXT of one letter', fileName: 'a.txt', code: tooLarge, make: () => new Uint8Array(size).fill(97) },
  { what: 'PDF of words', fileName: 'a.pdf', code: tooLarge, make: () => makePdf(paragraphsOf(5200)) },
  { what: 'PDF of 246 crowded pages', fileName: 'a.pdf', make: () => makePdf(paragraphsOf(2200), { fontSize: 5 }) },
  {
    what: 'PDF of words, as many as are analysed',
    fileName: 'a.pdf',
    make: () => makePdf(paragraphsOf(720), { fontSize: 5 }),
  },
  { what: 'PDF with a large picture', fileName: 'a.pdf', code: null, make: pdfWithPicture },
  {
    what: 'DOCX of words',
    fileName: 'a.docx',
    make: () =>
      makeDocx({
        body:
          paragraphsOf(1100)
            .map((text) => paragraph(run(text)))
            .join('') + noiseWords(8),
      }),
  },
  {
    what: 'DOCX with a large picture',
    fileName: 'a.docx',
    code: null,
    make: () =>
      makeDocx({
        body: sampleContract.map((text) => paragraph(run(text))).join(''),
        extra: { 'word/media/image1.jpeg': noise(size - 20_000) },
      }),
  },
  {
    what: 'RTF of words',
    fileName: 'a.doc',
    code: tooLarge,
    make: () => strToU8(`{\\rtf1\\ansi\\ansicpg1252 ${rtfText(paragraphsOf(7300))}}`),
  },
  {
    what: 'RTF with a large picture',
    fileName: 'a.doc',
    code: null,
    make: () => strToU8(`{\\rtf1\\ansi\\ansicpg1252 ${picture(noise(5_200_000))}${rtfText(sampleContract)}}`),
  },
  {
    what: 'HTML of words',
    fileName: 'a.doc',
    code: tooLarge,
    make: () =>
      strToU8(
        `<html><body>${paragraphsOf(7200)
          .map((text) => `<p>${text}</p>\n`)
          .join('')}</body></html>`,
      ),
  },
  {
    what: 'a spreadsheet',
    fileName: 'a.docx',
    code: 'contracts.file_type',
    make: () => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/media/image1.png': noise(size - 20_000) }),
  },
];

/** Paragraphs of random words, so that a DOCX stays large when it is compressed. */
function noiseWords(megabytes: number): string {
  const letters = Array.from(noise(megabytes * 1024 * 1024), (byte) =>
    'abcdefghijklmnopqrstuvwxyz     '.charAt(byte % 31),
  );
  return (letters.join('').match(/.{1,400}/g) ?? []).map((text) => paragraph(run(text))).join('');
}
