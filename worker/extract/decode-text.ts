import { ExtractionError } from './extracted-document';

const sample = 64 * 1024;

function markedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

/** UTF-16 without a mark: every other byte is zero, or in Arabic 6. */
function wideEncoding(bytes: Uint8Array): string | null {
  const seen = bytes.subarray(0, sample);
  if (seen.length < 4) return null;
  const highs = [0, 0];
  for (let index = 0; index < seen.length; index++) {
    const byte = seen[index];
    if (byte === 0 || byte === 6) highs[index % 2] = (highs[index % 2] ?? 0) + 1;
  }
  const half = seen.length / 2;
  const [even = 0, odd = 0] = highs;
  if (odd > half * 0.7 && even < half * 0.3) return 'utf-16le';
  if (even > half * 0.7 && odd < half * 0.3) return 'utf-16be';
  return null;
}

/** Null where the bytes are no UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

const westernGuess = /^(?:windows-125[0247]|iso-8859-(?:1|2|9|15|16)|.{0,40}mac.*|ibm.*|ascii)$/i;
const westernLetters = /[áàâäãåæçéèêëíìîïñóòôöõøœúùûüýÿß]/g;

/** Of the encodings of Western Europe, the one that makes the most letters of its languages. */
function westernEncoding(bytes: Uint8Array): string {
  const letters = (encoding: string) => decoder(encoding).decode(bytes).match(westernLetters)?.length ?? 0;
  return letters('macintosh') > letters('windows-1252') ? 'macintosh' : 'windows-1252';
}

/** The detector weighs 30 MB, so it is loaded for the rare file that needs it. */
async function guessedEncoding(bytes: Uint8Array): Promise<string> {
  const { detect } = await import('jschardet');
  const seen = bytes.subarray(0, sample);
  const { encoding } = detect(seen);
  return encoding === null || westernGuess.test(encoding) ? westernEncoding(seen) : encoding;
}

function decoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder('windows-1252');
  }
}

/** Text of a file in any usual encoding. `declared` is what the file says of itself, which counts before a guess. Throws `contracts.file_unreadable_text` where no encoding makes sense. */
export async function decodeText(bytes: Uint8Array, declared: string | null = null): Promise<string> {
  const certain = markedEncoding(bytes) ?? wideEncoding(bytes);
  const text =
    (certain ? null : decodeUtf8(bytes)) ??
    decoder(certain ?? declared ?? (await guessedEncoding(bytes))).decode(bytes);
  if (text === '' && bytes.length > 0) throw new ExtractionError('contracts.file_unreadable_text');
  return text;
}
