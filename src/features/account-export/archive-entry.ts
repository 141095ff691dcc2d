/** A file of the archive. Its bytes are made when it is its turn, one chunk at a time. */
export interface ArchiveEntry {
  path: string;
  bytes: () => AsyncIterable<Uint8Array>;
  /** False where the bytes are packed already, as those of a PDF are. */
  pack: boolean;
}

const encoder = new TextEncoder();

export const textEntry = (path: string, text: string): ArchiveEntry => ({
  path,
  bytes: async function* () {
    yield encoder.encode(text);
  },
  pack: true,
});

export const jsonEntry = (path: string, value: unknown): ArchiveEntry =>
  textEntry(path, `${JSON.stringify(value, null, 2)}\n`);
