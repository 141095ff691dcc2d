import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupKeys } from '#src/features/backup/backup-keys.ts';
import type { BuiltConfig } from '../build/build-output.ts';
import { ensureCreated, type Wrangler } from './cloudflare.ts';
import type { DeployTarget } from './deploy-target.ts';
import { bucketFlags } from './place.ts';

const expireAfter = (days: number, id: string, prefix?: string) => ({
  id,
  enabled: true,
  conditions: prefix ? { prefix } : {},
  deleteObjectsTransition: { condition: { type: 'Age', maxAge: days * 24 * 60 * 60 } },
});

/** Wrangler can neither list nor empty a bucket, so what a preview stores empties it by itself. */
const previewFilesExpire = [expireAfter(7, 'preview-files')];

/** Creates the queues and buckets that are missing, and says when what is in them is deleted by itself. */
export async function createResources(
  run: Wrangler,
  options: { configs: BuiltConfig[]; target: DeployTarget; scratch: string },
): Promise<void> {
  const { configs, target, scratch } = options;
  const flags = bucketFlags(target.jurisdiction);
  for (const { queues } of configs)
    for (const { queue } of queues.consumers ?? []) await ensureCreated(run, 'queues', 'create', queue);
  for (const { binding, bucket_name: bucket } of bucketsOf(configs)) {
    await ensureCreated(run, 'r2', 'bucket', 'create', bucket, ...flags);
    const rules = target.appEnv === 'preview' ? previewFilesExpire : expiry[binding];
    if (!rules) continue;
    const file = join(scratch, `expiry-${binding}.json`);
    writeFileSync(file, JSON.stringify({ rules }));
    await run('r2', 'bucket', 'lifecycle', 'set', bucket, '--file', file, '--force', ...flags);
  }
}

/** The buckets of both Workers, each once. */
export function bucketsOf(configs: BuiltConfig[]) {
  const all = configs.flatMap(({ r2_buckets }) => r2_buckets);
  return [...new Map(all.map((bucket) => [bucket.bucket_name, bucket])).values()];
}

/** By the name that the Workers know a bucket by. */
const expiry: Record<string, ReturnType<typeof expireAfter>[]> = {
  // Pages that are open ask for files of their release for a week; a day more to be on the safe side.
  RELEASES: [expireAfter(8, 'release-files')],
  // What was deleted leaves the backups within the 30 days that are promised, and what is noted of it goes within 40: R2
  // takes up to a day to delete. What was deleted is known for longer than anything it could come back from.
  BACKUPS: [
    expireAfter(29, 'exports', backupKeys.exports),
    expireAfter(29, 'copies', backupKeys.copies),
    expireAfter(39, 'erased', backupKeys.erased),
  ],
};
