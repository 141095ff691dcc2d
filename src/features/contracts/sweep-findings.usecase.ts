import type { Deps } from '#src/deps.ts';
import { findingsMarksPrefix } from './contract-files';

/** Longer than a row takes to name a file, and a page to read the one before. */
const keptForMs = 60 * 60_000;
/** Each costs a statement and three calls; the rest is for the next run. */
const mostAtOnce = 100;

/** Deletes findings that no row names: of analyses that broke off while they were stored, or were written anew. */
export async function sweepAbandonedFindings({
  owners,
  storesOf,
  contractFindings,
  files,
  clock,
}: Pick<Deps, 'owners' | 'storesOf' | 'contractFindings' | 'files' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - keptForMs);
  // The oldest come first.
  const marks = await files.list(findingsMarksPrefix);
  const stale = marks.files.filter(({ uploadedAt }) => uploadedAt < before).slice(0, mostAtOnce);
  for (const { key } of stale) {
    const [, contractId = '', ownerId = ''] = key.split('/').reverse();
    // Where it was before a move, no row names anything.
    owners.forget(ownerId);
    const { findingsRows } = await storesOf(ownerId);
    const versions = await findingsRows.versionsOf({ contractId });
    await contractFindings.deleteOthers({ ownerId, contractId, versions, before });
    await files.delete([key]);
  }
  return stale.length;
}
