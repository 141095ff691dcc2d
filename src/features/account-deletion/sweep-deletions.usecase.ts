import type { Deps } from '../../deps';
import { deleteFiles } from './delete-files';

const accountsASweep = 20;

/** Deletes the files that deleted accounts have left, or that came after. Returns how many. */
export async function sweepDeletions(deps: Pick<Deps, 'accountDeletions' | 'files' | 'clock'>): Promise<number> {
  const deletions = await deps.accountDeletions.list({ limit: accountsASweep });
  let count = 0;
  for (const deletion of deletions) count += await deleteFiles(deps, deletion);
  return count;
}
