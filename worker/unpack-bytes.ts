import { brotliDecompressSync } from 'node:zlib';

/** The bytes that `src/dev/build/pack-bytes.ts` packed. Piece by piece, so that little more is held than what comes out. */
export function unpackBytes(packed: ArrayBuffer): Uint8Array {
  const numbers = new DataView(packed);
  const bytes = new Uint8Array(numbers.getUint32(0, true));
  let from = 4;
  for (let at = 0; at < bytes.length; ) {
    const size = numbers.getUint32(from, true);
    const piece = brotliDecompressSync(new Uint8Array(packed, from + 4, size));
    bytes.set(piece, at);
    at += piece.length;
    from += 4 + size;
  }
  return bytes;
}
