import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { ArchiveEntry } from './archive-entry';

/** What one archive may hold: its format counts bytes in 32 bits. */
export const maxArchiveBytes = 3.5 * 1024 ** 3;

/**
 * A ZIP archive that is made while it is read, so that no more than a chunk of a file is held at once. Fails as an
 * entry does, and then ends without its directory: an incomplete archive cannot pass for a complete one.
 */
export function zipStream(
  entries: AsyncIterable<ArchiveEntry>,
  { modifiedAt, onError }: { modifiedAt: Date; onError: (error: unknown) => void },
): ReadableStream<Uint8Array> {
  const chunks = zipChunks(entries, modifiedAt);
  return new ReadableStream({
    async pull(controller) {
      try {
        const next = await chunks.next();
        if (next.done) controller.close();
        else controller.enqueue(next.value);
      } catch (error) {
        onError(error);
        controller.error(error);
      }
    },
    async cancel() {
      await chunks.return();
    },
  });
}

async function* zipChunks(entries: AsyncIterable<ArchiveEntry>, mtime: Date): AsyncGenerator<Uint8Array, void> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    if (chunk.length > 0) made.push(chunk);
  });
  const take = () => {
    const taken = made;
    made = [];
    return taken;
  };

  for await (const { path, bytes, pack } of entries) {
    const file = pack ? new ZipDeflate(path) : new ZipPassThrough(path);
    file.mtime = mtime;
    zip.add(file);
    for await (const chunk of bytes()) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
