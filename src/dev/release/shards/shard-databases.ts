import type { BuiltConfig } from '#src/dev/build/build-output.ts';

/** Ids of the databases `DB_1`, `DB_2` and so on, in that order, as `D1_SHARD_IDS` lists them. */
export function shardIdsOf(listed: string | undefined): string[] {
  const ids = (listed ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (new Set(ids).size < ids.length) throw new Error('D1_SHARD_IDS names a database twice.');
  return ids;
}

/** Databases of this machine, as many as `SHARDS` says. */
export function localShardIds(count: string | undefined): string[] {
  const shards = Number(count || 0);
  if (!Number.isInteger(shards) || shards < 0 || shards > 9) throw new Error('SHARDS is a number from 0 to 9.');
  return Array.from({ length: shards }, (_, at) => `00000000-0000-0000-0000-00000000001${at + 1}`);
}

/** What a Worker is bound to, with shards beside the directory. */
export function withShards(
  databases: BuiltConfig['d1_databases'],
  { ids, migrationsDir }: { ids: string[]; migrationsDir?: string },
): BuiltConfig['d1_databases'] {
  const [directory] = databases;
  if (!directory) return databases;
  const shards = ids.map((id, at) => ({
    ...directory,
    ...(migrationsDir && { migrations_dir: migrationsDir }),
    binding: `DB_${at + 1}`,
    database_name: `${directory.database_name}-${at + 1}`,
    database_id: id,
  }));
  return [...databases, ...shards];
}
