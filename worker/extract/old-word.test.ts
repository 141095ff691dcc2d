import { describe, expect, it } from 'vitest';
import { extractDocument } from './extract-document';
import { encodeAs } from './testing/encode-as';
import { makeOldDoc, type OldDocOptions } from './testing/make-old-doc';
import { sampleContract } from './testing/sample-contract';

const whole = sampleContract.join('\n\n');
const letters = (text: string, encoding = 'windows-1252') => encodeAs(encoding, text);
const contract = letters(`${sampleContract.join('\r')}\r`);
const textOf = async (bytes: Uint8Array) => (await extractDocument(bytes, 'contract.doc')).text;
const refusal = (bytes: Uint8Array) => expect(textOf(bytes)).rejects;

describe('a document of a Word from before 1997', () => {
  it.each<[string, OldDocOptions]>([
    ['Word 6 or 95', {}],
    ['Word 6 or 95, saved quickly', { inPieces: true }],
    ['Word 2', { version: 'word-2' }],
  ])('gives its paragraphs in order: %s', async (_, options) => {
    expect(await textOf(makeOldDoc(contract, options))).toBe(whole);
  });

  it('gives what its fields show, and the rows of its tables', async () => {
    const more = 'Fee\x07Due\x07\x07Total \x13 SUM(A1) \x14$ 20\x15.\rFirst\x0bsecond\r';
    const text = await textOf(makeOldDoc(Uint8Array.from([...contract, ...letters(more)])));
    expect(text).toBe(`${whole}\n\nFee\tDue\n\nTotal $ 20.\n\nFirst\nsecond`);
  });

  it('is read in the letters of its language', async () => {
    const arabic = letters('يلتزم المستأجر بدفع الأجرة. '.repeat(20), 'windows-1256');
    expect(await textOf(makeOldDoc(arabic, { language: 0x0c01 }))).toBe(
      'يلتزم المستأجر بدفع الأجرة. '.repeat(20).trim(),
    );
  });

  it('is called locked, not damaged, when it has a password', async () => {
    await refusal(makeOldDoc(contract, { flags: 0x0100 })).toMatchObject({ code: 'contracts.file_locked' });
  });

  it.each([
    ['Word 2, saved quickly', makeOldDoc(contract, { version: 'word-2', inPieces: true })],
    ['Word for DOS', Uint8Array.from([0x31, 0xbe, 0, 0, 0, 0xab, ...contract])],
    ['Word for the Macintosh', Uint8Array.from([0xfe, 0x37, 0, 0x1c, ...contract])],
  ])('is named as what it is where it cannot be read: %s', async (_, file) => {
    await refusal(file).toMatchObject({ code: 'contracts.file_old_word' });
  });

  it('is called damaged where its pieces are nowhere', async () => {
    await refusal(makeOldDoc(contract, { flags: 0x0004 })).toMatchObject({ code: 'contracts.file_damaged' });
  });
});
