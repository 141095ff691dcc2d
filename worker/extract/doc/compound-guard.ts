import { ExtractionError } from '../extracted-document';

/**
 * A compound file is a small file system: tables say which sector follows which. A table that runs in a circle, or a
 * header that claims sizes beyond the file, would keep a reader busy until its memory is gone.
 */
const endOfChain = -2;
const headerSize = 512;
const inHeader = 109;

export interface CompoundHeader {
  sector: number;
  tables: number;
  shortTableStart: number;
  moreStart: number;
  more: number;
}

function damaged(): ExtractionError {
  return new ExtractionError('contracts.file_damaged');
}

export function readHeader(view: DataView): CompoundHeader {
  if (view.byteLength < headerSize * 2) throw damaged();
  const shift = view.getUint16(30, true);
  const sectors = view.byteLength / 512 + 1;
  const [tables, shortTables, more] = [44, 64, 72].map((at) => view.getUint32(at, true)) as [number, number, number];
  if ((shift !== 9 && shift !== 12) || view.getUint16(32, true) !== 6) throw damaged();
  if (tables > sectors || shortTables > sectors || more > sectors) throw damaged();
  return {
    sector: 1 << shift,
    tables,
    more,
    shortTableStart: view.getInt32(60, true),
    moreStart: view.getInt32(68, true),
  };
}

/** The numbers in a sector; past the end of the file there are none. */
export function numbersOf(view: DataView, { sector }: CompoundHeader, id: number): number[] {
  const start = (id + 1) * sector;
  if (id < 0 || start + sector > view.byteLength) return [];
  return Array.from({ length: sector / 4 }, (_, index) => view.getInt32(start + index * 4, true));
}

export function sectorTable(view: DataView, header: CompoundHeader): number[] {
  const ids = Array.from({ length: Math.min(header.tables, inHeader) }, (_, index) =>
    view.getInt32(76 + index * 4, true),
  );
  let next = header.moreStart;
  for (let read = 0; read < header.more && ids.length < header.tables; read++) {
    const numbers = numbersOf(view, header, next);
    next = numbers.pop() ?? endOfChain;
    for (const id of numbers.slice(0, header.tables - ids.length)) ids.push(id);
  }
  return ids.flatMap((id) => numbersOf(view, header, id));
}

/** Follows every chain once; one that comes back to itself or into another has no end. */
function requireEnds(table: number[]): void {
  const state = new Uint8Array(table.length);
  for (let start = 0; start < table.length; start++) {
    const walked: number[] = [];
    let at = start;
    while (at >= 0 && at < table.length && state[at] === 0) {
      state[at] = 1;
      walked.push(at);
      at = table[at] ?? endOfChain;
    }
    if (at >= 0 && at < table.length && state[at] === 1) throw damaged();
    for (const each of walked) state[each] = 2;
  }
}

/** Throws where reading the file would never end. */
export function guardCompoundFile(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = readHeader(view);
  const table = sectorTable(view, header);
  requireEnds(table);
  const short: number[] = [];
  for (let id = header.shortTableStart; id >= 0 && id < table.length; id = table[id] ?? endOfChain) {
    for (const next of numbersOf(view, header, id)) short.push(next);
  }
  requireEnds(short);
}

const wordMagic = 0xa5ec;
const encryptedFlag = 0x0100;

/** The document's own header, which begins a sector, says whether it is encrypted. */
export function isEncrypted(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = headerSize; at + 12 <= bytes.length; at += headerSize) {
    if (view.getUint16(at, true) === wordMagic) return (view.getUint16(at + 10, true) & encryptedFlag) !== 0;
  }
  return false;
}
