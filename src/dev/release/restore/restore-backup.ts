import { backupKeys } from '#src/features/backup/backup-keys.ts';
import { missingFiles, type RestoredFiles, restoreFiles } from './restore-files.ts';
import { type Manifest, type RestoredTable, readManifest, restoreRows } from './restore-rows.ts';
import type { Stores } from './stores.ts';

export interface Restored {
  manifest: Manifest;
  tables: RestoredTable[];
  files: RestoredFiles;
  /** Files that contracts need and that neither the bucket nor the backup holds. */
  missing: string[];
}

export interface RestoreOptions {
  /** Another backup than the last. */
  day?: string | undefined;
  /** The rows of this database alone, by its binding; the others are as they were. */
  only?: string | undefined;
  /** Files alone: the databases are as they were. */
  filesOnly?: boolean;
}

/** Restores a backup, and has the sweep delete again what was deleted since it was made, also where it breaks off. */
export async function restoreBackup(
  stores: Stores,
  { day, only, filesOnly = false }: RestoreOptions = {},
): Promise<Restored> {
  const manifest = await readManifest(stores.backups, day);
  try {
    const tables = filesOnly ? [] : await restoreRows(stores, manifest, only);
    const files = await restoreFiles(stores);
    const missing = await missingFiles(stores);
    return { manifest, tables, files, missing };
  } finally {
    await stores.backups.put(backupKeys.repeat, manifest.day);
  }
}

/** A table of what came back, for people. */
export function describeRestored({ manifest, tables, files, missing }: Restored): string {
  const width = Math.max(...tables.map(({ name }) => name.length));
  const lines = tables
    .filter(({ inBackup }) => inBackup > 0)
    .map(({ name, inBackup, restored }) => {
      const left = inBackup - restored;
      return `${name.padEnd(width)} ${String(restored).padStart(8)} rows${left ? `, ${left} left out: what they rest on is gone` : ''}`;
    });
  return [
    `Backup of ${manifest.day}, finished ${manifest.finishedAt}`,
    ...lines,
    `${files.restored} files restored, ${files.kept} were still there, ${files.leftOut} belong to nothing that is`,
    missing.length === 0
      ? 'Every contract has its file, every analysis its findings.'
      : `${missing.length} files or findings are missing:`,
    ...missing,
  ].join('\n');
}
