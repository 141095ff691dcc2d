import { describe, expect, test } from 'vitest';
import { deployedConfig } from '../dev/release/deploy-target.ts';
import { localShardIds, shardIdsOf, withShards } from '../dev/release/shards/shard-databases.ts';
import { forShard } from '../dev/release/shards/shard-migrations.ts';
import { sqliteDatabase } from './shards/sqlite-database';

const columns = `select t.name || '.' || c.name as name, c.type, c."notnull", c.dflt_value, c.pk
  from sqlite_master t, pragma_table_info(t.name) c where t.type = 'table' order by 1`;
const keys = `select t.name as child, k."from" as child_column, k."table" as parent
  from sqlite_master t, pragma_foreign_key_list(t.name) k where t.type = 'table' order by 1, 2`;
const others = "select name, sql from sqlite_master where type in ('index', 'trigger') order by name";

describe('A shard', () => {
  const [directory, shard] = [sqliteDatabase(), sqliteDatabase(forShard)];

  test('has the same tables, columns, indexes and triggers as the directory', () => {
    expect(shard.rows(columns)).toEqual(directory.rows(columns));
    expect(shard.rows(others)).toEqual(directory.rows(others));
  });

  test('lacks the keys that lead from what an account owns to the account, and no others', () => {
    const kept = shard.rows(keys);
    const lacking = (directory.rows(keys) as { child: string; child_column: string; parent: string }[]).filter(
      (key) => !kept.some((each) => JSON.stringify(each) === JSON.stringify(key)),
    );
    expect(lacking.map(({ child, child_column, parent }) => `${child}.${child_column} > ${parent}`)).toEqual([
      'contract.owner_id > user',
      'generated_contract.owner_id > user',
      'model_usage.owner_id > user',
      'searched_text.owner_id > user',
      'translation.owner_id > user',
      'usage_reservation.owner_id > user',
    ]);
  });

  test('takes contracts of accounts that it does not know', () => {
    const insert =
      "insert into translation (owner_id, key, translated_text, created_at) values ('nobody', 'k', 'text', 0)";
    expect(() => directory.run(insert)).toThrow('FOREIGN KEY');
    expect(() => shard.run(insert)).not.toThrow();
  });
});

describe('The databases that are bound', () => {
  const directory = { binding: 'DB', database_name: 'plainclause', database_id: 'one' };

  test('are numbered in the order of their ids, with migrations of their own', () => {
    expect(withShards([directory], { ids: shardIdsOf(' two, three,'), migrationsDir: '/scratch' })).toEqual([
      directory,
      { binding: 'DB_1', database_name: 'plainclause-1', database_id: 'two', migrations_dir: '/scratch' },
      { binding: 'DB_2', database_name: 'plainclause-2', database_id: 'three', migrations_dir: '/scratch' },
    ]);
    expect(() => shardIdsOf('two,two')).toThrow('twice');
  });

  test('are one alone unless others are asked for', () => {
    expect(withShards([directory], { ids: shardIdsOf(undefined) })).toEqual([directory]);
    expect(localShardIds(undefined)).toEqual([]);
    expect(localShardIds('2')).toHaveLength(2);
    expect(() => localShardIds('many')).toThrow('SHARDS');
  });

  test('are bound to a deployed Worker with the real id of the directory', () => {
    const config = {
      ...{ name: 'plainclause', main: 'index.js', r2_buckets: [], queues: {}, triggers: {}, vars: {} },
      d1_databases: [directory],
    };
    const shards = { ids: ['two'], migrationsDir: '/scratch' };
    const target = { appEnv: 'production' as const, suffix: '', databaseId: 'real', jurisdiction: 'eu', settings: {} };
    expect(deployedConfig(config, { ...target, shards }).d1_databases).toMatchObject([
      { binding: 'DB', database_id: 'real' },
      { binding: 'DB_1', database_id: 'two', database_name: 'plainclause-1' },
    ]);
  });
});
