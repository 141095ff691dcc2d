import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { withShards } from '../shards/shard-databases.ts';

export interface Row {
  [column: string]: string | number | null;
}
export interface Statement {
  bind(...values: unknown[]): Statement;
  all<T = Row>(): Promise<{ results: T[] }>;
}
export interface Database {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<{ meta: { changes: number } }[]>;
}
export interface Bucket {
  get(
    key: string,
  ): Promise<{ arrayBuffer(): Promise<ArrayBuffer>; text(): Promise<string>; httpMetadata?: object } | null>;
  head(key: string): Promise<object | null>;
  put(key: string, value: ArrayBuffer | string, options?: { httpMetadata?: object }): Promise<unknown>;
  list(options: { prefix?: string; cursor?: string }): Promise<{
    objects: { key: string; size: number }[];
    truncated: boolean;
    cursor?: string;
  }>;
}
export interface Stores {
  database: Database;
  /** Databases beside it, by their bindings; none where there is one for all. */
  shards?: Record<string, Database>;
  files: Bucket;
  backups: Bucket;
}

interface StoreNames {
  databaseId: string;
  databaseName?: string;
  shardIds?: string[];
  suffix?: string;
  jurisdiction?: string | null;
}

/** The database and the buckets: those of `stateDir` on this machine, or those of the account where there is none. */
export async function openStores(
  names: StoreNames,
  stateDir: string | null,
): Promise<Stores & { close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'plainclause-stores-'));
  const configPath = join(folder, 'wrangler.json');
  const { databaseId, databaseName = 'plainclause', shardIds = [], suffix = '', jurisdiction = null } = names;
  const directory = { binding: 'DB', database_name: databaseName, database_id: databaseId };
  const remote = stateDir === null;
  const bucket = (binding: string, name: string) => ({
    binding,
    bucket_name: `plainclause-${name}${suffix}`,
    remote,
    ...(jurisdiction && { jurisdiction }),
  });
  const config = {
    name: 'plainclause-restore',
    compatibility_date: '2026-10-01',
    d1_databases: withShards([directory], { ids: shardIds }).map((each) => ({ ...each, remote })),
    r2_buckets: [bucket('FILES', 'files'), bucket('BACKUPS', 'backups')],
  };
  writeFileSync(configPath, JSON.stringify(config));
  const proxy = await getPlatformProxy<{
    DB: Database;
    FILES: Bucket;
    BACKUPS: Bucket;
    [shard: `DB_${number}`]: Database;
  }>({
    configPath,
    persist: stateDir === null ? false : { path: join(stateDir, 'v3') },
    remoteBindings: remote,
  });
  const { DB: database, FILES: files, BACKUPS: backups } = proxy.env;
  const shards = Object.fromEntries(
    shardIds.flatMap((_, at) => {
      const shard = proxy.env[`DB_${at + 1}`];
      return shard ? [[`DB_${at + 1}`, shard]] : [];
    }),
  );
  const close = async () => {
    await proxy.dispose();
    rmSync(folder, { recursive: true, force: true });
  };
  return { database, shards, files, backups, close };
}

/** The directory and its shards. */
export const databasesOf = ({ database, shards = {} }: Pick<Stores, 'database' | 'shards'>): Database[] => [
  database,
  ...Object.values(shards),
];

/** Every key under a prefix. */
export async function* keysIn(bucket: Bucket, prefix: string): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...(cursor && { cursor }) });
    for (const { key } of page.objects) yield key;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}
