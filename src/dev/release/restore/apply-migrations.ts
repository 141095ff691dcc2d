import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateLocal } from '#src/dev/run/migrate-local.ts';
import { root } from '#src/dev/run/project-paths.ts';
import { wrangler } from '../cloudflare.ts';

/** Makes every table in a database of the account, or in the one of `stateDir` on this machine. */
export async function applyMigrations(databaseId: string, stateDir: string | null): Promise<void> {
  if (stateDir !== null) return migrateLocal(stateDir);
  const folder = mkdtempSync(join(tmpdir(), 'plainclause-migrate-'));
  const config = join(folder, 'wrangler.json');
  const migrations = { migrations_dir: join(root, 'migrations') };
  const database = { binding: 'DB', database_name: 'plainclause', database_id: databaseId, ...migrations };
  writeFileSync(config, JSON.stringify({ name: 'plainclause-migrate', d1_databases: [database] }));
  try {
    await wrangler('d1', 'migrations', 'apply', 'DB', '--remote', '-c', config);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
