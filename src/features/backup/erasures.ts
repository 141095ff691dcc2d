import type { FileStore } from '#src/platform/file-store.ts';
import { backupKeys } from './backup-keys';

export type Erasure = { kind: 'account'; userId: string } | { kind: 'contract'; ownerId: string; id: string };

/** What was deleted for good, outside the database: one that is taken back to an earlier moment forgets it. */
export interface Erasures {
  note(erasure: Erasure): Promise<void>;
  list(cursor?: string): Promise<{ erasures: Erasure[]; cursor: string | null }>;
}

export function createErasures(backups: Pick<FileStore, 'put' | 'list'>): Erasures {
  return {
    async note(erasure) {
      const { erasedAccount, erasedContract } = backupKeys;
      const key =
        erasure.kind === 'account' ? erasedAccount(erasure.userId) : erasedContract(erasure.ownerId, erasure.id);
      await backups.put(key, '', 'text/plain');
    },
    async list(cursor) {
      const page = await backups.list(backupKeys.erased, cursor);
      return { erasures: page.files.flatMap(({ key }) => erasureOf(key)), cursor: page.cursor };
    },
  };
}

function erasureOf(key: string): Erasure[] {
  const [, kind, owner = '', id] = key.split('/');
  if (kind === 'accounts' && owner) return [{ kind: 'account', userId: owner }];
  return kind === 'contracts' && id ? [{ kind: 'contract', ownerId: owner, id }] : [];
}
