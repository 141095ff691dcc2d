import { createR2FileStore, type FileStore } from './file-store';

export interface BackupStore extends FileStore {
  /** Copies up to 200 files after `after`, where `isDue` says so. `next` continues; null: these were the last. */
  copyFiles(input: {
    after: string;
    prefix: string;
    isDue: (file: { key: string; uploaded: Date }, copied: Date | undefined) => boolean;
  }): Promise<{ copied: number; next: string | null }>;
}

export function createR2BackupStore({ files, backups }: { files: R2Bucket; backups: R2Bucket }): BackupStore {
  const copiedBetween = async (prefix: string, after: string, last: string) => {
    const found = new Map<string, Date>();
    for (let cursor = prefix + after; ; ) {
      const page = await backups.list({ prefix, startAfter: cursor });
      for (const { key, uploaded } of page.objects) found.set(key.slice(prefix.length), uploaded);
      const end = page.objects.at(-1)?.key;
      if (!page.truncated || !end || end >= prefix + last) return found;
      cursor = end;
    }
  };
  return {
    ...createR2FileStore(backups),
    async copyFiles({ after, prefix, isDue }) {
      const page = await files.list({ startAfter: after, limit: 200 });
      const last = page.objects.at(-1)?.key;
      if (!last) return { copied: 0, next: null };
      const copies = await copiedBetween(prefix, after, last);
      let copied = 0;
      for (const { key, uploaded } of page.objects) {
        if (!isDue({ key, uploaded }, copies.get(key))) continue;
        const file = await files.get(key);
        // Deleted since it was listed.
        if (!file) continue;
        await backups.put(prefix + key, file.body, { httpMetadata: file.httpMetadata });
        copied += 1;
      }
      return { copied, next: page.truncated ? last : null };
    },
  };
}
