/** A ZIP whose table of contents may lie: sizes are declared freely and many entries share one body. */
interface ZipEntry {
  name: string;
  /** Stored as it is. */
  data: Uint8Array;
  declaredSize?: number;
}

function header(
  signature: number,
  { name, data, declaredSize }: ZipEntry,
  central: { offset: number } | null,
): number[] {
  const bytes: number[] = [];
  const put = (value: number, width: number) => {
    for (let shift = 0; shift < width; shift++) bytes.push(Math.floor(value / 256 ** shift) % 256);
  };
  put(signature, 4);
  if (central) put(20, 2);
  for (const value of [20, 0, 8, 0, 0]) put(value, 2);
  put(0, 4);
  put(data.length, 4);
  put(declaredSize ?? data.length, 4);
  put(name.length, 2);
  put(0, 2);
  if (central) {
    put(0, 2);
    put(0, 2);
    put(0, 2);
    put(0, 4);
    put(central.offset, 4);
  }
  return [...bytes, ...new TextEncoder().encode(name)];
}

export function makeZip(entries: ZipEntry[]): Uint8Array {
  const body: number[] = [];
  const table: number[] = [];
  for (const entry of entries) {
    table.push(...header(0x02014b50, entry, { offset: body.length }));
    body.push(...header(0x04034b50, entry, null), ...entry.data);
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(12, table.length, true);
  end.setUint32(16, body.length, true);
  return Uint8Array.from([...body, ...table, ...new Uint8Array(end.buffer)]);
}
