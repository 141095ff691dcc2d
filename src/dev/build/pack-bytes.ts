import { brotliCompressSync, constants } from 'node:zlib';

const pieceLength = 2 * 1024 * 1024;

/**
 * Compresses a table for a Worker that unpacks it with `worker/unpack-bytes.ts`: the length of all bytes, then each
 * piece with its length before it. The last percent (`quality` 11) takes seconds for a megabyte.
 */
export function packBytes(data: Uint8Array, { quality = 9 } = {}): Uint8Array {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 20 };
  const parts = [uint32(data.length)];
  for (let from = 0; from < data.length; from += pieceLength) {
    const piece = brotliCompressSync(data.subarray(from, from + pieceLength), { params });
    parts.push(uint32(piece.length), piece);
  }
  return Buffer.concat(parts);
}

function uint32(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
