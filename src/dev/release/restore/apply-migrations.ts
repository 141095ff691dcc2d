import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateLocal } from '#src/dev/run/migrate-local.ts';
import { root } from '#src/dev/run/project-paths.ts';
import { wrangler } from '../cloudflare.ts';
import { withShards } from '../shards/shard-databases.ts';
import { writeShardMigrations } from '../shards/write-migrations.ts';

/** Makes every table in databases of the account, or in those of `stateDir` on this machine. */
export async function applyMigrations(
  { databaseId, shardIds }: { databaseId: string; shardIds: string[] },
  stateDir: string | null,
): Promise<void> {
  if (stateDir !== null) return migrateLocal(stateDir);
  const folder = mkdtempSync(join(tmpdir(), 'plainclause-migrate-'));
  const config = join(folder, 'wrangler.json');
  const migrations = { migrations_dir: join(root, 'migrations') };
  const database = { binding: 'DB', database_name: 'plainclause', database_id: databaseId, ...migrations };
  const databases = withShards([database], { ids: shardIds, migrationsDir: writeShardMigrations(folder) });
  writeFileSync(config, JSON.stringify({ name: 'plainclause-migrate', d1_databases: databases }));
  try {
    for (const { binding } of databases) {
      await wrangler('d1', 'migrations', 'apply', binding, '--remote', '-c', config);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
