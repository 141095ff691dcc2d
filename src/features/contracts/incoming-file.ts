import { hexOf, sha256Hex } from '#src/kernel/hash.ts';
import { newId } from '#src/kernel/ids.ts';
import type { SharedDeps } from '#src/shared-deps.ts';
import { contractFiles } from './contract-files';
import { fileTooLarge } from './contracts.errors';
import { cleanFileName } from './file-name.rules';
import { maxUploadBytes } from './upload-limits.schema';

interface KnownFile {
  fileName: string;
  byteSize: number;
  /** SHA-256 of the bytes. */
  contentHash: string;
}
/** A file that was stored as it arrived, under a key of its owner's that the sweep empties after an hour. */
export type StoredFile = KnownFile & { key: string };
/** A file to be measured: stored as it arrived, or small and in memory. */
export type FileToMeasure = StoredFile | (KnownFile & { bytes: Uint8Array });

/** A file of our own making. */
export async function textFile(
  fileName: string,
  content: string | Uint8Array,
): Promise<KnownFile & { bytes: Uint8Array }> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { fileName: cleanFileName(fileName), byteSize: bytes.byteLength, contentHash: await sha256Hex(bytes), bytes };
}

/**
 * Stores a file while it arrives: of what is uploaded, no more than a piece is ever held. Throws contracts.file_too_large;
 * then, and where the sender breaks off, nothing is stored.
 */
export async function storeIncoming(
  { files, clock }: Pick<SharedDeps, 'files' | 'clock'>,
  { ownerId, fileName, body }: { ownerId: string; fileName: string; body: AsyncIterable<Uint8Array> },
): Promise<StoredFile> {
  const key = contractFiles.incoming(ownerId, newId(), clock());
  const writer = files.write(key, 'application/octet-stream');
  const digest = new crypto.DigestStream('SHA-256');
  const hash = digest.getWriter();
  let byteSize = 0;
  try {
    for await (const bytes of body) {
      byteSize += bytes.length;
      if (byteSize > maxUploadBytes) throw fileTooLarge();
      await Promise.all([hash.write(bytes), writer.write(bytes)]);
    }
    await hash.close();
    const contentHash = hexOf(await digest.digest);
    await writer.close();
    return { key, fileName: cleanFileName(fileName), byteSize, contentHash };
  } catch (error) {
    digest.digest.catch(() => {});
    await Promise.allSettled([hash.abort(), writer.abort()]);
    throw error;
  }
}
