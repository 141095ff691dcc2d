const sector = 512;
const streamSize = 8 * sector;
const textStart = 2 * sector;

interface Stream {
  name: string;
  data: Uint8Array;
}

/** A Word 97 document of plain paragraphs: text in UTF-16, one piece, no formatting. */
export function makeDoc(paragraphs: string[], flags = 0): Uint8Array {
  const text = `${paragraphs.join('\r')}\r`;
  const word = new DataView(new ArrayBuffer(Math.max(streamSize, roundUp(textStart + text.length * 2))));
  word.setUint16(0, 0xa5ec, true);
  word.setUint16(2, 0xc1, true);
  word.setUint16(10, 0x0200 | flags, true);
  word.setUint32(0x18, textStart, true);
  word.setUint32(0x4c, text.length, true);
  word.setUint32(0x1a2, 0, true);
  word.setUint32(0x1a6, 21, true);
  for (let index = 0; index < text.length; index++) word.setUint16(textStart + index * 2, text.charCodeAt(index), true);
  const table = new DataView(new ArrayBuffer(streamSize));
  table.setUint8(0, 2);
  table.setUint32(1, 16, true);
  table.setUint32(9, text.length, true);
  table.setUint32(15, textStart, true);
  return compoundFile([
    { name: 'WordDocument', data: new Uint8Array(word.buffer) },
    { name: '1Table', data: new Uint8Array(table.buffer) },
  ]);
}

const roundUp = (size: number) => Math.ceil(size / sector) * sector;

function directoryEntry(view: DataView, at: number, name: string, type: number): void {
  [...name].forEach((char, index) => {
    view.setUint16(at + index * 2, char.charCodeAt(0), true);
  });
  view.setUint16(at + 64, (name.length + 1) * 2, true);
  view.setUint8(at + 66, type);
  view.setUint8(at + 67, 1);
  for (const offset of [68, 72, 76, 116]) view.setInt32(at + offset, offset === 116 ? -2 : -1, true);
}

/** Header, one sector of the allocation table, one of the directory, then the streams. */
export function compoundFile(streams: Stream[]): Uint8Array {
  const length = streams.reduce((sum, { data }) => sum + data.length, 0);
  const view = new DataView(new ArrayBuffer(sector * 3 + length));
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1].forEach((byte, index) => {
    view.setUint8(index, byte);
  });
  view.setUint16(24, 0x3e, true);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint16(32, 6, true);
  view.setInt32(44, 1, true);
  view.setInt32(48, 1, true);
  view.setInt32(56, 4096, true);
  view.setInt32(60, -2, true);
  view.setInt32(68, -2, true);
  for (let index = 0; index < 109; index++) view.setInt32(76 + index * 4, index === 0 ? 0 : -1, true);
  const tableAt = sector;
  const directoryAt = sector * 2;
  for (let index = 0; index < sector / 4; index++) view.setInt32(tableAt + index * 4, -1, true);
  view.setInt32(tableAt, -3, true);
  view.setInt32(tableAt + 4, -2, true);
  directoryEntry(view, directoryAt, 'Root Entry', 5);
  view.setInt32(directoryAt + 76, 1, true);
  let id = 2;
  streams.forEach(({ name, data }, index) => {
    const at = directoryAt + (index + 1) * 128;
    directoryEntry(view, at, name, 2);
    if (index + 1 < streams.length) view.setInt32(at + 72, index + 2, true);
    view.setInt32(at + 116, id, true);
    view.setInt32(at + 120, data.length, true);
    const count = data.length / sector;
    for (let each = 0; each < count; each++) {
      view.setInt32(tableAt + (id + each) * 4, each === count - 1 ? -2 : id + each + 1, true);
    }
    new Uint8Array(view.buffer).set(data, (id + 1) * sector);
    id += count;
  });
  return new Uint8Array(view.buffer);
}
