import { compoundFile } from './make-doc.ts';

const textStart = 0x300;
const smallestStream = 4096;

export interface OldDocOptions {
  version?: 'word-2' | 'word-6';
  /** Of the header: 0x0004 for text in pieces, 0x0100 for a password. */
  flags?: number;
  /** Windows' number of the language. */
  language?: number;
  /** The text is kept in two pieces, the second before the first. */
  inPieces?: boolean;
}

const roundUp = (size: number) => Math.ceil(size / 512) * 512;

/** A document of Word 2, or of Word 6 and 95: letters of one byte, as few of the header's numbers as it takes. */
export function makeOldDoc(
  letters: Uint8Array,
  { version = 'word-6', flags = 0, language = 0x409, inPieces = false }: OldDocOptions = {},
): Uint8Array<ArrayBuffer> {
  const table = textStart + letters.length;
  const size = Math.max(smallestStream, roundUp(table + 64));
  const view = new DataView(new ArrayBuffer(size));
  const bytes = new Uint8Array(view.buffer);
  view.setUint16(0, version === 'word-6' ? 0xa5dc : 0xa5db, true);
  view.setUint16(2, version === 'word-6' ? 101 : 45, true);
  view.setUint16(6, language, true);
  view.setUint16(0x0a, inPieces ? flags | 0x0004 : flags, true);
  view.setUint32(0x18, textStart, true);
  view.setUint32(0x1c, textStart + letters.length, true);
  view.setUint32(0x34, letters.length, true);
  const half = letters.length >> 1;
  if (!inPieces) bytes.set(letters, textStart);
  else {
    bytes.set(letters.subarray(half), textStart);
    bytes.set(letters.subarray(0, half), textStart + letters.length - half);
    view.setUint32(0x160, table, true);
    view.setUint32(0x164, 5 + 28, true);
    view.setUint8(table, 2);
    view.setUint32(table + 1, 28, true);
    for (const [index, at] of [0, half, letters.length].entries()) view.setUint32(table + 5 + index * 4, at, true);
    view.setUint32(table + 5 + 12 + 2, textStart + letters.length - half, true);
    view.setUint32(table + 5 + 12 + 8 + 2, textStart, true);
  }
  return version === 'word-2' ? bytes : Uint8Array.from(compoundFile([{ name: 'WordDocument', data: bytes }]));
}
