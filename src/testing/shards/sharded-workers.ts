import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { localShardIds, withShards } from '#src/dev/release/shards/shard-databases.ts';
import { writeShardMigrations } from '#src/dev/release/shards/write-migrations.ts';

const ids = localShardIds(process.env.SHARDS);

/** Bindings of all databases: with `npm test -- --shards=2` there are shards. */
export const databaseNames = ['DB', ...ids.map((_, at) => `DB_${at + 1}`)];

/** The configuration of a built Worker that is bound to all databases; beside the built one, so that its paths hold. */
export function sharded(configPath: string): string {
  if (ids.length === 0) return configPath;
  const config = JSON.parse(readFileSync(configPath, 'utf8'));
  const migrationsDir = writeShardMigrations(mkdtempSync(join(tmpdir(), 'plainclause-shards-')));
  const path = join(dirname(configPath), `wrangler.${process.pid}.json`);
  writeFileSync(
    path,
    JSON.stringify({ ...config, d1_databases: withShards(config.d1_databases, { ids, migrationsDir }) }),
  );
  return path;
}
