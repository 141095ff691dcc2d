import type { Deps } from '#src/deps.ts';
import { contractFiles } from '../contracts/contract-files';
import type { AccountDeletionRow } from './account-deletion.repository';

/** Deletes what the file store holds of a deleted account. Returns how many files. */
export async function deleteFiles(
  { files, clock }: Pick<Deps, 'files' | 'clock'>,
  { userId }: Pick<AccountDeletionRow, 'userId'>,
): Promise<number> {
  let count = 0;
  for (const prefix of contractFiles.ownedBy(userId, clock())) {
    // From the start each time: what a cursor points to may be what was just deleted.
    for (;;) {
      const { files: found } = await files.list(prefix);
      if (found.length === 0) break;
      await files.delete(found.map(({ key }) => key));
      count += found.length;
    }
  }
  return count;
}
