import type { Deps } from '../../deps';
import { contractFiles } from '../contracts/contract-files';
import type { AccountDeletionRow } from './account-deletion.repository';

type Needs = Pick<Deps, 'accountDeletions' | 'files' | 'clock'>;

/** Deletes what the file store holds of a deleted account, and forgets the account when nothing can be added to it. */
export async function deleteFiles(
  { accountDeletions, files, clock }: Needs,
  { userId, watchUntil }: AccountDeletionRow,
): Promise<number> {
  let count = 0;
  for (const prefix of contractFiles.ownedBy(userId)) {
    // From the start each time: what a cursor points to may be what was just deleted.
    for (;;) {
      const { files: found } = await files.list(prefix);
      if (found.length === 0) break;
      await files.delete(found.map(({ key }) => key));
      count += found.length;
    }
  }
  if (watchUntil <= clock()) await accountDeletions.end({ userId });
  return count;
}
