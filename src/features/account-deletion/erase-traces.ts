import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import type { AccountDeletionRow } from './account-deletion.repository';
import { deleteFiles } from './delete-files';

type Needs = Pick<
  Deps,
  'accountDeletions' | 'erasures' | 'databases' | 'storesOn' | 'files' | 'payments' | 'logger' | 'clock'
>;

/**
 * Deletes what is left of an account whose rows in the directory are gone, and forgets it when nothing can be added any more. What
 * cannot be deleted now is logged and left to the next sweep. Returns the number of files.
 */
export async function eraseTraces(deps: Needs, deletion: AccountDeletionRow): Promise<number> {
  const { accountDeletions, logger, clock } = deps;
  const { userId, watchUntil } = deletion;
  const tried = async <T>(event: string, work: Promise<T>): Promise<T | null> => {
    try {
      return await work;
    } catch (error) {
      logger.error(event, { userId, ...describeError(error) });
      return null;
    }
  };
  // First, so that a deleted account is never charged.
  const ended = await tried('account_deletion.subscription_left', endSubscription(deps, deletion));
  const rows = await tried('account_deletion.rows_left', eraseElsewhere(deps, deletion));
  const files = await tried('account_deletion.files_left', deleteFiles(deps, deletion));
  const noted = await tried('account_deletion.not_noted', noteErasure(deps, deletion));
  if (ended && rows && noted && files !== null && watchUntil <= clock()) await accountDeletions.end({ userId });
  return files ?? 0;
}

async function noteErasure({ erasures }: Needs, { userId }: AccountDeletionRow): Promise<true> {
  await erasures.note({ kind: 'account', userId });
  return true;
}

/** In every database: in the middle of a move there are rows in two. */
async function eraseElsewhere({ databases, storesOn }: Needs, { userId }: AccountDeletionRow): Promise<true> {
  await Promise.all(databases.shards.map((shard) => storesOn(shard).ownedRows.erase({ ownerId: userId })));
  return true;
}

async function endSubscription(deps: Needs, { userId, customerId }: AccountDeletionRow): Promise<true> {
  if (customerId) {
    await deps.payments.deleteCustomer(customerId);
    await deps.accountDeletions.forgetCustomer({ userId });
  }
  return true;
}
