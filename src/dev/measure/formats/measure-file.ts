import type { MeasuredFile } from '#worker/extract/testing/measured-file.ts';
import { sampleContract } from '#worker/extract/testing/sample-contract.ts';
import { type RunningReader, startReader } from '../bench/running-reader.ts';

export interface SampleFile {
  what: string;
  fileName: string;
  make: () => Uint8Array | Promise<Uint8Array>;
  /** The code it must be refused with, null where it must be read; left out where either will do. */
  code?: string | null;
}

export interface FormatRow extends Omit<MeasuredFile, 'code'> {
  what: string;
  /** `read`, or the code of the refusal. */
  outcome: string;
  bytes: number;
  milliseconds: number;
  /** The most that the process held while reading, less what it held before, in MB. */
  memory: number;
  right: boolean;
}

async function withReader<T>(use: (reader: RunningReader) => Promise<T>): Promise<T> {
  const reader = await startReader();
  try {
    return await use(reader);
  } finally {
    await reader.close();
  }
}

async function bytesOf({ make }: SampleFile): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(await make());
}

function rowOf(file: SampleFile, bytes: Uint8Array, read: MeasuredFile & { milliseconds: number }, memory: number) {
  const { code, ...rest } = read;
  const right = file.code === undefined || file.code === (code ?? null);
  return { what: file.what, outcome: code ?? 'read', bytes: bytes.length, memory, right, ...rest } satisfies FormatRow;
}

/** Reads a file in a fresh workerd. */
export async function measureAlone(file: SampleFile): Promise<FormatRow> {
  const bytes = await bytesOf(file);
  return withReader(async (reader) => {
    const before = reader.peakMemory();
    const read = await reader.measure(bytes, file.fileName);
    return rowOf(file, bytes, read, reader.peakMemory() - before);
  });
}

const honest = new TextEncoder().encode(sampleContract.join('\n\n'));

/** Reads a file while the same isolate reads an honest one; the row is right where that one is read too. */
export async function measureBeside(file: SampleFile): Promise<FormatRow> {
  const bytes = await bytesOf(file);
  return withReader(async (reader) => {
    await reader.measure(honest, 'honest.txt');
    const before = reader.peakMemory();
    const [read, other] = await Promise.all([
      reader.measure(bytes, file.fileName),
      reader.measure(honest, 'honest.txt'),
    ]);
    const row = rowOf(file, bytes, read, reader.peakMemory() - before);
    return { ...row, right: row.right && other.code === undefined };
  });
}
