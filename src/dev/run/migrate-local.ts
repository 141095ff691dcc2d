import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localShardIds, withShards } from '../release/shards/shard-databases.ts';
import { writeShardMigrations } from '../release/shards/write-migrations.ts';
import { runNode } from './child-process.ts';
import { binary, root } from './project-paths.ts';

/** Brings the local databases of `stateDir` up to date. Costs nothing when they are. */
export async function migrateLocal(stateDir: string) {
  const migrations = readdirSync(join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
  const last = migrations.sort().at(-1);
  const ids = localShardIds(process.env.SHARDS);
  const reached = [last, ...ids].join(' ');
  const stamp = join(stateDir, 'last-migration');
  if (!last || readStamp(stamp) === reached) return;
  mkdirSync(stateDir, { recursive: true });
  await apply(stateDir, 'DB', join(root, 'wrangler.toml'));
  if (ids.length > 0) await migrateShards(stateDir, ids);
  writeFileSync(stamp, reached);
}

async function migrateShards(stateDir: string, ids: string[]) {
  const directory = { binding: 'DB', database_name: 'plainclause', database_id: '' };
  const databases = withShards([directory], { ids, migrationsDir: writeShardMigrations(stateDir) }).slice(1);
  const config = join(stateDir, 'shards.json');
  writeFileSync(config, JSON.stringify({ name: 'plainclause-shards', d1_databases: databases }));
  for (const { binding } of databases) await apply(stateDir, binding, config);
}

const apply = (stateDir: string, binding: string, config: string) =>
  runNode([binary.wrangler, 'd1', 'migrations', 'apply', binding, '--local', '--persist-to', stateDir, '-c', config], {
    CI: 'true',
  });

function readStamp(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
