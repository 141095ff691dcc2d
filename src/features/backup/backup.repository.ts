import { sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { childrenFirst, isCopied, nameIn, placeOf } from './backup.rules';

/** One row as it is stored, by column. */
export type BackupRow = Record<string, string | number | null>;

/** Reads whole tables, of every owner and in every database: for backups alone. */
export function createBackupRepository(
  directory: Database,
  { shards, open }: { shards: readonly string[]; open: (shard: string) => Database },
) {
  async function tablesIn(shard: string | null, db: Database): Promise<string[]> {
    const all = await db.all<{ name: string }>(sql`select name from sqlite_master where type = 'table' order by name`);
    const parents = new Map<string, string[]>();
    for (const { name } of all.filter(({ name }) => isCopied(name))) {
      const keys = await db.all<{ table: string }>(sql`select "table" from pragma_foreign_key_list(${name})`);
      parents.set(
        name,
        keys.map(({ table }) => table),
      );
    }
    return childrenFirst(parents).map((table) => nameIn(shard, table));
  }

  return {
    /** The tables that a backup holds, each before those that it refers to: what accounts own before the accounts. */
    async tables(): Promise<string[]> {
      const ofShards: string[] = [];
      for (const shard of shards) ofShards.push(...(await tablesIn(shard, open(shard))));
      return [...ofShards, ...(await tablesIn(null, directory))];
    },

    /** Rows in the order of their numbers, after the one with the number `after`. */
    async page(name: string, { after, limit }: { after: number; limit: number }) {
      const { shard, table } = placeOf(name);
      const db = shard === null ? directory : open(shard);
      const rows = await db.all<BackupRow & { backup_number: number }>(
        sql`select rowid as backup_number, * from ${sql.identifier(table)} where rowid > ${after} order by rowid limit ${limit}`,
      );
      const last = rows.at(-1)?.backup_number ?? null;
      return { last, rows: rows.map(({ backup_number: _number, ...row }) => row as BackupRow) };
    },

    /** The migration that the tables stand at. */
    async migration(): Promise<string | null> {
      const [row] = await directory.all<{ name: string }>(sql`select name from d1_migrations order by id desc limit 1`);
      return row?.name ?? null;
    },
  };
}
