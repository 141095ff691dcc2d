import { and, count, eq, min, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { AccountTag } from './contract-change.schema';
import type { Tag } from './contract-tags.rules';
import { contractTable, contractTagTable as table } from './contracts.table';

export function createContractTagsRepository(db: Database) {
  return {
    /** Of all contracts of the account, in the order of the alphabet. */
    async list({ ownerId }: { ownerId: string }): Promise<AccountTag[]> {
      return db
        .select({ name: sql<string>`${min(table.name)}`, contracts: count() })
        .from(table)
        .where(eq(table.ownerId, ownerId))
        .groupBy(table.key)
        .orderBy(table.key);
    },

    /** Puts tags in the place of those before, spelled as on the account's other contracts. Answers with them. */
    async replace({ ownerId, id, tags }: { ownerId: string; id: string; tags: readonly Tag[] }): Promise<string[]> {
      const owned = and(eq(contractTable.id, id), eq(contractTable.ownerId, ownerId));
      const spelled = sql`coalesce(
        (select other.name from ${table} other where other.owner_id = ${ownerId} and other.key = value ->> 'key' limit 1),
        value ->> 'name')`;
      const [, , kept] = await db.batch([
        db.delete(table).where(and(eq(table.contractId, id), eq(table.ownerId, ownerId))),
        db.insert(table).select(sql`
          select ${contractTable.id}, ${contractTable.ownerId}, ${spelled}, value ->> 'key'
          from ${contractTable}, json_each(${JSON.stringify(tags)}) where ${owned}`),
        db
          .select({ name: table.name })
          .from(table)
          .where(and(eq(table.contractId, id), eq(table.ownerId, ownerId)))
          .orderBy(table.key),
      ]);
      return kept.map(({ name }) => name);
    },
  };
}
