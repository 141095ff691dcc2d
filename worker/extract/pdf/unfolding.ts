import { Buffer } from 'node:buffer';
import { Unzlib } from 'fflate';
import { breathe } from '#worker/breathe.ts';

/** A page of a contract unfolds to some kilobytes, a font to a megabyte. */
const mostTogether = 48 * 1024 * 1024;
/** What is compressed unfolds a thousandfold at most: little by little, so that it is noticed in time. */
const bytesAtOnce = 2048;
const streamsAtOnce = 100;
/** Streams may be compressed several times over. */
const deepest = 3;
const zlib = 0x78;

class TooMuch extends Error {}

function pushInPieces(stream: Unzlib, data: Uint8Array): void {
  for (let at = 0; at < data.length; at += bytesAtOnce) stream.push(data.subarray(at, at + bytesAtOnce));
}

function unfolder(depth: number, count: (bytes: number) => void): Unzlib {
  let within: Unzlib | null = null;
  let begun = false;
  return new Unzlib((data) => {
    if (data.length === 0) return;
    count(data.length);
    if (!begun && depth < deepest && data[0] === zlib) within = unfolder(depth + 1, count);
    begun = true;
    if (within) pushInPieces(within, data);
  });
}

/** The streams of a PDF that look compressed, by their keywords: what the file says of itself may be wrong. */
function* packedStreams(bytes: Uint8Array): Generator<Uint8Array> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    let start = at + 6;
    if (file[start] === 13) start++;
    if (file[start] === 10) start++;
    if (file[start] !== zlib) continue;
    const end = file.indexOf('endstream', start);
    yield bytes.subarray(start, end < 0 ? bytes.length : end);
    if (end >= 0) at = end + 3;
  }
}

/** Whether everything in a PDF unfolds to an amount that any reader can hold. */
export async function unfoldsModestly(bytes: Uint8Array): Promise<boolean> {
  let together = 0;
  let streams = 0;
  const count = (length: number) => {
    together += length;
    if (together > mostTogether) throw new TooMuch();
  };
  for (const packed of packedStreams(bytes)) {
    try {
      pushInPieces(unfolder(1, count), packed);
    } catch (error) {
      if (error instanceof TooMuch) return false;
      // A stream that makes no sense ends there for every reader.
    }
    if (++streams % streamsAtOnce === 0) await breathe();
  }
  return true;
}
