import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import type { Database } from '../restore/stores.ts';
import { withShards } from './shard-databases.ts';

/** The directory and its shards by their bindings: those of `stateDir` on this machine, or those of the account. */
export async function openDatabases(
  { databaseId, shardIds }: { databaseId: string; shardIds: string[] },
  stateDir: string | null,
): Promise<{ databases: Record<string, Database>; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'plainclause-databases-'));
  const configPath = join(folder, 'wrangler.json');
  const directory = { binding: 'DB', database_name: 'plainclause', database_id: databaseId };
  const remote = stateDir === null;
  const config = {
    name: 'plainclause-databases',
    compatibility_date: '2026-10-01',
    d1_databases: withShards([directory], { ids: shardIds }).map((database) => ({ ...database, remote })),
  };
  writeFileSync(configPath, JSON.stringify(config));
  const proxy = await getPlatformProxy<Record<string, Database>>({
    configPath,
    persist: stateDir === null ? false : { path: join(stateDir, 'v3') },
    remoteBindings: remote,
  });
  const close = async () => {
    await proxy.dispose();
    rmSync(folder, { recursive: true, force: true });
  };
  const databases = Object.fromEntries(
    config.d1_databases.flatMap(({ binding }) => {
      const database = proxy.env[binding];
      return database ? [[binding, database]] : [];
    }),
  );
  return { databases, close };
}
