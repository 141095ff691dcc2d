import { type CompoundHeader, numbersOf, readHeader, sectorTable } from './compound-guard';

const entrySize = 128;

/** The sectors of a chain. Chains were found to end before. */
function* chainOf(table: number[], start: number): Generator<number> {
  for (let id = start; id >= 0 && id < table.length; id = table[id] ?? -1) yield id;
}

function join(bytes: Uint8Array, header: CompoundHeader, table: number[], start: number, size: number): Uint8Array {
  const joined: Uint8Array[] = [];
  let length = 0;
  for (const id of chainOf(table, start)) {
    if (length >= size) break;
    const at = (id + 1) * header.sector;
    const piece = bytes.subarray(at, at + header.sector);
    joined.push(piece);
    length += piece.length;
  }
  const whole = new Uint8Array(Math.min(length, size));
  let at = 0;
  for (const piece of joined) {
    whole.set(piece.subarray(0, whole.length - at), at);
    at += piece.length;
  }
  return whole;
}

function nameOf(view: DataView, at: number): string {
  const length = Math.min(32, Math.max(0, view.getUint16(at + 64, true) / 2 - 1));
  return Array.from({ length }, (_, index) => String.fromCharCode(view.getUint16(at + index * 2, true))).join('');
}

/** A stream of a compound file by its name, or null. Takes a file whose chains have ends; streams of a sector or less are not looked for. */
export function readStream(bytes: Uint8Array, name: string): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = readHeader(view);
  const table = sectorTable(view, header);
  const smallest = view.getUint32(56, true);
  for (const id of chainOf(table, view.getInt32(48, true))) {
    if (numbersOf(view, header, id).length === 0) return null;
    const end = (id + 2) * header.sector;
    for (let at = (id + 1) * header.sector; at < end; at += entrySize) {
      if (nameOf(view, at) !== name) continue;
      const size = view.getUint32(at + 120, true);
      return size < smallest ? null : join(bytes, header, table, view.getInt32(at + 116, true), size);
    }
  }
  return null;
}
