import { z } from 'zod';
import type { SharedDeps } from '#src/shared-deps.ts';
import { contractFiles } from './contract-files';
import { contractFailure } from './contracts.errors';
import { cleanFileName } from './file-name.rules';
import type { StoredFile } from './incoming-file';

const markSchema = z.object({ key: z.string() });

/** Notes that a file was measured: beside its text for the sweep, and where it is, for an upload by its hash. */
export async function noteMeasured(
  { files, clock }: Pick<SharedDeps, 'files' | 'clock'>,
  { ownerId, contentHash, key }: { ownerId: string; contentHash: string; key: string | null },
): Promise<void> {
  const mark = contractFiles.measured(ownerId, contentHash, clock());
  await files.put(mark, key === null ? '' : JSON.stringify({ key }), 'application/json');
}

/** The file of these bytes that its owner had measured within the last hour. Throws contracts.upload_gone. */
export async function findChecked(
  { files, clock }: Pick<SharedDeps, 'files' | 'clock'>,
  { ownerId, contentHash, fileName }: { ownerId: string; contentHash: string; fileName: string },
): Promise<StoredFile> {
  for (const mark of contractFiles.marks(ownerId, contentHash, clock())) {
    const noted = await files.text(mark);
    if (!noted) continue;
    const { key } = markSchema.parse(JSON.parse(noted));
    const byteSize = await files.size(key);
    if (byteSize !== null) return { key, byteSize, contentHash, fileName: cleanFileName(fileName) };
  }
  throw contractFailure('contracts.upload_gone');
}
