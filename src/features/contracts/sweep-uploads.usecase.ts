import type { Deps } from '#src/deps.ts';
import { uploadsPrefix } from './contract-files';

const keptForMs = 60 * 60_000;

/** Deletes files that were measured or broken off, an hour after. */
export async function sweepUploads({ files, clock }: Pick<Deps, 'files' | 'clock'>): Promise<number> {
  const before = clock().getTime() - keptForMs;
  // The oldest come first; what is more than one listing is left to the next run.
  const { files: found } = await files.list(uploadsPrefix);
  const stale = found.filter(({ uploadedAt }) => uploadedAt.getTime() < before).map(({ key }) => key);
  await files.delete(stale);
  return stale.length;
}
