import { strToU8, zipSync } from 'fflate';

interface Entry {
  name: Uint8Array;
  key: string;
  /** As the table of contents has them. */
  header: Uint8Array;
  body: Uint8Array;
  crc: number;
  size: number;
}

const localSignature = 0x04034b50;
const entrySignature = 0x02014b50;
const endSignature = 0x06054b50;
const zip64Mark = 0xffffffff;

export class UnsuitableZip extends Error {
  override readonly name = 'UnsuitableZip';
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function endOf(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at--)
    if (view.getUint32(at, true) === endSignature) return at;
  throw new UnsuitableZip();
}

/** The entries of an archive with their bytes as they are packed. Throws UnsuitableZip, RangeError. */
function readEntries(bytes: Uint8Array): Entry[] {
  const view = viewOf(bytes);
  const end = endOf(bytes);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let together = 0;
  // Larger archives than may be uploaded have their sizes elsewhere.
  if (count === 0xffff || at === zip64Mark) throw new UnsuitableZip();
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== entrySignature) throw new UnsuitableZip();
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const [crc, packed, size, offset] = [16, 20, 24, 42].map((place) => view.getUint32(at + place, true));
    const headerEnd = at + 46 + (nameLength ?? 0);
    if ([packed, size, offset].includes(zip64Mark) || offset === undefined || packed === undefined)
      throw new UnsuitableZip();
    const local = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (view.getUint32(offset, true) !== localSignature || local + packed > bytes.length) throw new UnsuitableZip();
    together += packed;
    // Entries that share their bytes would become far more than there are.
    if (together > bytes.length) throw new UnsuitableZip();
    const name = bytes.subarray(at + 46, headerEnd);
    const entry = {
      ...{ name, key: new TextDecoder().decode(name), header: bytes.subarray(at, at + 46) },
      ...{ body: bytes.subarray(local, local + packed), crc: crc ?? 0, size: size ?? 0 },
    };
    at = headerEnd + (extraLength ?? 0) + (commentLength ?? 0);
    return entry;
  });
}

/** The header of an entry, before its bytes or in the table of contents. Sizes stand in it and nowhere else. */
function headerOf({ header, name, body, crc, size }: Entry, offset: number | null): Uint8Array {
  const fixed = offset === null ? 30 : 46;
  const written = new Uint8Array(fixed + name.length);
  const view = viewOf(written);
  const shared = offset === null ? 4 : 6;
  view.setUint32(0, offset === null ? localSignature : entrySignature, true);
  // Version needed, flags, method, time and date are the same in both.
  written.set(header.subarray(6, 16), shared);
  view.setUint16(shared + 2, view.getUint16(shared + 2, true) & ~0x8, true);
  view.setUint32(shared + 10, crc, true);
  view.setUint32(shared + 14, body.length, true);
  view.setUint32(shared + 18, size, true);
  view.setUint16(shared + 22, name.length, true);
  if (offset !== null) {
    written.set(header.subarray(4, 6), 4);
    written.set(header.subarray(36, 42), 36);
    view.setUint32(42, offset, true);
  }
  written.set(name, fixed);
  return written;
}

/**
 * An archive with some entries written anew or added; all others stay packed as they are, in their order.
 * Throws UnsuitableZip, RangeError.
 */
export function patchZip(bytes: Uint8Array, parts: Record<string, string>): Uint8Array<ArrayBuffer> {
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  const anew = new Map(readEntries(zipSync(Object.fromEntries(files))).map((entry) => [entry.key, entry]));
  const kept = readEntries(bytes);
  const added = [...anew.values()].filter(({ key }) => !kept.some((one) => one.key === key));
  const pieces: Uint8Array[] = [];
  const table: Uint8Array[] = [];
  let length = 0;
  for (const entry of [...kept.map((one) => anew.get(one.key) ?? one), ...added]) {
    table.push(headerOf(entry, length));
    const local = headerOf(entry, null);
    pieces.push(local, entry.body);
    length += local.length + entry.body.length;
  }
  const tableLength = table.reduce((sum, one) => sum + one.length, 0);
  const end = new Uint8Array(22);
  const view = viewOf(end);
  view.setUint32(0, endSignature, true);
  view.setUint16(8, table.length, true);
  view.setUint16(10, table.length, true);
  view.setUint32(12, tableLength, true);
  view.setUint32(16, length, true);
  const written = new Uint8Array(length + tableLength + 22);
  let at = 0;
  for (const piece of [...pieces, ...table, end]) {
    written.set(piece, at);
    at += piece.length;
  }
  return written;
}
