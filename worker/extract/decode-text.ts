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

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The detector weighs 30 MB, so it is loaded for the rare file that needs it. */
async function guessedEncoding(bytes: Uint8Array): Promise<string> {
  const { detect } = await import('jschardet');
  const { encoding } = detect(bytes.subarray(0, sample));
  return encoding ?? 'windows-1252';
}

function decoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder('windows-1252');
  }
}

/** Text of a file in any usual encoding. Throws `contracts.file_unreadable_text` where no encoding makes sense. */
export async function decodeText(bytes: Uint8Array): Promise<string> {
  const certain = markedEncoding(bytes) ?? wideEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : null);
  const text = decoder(certain ?? (await guessedEncoding(bytes))).decode(bytes);
  if (text === '' && bytes.length > 0) throw new ExtractionError('contracts.file_unreadable_text');
  return text;
}
