import { fileTypeFromBuffer } from 'file-type';
import { isOldWord } from './doc/old-word';
import { ExtractionError } from './extracted-document';

/** What a file is inside. RTF and web pages come under the name .doc. */
export type FileKind = 'pdf' | 'docx' | 'doc' | 'rtf' | 'html' | 'txt';

const readable = ['.pdf', '.docx', '.doc'];

function includesText(bytes: Uint8Array, text: string, within: number, width = 1): boolean {
  const wanted = [...text].flatMap((char) => [char.charCodeAt(0), ...Array<number>(width - 1).fill(0)]);
  const last = Math.min(bytes.length, within) - wanted.length;
  for (let start = 0; start <= last; start++) {
    if (bytes[start] === wanted[0] && wanted.every((byte, index) => bytes[start + index] === byte)) return true;
  }
  return false;
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** A compound file holds an old Word document, a locked new one, or something else. */
function sniffCompound(bytes: Uint8Array): FileKind {
  if (includesText(bytes, 'EncryptedPackage', bytes.length, 2)) throw new ExtractionError('contracts.file_locked');
  if (includesText(bytes, 'WordDocument', bytes.length, 2)) return 'doc';
  const other = ['Workbook', 'Book', 'PowerPoint Document', '__substg1.0_'];
  const known = other.some((name) => includesText(bytes, name, bytes.length, 2));
  throw new ExtractionError(known ? 'contracts.file_type' : 'contracts.file_damaged');
}

const mostStrange = 0.05;

/** Bytes below the space that text files do not have, few of which are forgiven. */
function looksLikeText(bytes: Uint8Array): boolean {
  const seen = bytes.subarray(0, 64 * 1024);
  const marked = startsWith(seen, 0xff, 0xfe) || startsWith(seen, 0xfe, 0xff);
  let strange = 0;
  const zeros = [0, 0];
  const sixes = [0, 0];
  seen.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
    else if (byte === 6) sixes[index % 2] = (sixes[index % 2] ?? 0) + 1;
    else if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13) strange++;
  });
  const [even = 0, odd = 0] = zeros;
  // In UTF-16 every other byte is zero, or 6 where it is Arabic.
  const [highEven, highOdd] = [even + (sixes[0] ?? 0), odd + (sixes[1] ?? 0)];
  const wide =
    Math.max(highEven, highOdd) > 0.2 * (seen.length / 2) && Math.min(highEven, highOdd) < 0.02 * seen.length;
  if (marked || wide) return true;
  return (strange + even + odd) / Math.max(1, seen.length) < mostStrange;
}

/** The text behind the XML declaration and the comments that it may begin with. */
function afterProlog(start: string): string {
  let rest = start.replace(/^<\?xml[^>]*>\s*/i, '');
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->', 4);
    if (end < 0) return '';
    rest = rest.slice(end + 3).trimStart();
  }
  return rest;
}

/** The kind of a file by its content; its name only helps to say what is wrong with it. */
export async function sniff(bytes: Uint8Array, fileName: string): Promise<FileKind> {
  if (bytes.every((byte) => byte === 0)) throw new ExtractionError('contracts.file_empty');
  if (includesText(bytes, '%PDF-', 1024)) return 'pdf';
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0x50, 0x4b, 0x05, 0x06)) return 'docx';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return sniffCompound(bytes);
  // Later headers and streams are looked at as compound files.
  if (isOldWord(bytes)) return 'doc';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).replace(/^(?:ï»¿)?\s+|^ï»¿/, '');
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (/^<(?:!doctype html|html)[\s>]/i.test(afterProlog(start))) return 'html';
  if (/^MIME-Version:/i.test(start)) throw new ExtractionError('contracts.file_type');
  if (await fileTypeFromBuffer(bytes.subarray(0, 4100))) throw new ExtractionError('contracts.file_type');
  if (looksLikeText(bytes)) return 'txt';
  const named = readable.some((extension) => fileName.toLowerCase().endsWith(extension));
  throw new ExtractionError(named ? 'contracts.file_damaged' : 'contracts.file_type');
}
