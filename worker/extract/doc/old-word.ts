import { ExtractionError } from '../extracted-document';
import { refuseEndless } from '../text-builder';

/** How the header of a document begins in versions before Word 97, as a number of two bytes. */
const word6 = 0xa5dc;
const word2 = 0xa5db;
/** Word 1, Word for DOS, Windows Write, Word for the Macintosh: named, not read. */
const older = ['9ba52100', '31be0000', '32be0000', 'fe37001c', 'fe370023'];

const header = { language: 6, flags: 0x0a, charset: 0x14, start: 0x18, lengths: 0x34, pieces: 0x160 };
const smallest = 0x200;
/** Saved quickly: the text is in pieces, which a table puts in order. */
const isInPieces = 0x0004;
const encrypted = 0x0100;
const macintosh = 256;

const encodings = new Map([
  [0x01, 'windows-1256'],
  [0x05, 'windows-1250'],
  [0x08, 'windows-1253'],
  [0x0d, 'windows-1255'],
  [0x0e, 'windows-1250'],
  [0x15, 'windows-1250'],
  [0x19, 'windows-1251'],
  [0x1f, 'windows-1254'],
  [0x29, 'windows-1256'],
]);

const firstNumber = (bytes: Uint8Array) => (bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8);

const isOlder = (bytes: Uint8Array) => {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return older.includes(start);
};

/** Whether a file or stream begins as documents of Word before 97 do. */
export const isOldWord = (bytes: Uint8Array): boolean => [word6, word2].includes(firstNumber(bytes)) || isOlder(bytes);

/** Where the pieces of the text are, in order. */
function piecesOf(view: DataView): [start: number, length: number][] {
  let at = view.getUint32(header.pieces, true);
  const end = Math.min(view.byteLength, at + view.getUint32(header.pieces + 4, true));
  // What stands before the table says how pieces look.
  while (at < end && view.getUint8(at) === 1) at += 3 + view.getUint16(at + 1, true);
  if (at + 5 > end || view.getUint8(at) !== 2) throw new ExtractionError('contracts.file_damaged');
  const table = at + 5;
  const count = Math.floor((Math.min(end - table, view.getUint32(at + 1, true)) - 4) / 12);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const from = view.getUint32(table + index * 4, true);
    const to = view.getUint32(table + index * 4 + 4, true);
    return [view.getUint32(table + (count + 1) * 4 + index * 8 + 2, true), Math.max(0, to - from)];
  });
}

function lettersOf(bytes: Uint8Array, view: DataView): Uint8Array {
  const start = view.getUint32(header.start, true);
  // Body and footnotes; headers and footers follow.
  const length = view.getUint32(header.lengths, true) + view.getUint32(header.lengths + 4, true);
  refuseEndless(length);
  const complex = (view.getUint16(header.flags, true) & isInPieces) !== 0;
  if (!complex) return bytes.slice(start, start + length);
  if (firstNumber(bytes) !== word6 || view.byteLength < header.pieces + 8)
    throw new ExtractionError('contracts.file_old_word');
  const letters = new Uint8Array(length);
  let at = 0;
  for (const [from, size] of piecesOf(view)) {
    const piece = bytes.subarray(from, from + Math.min(size, length - at));
    letters.set(piece, at);
    at += piece.length;
  }
  return letters.subarray(0, at);
}

function encodingOf(view: DataView): string {
  if (view.getUint16(header.charset, true) === macintosh) return 'macintosh';
  return encodings.get(view.getUint16(header.language, true) & 0x3ff) ?? 'windows-1252';
}

const fieldBegins = '\u0013';
const fieldShows = '\u0014';
const fieldEnds = '\u0015';

/** What a field shows is kept, what it computes is not. */
function withoutFields(text: string): string {
  let kept = '';
  let computing = false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: marks of fields are such characters
  for (const piece of text.split(/(?=[\u{13}-\u{15}])/u)) {
    const mark = piece.charAt(0);
    const isMark = mark === fieldBegins || mark === fieldShows || mark === fieldEnds;
    if (isMark) computing = mark === fieldBegins;
    if (!computing) kept += isMark ? piece.slice(1) : piece;
  }
  return kept;
}

/**
 * The paragraphs of a document of Word 2, 6 or 95. Throws contracts.file_old_word for those that are kept in another
 * way, contracts.file_locked and contracts.file_damaged.
 */
export function readOldWord(bytes: Uint8Array): string[] {
  if (isOlder(bytes)) throw new ExtractionError('contracts.file_old_word');
  if (bytes.length < smallest) throw new ExtractionError('contracts.file_damaged');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if ((view.getUint16(header.flags, true) & encrypted) !== 0) throw new ExtractionError('contracts.file_locked');
  const text = new TextDecoder(encodingOf(view)).decode(lettersOf(bytes, view));
  return withoutFields(text)
    .replaceAll('\u0007\u0007', '\r')
    .replaceAll('\u0007', '\t')
    .replaceAll('\u001e', '-')
    .replaceAll('\u001f', '')
    .split(/[\r\n\f]+/)
    .map((line) => line.replaceAll('\u000b', '\n'));
}
