import type { Deps } from '#src/deps.ts';
import { AppError } from '#src/kernel/app-error.ts';
import { deleteContract } from '../account-contracts/delete-contract.usecase';
import { eraseAccount } from '../account-deletion/erase-account';
import { backupKeys } from './backup-keys';

type Needs = Pick<Deps, 'backups' | 'erasures' | 'accounts' | 'storesOf'> &
  Parameters<typeof deleteContract>[0] &
  Parameters<typeof eraseAccount>[0];

/**
 * Deletes every account and contract that is noted as deleted and is there, once a mark in the bucket of backups asks for
 * it: after the database was taken back to an earlier moment. Safe to run twice. Returns how many were there.
 */
export async function repeatErasures(deps: Needs): Promise<number> {
  if ((await deps.backups.text(backupKeys.repeat)) === null) return 0;
  let count = 0;
  let cursor: string | null | undefined;
  do {
    const page = await deps.erasures.list(cursor ?? undefined);
    for (const erasure of page.erasures) {
      const isBack = erasure.kind === 'account' ? await eraseAgain(deps, erasure) : await deleteAgain(deps, erasure);
      if (isBack) count += 1;
    }
    cursor = page.cursor;
  } while (cursor);
  // Last: what breaks off is begun again.
  await deps.backups.delete([backupKeys.repeat]);
  return count;
}

async function eraseAgain(deps: Needs, { userId }: { userId: string }): Promise<boolean> {
  const owner = await deps.accounts.contactOf({ userId });
  if (owner) await eraseAccount(deps, { userId, email: owner.email });
  return owner !== null;
}

async function deleteAgain(deps: Needs, { ownerId, id }: { ownerId: string; id: string }): Promise<boolean> {
  try {
    const { contractTexts, contractFindings, shares, erasures, files, clock } = deps;
    const stores = await deps.storesOf(ownerId);
    await deleteContract(
      { ...stores, contractTexts, contractFindings, shares, erasures, files, clock },
      { ownerId, id },
    );
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'contracts.not_found') return false;
    throw error;
  }
}
