import { and, eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Database } from '#src/db/client.ts';
import { generatedContractTable } from '../generated-contracts/generated-contracts.table';
import type { AccountTag } from './contract-change.schema';
import type { Tag } from './contract-tags.rules';
import { contractTagTable, generatedContractTagTable } from './contract-tags.table';
import { contractTable, isUploaded } from './contracts.table';

type TagTable = typeof contractTagTable | typeof generatedContractTagTable;

/** The tags of contracts of both kinds, which are one set across the account. */
export function createContractTagsRepository(db: Database) {
  const inEither = (ofTable: (table: TagTable) => ReturnType<typeof and>) => {
    const rows = (table: TagTable) =>
      db.select({ contractId: table.contractId, name: table.name, key: table.key }).from(table).where(ofTable(table));
    return unionAll(rows(contractTagTable), rows(generatedContractTagTable));
  };

  return {
    /** Of all contracts of the account, in the order of the alphabet. */
    async list({ ownerId }: { ownerId: string }): Promise<AccountTag[]> {
      const all = inEither(({ ownerId: owner }) => eq(owner, ownerId)).as('tag');
      return db
        .select({ name: sql<string>`min(${all.name})`, contracts: sql<number>`count(*)` })
        .from(all)
        .groupBy(all.key)
        .orderBy(all.key);
    },

    /** By contract, in the order of the alphabet. */
    async ofContracts({ ownerId, ids }: { ownerId: string; ids: string[] }): Promise<Map<string, string[]>> {
      const rows = await inEither((table) => and(inArray(table.contractId, ids), eq(table.ownerId, ownerId))).orderBy(
        sql`key`,
      );
      const byContract = Map.groupBy(rows, ({ contractId }) => contractId);
      return new Map([...byContract].map(([id, tags]) => [id, tags.map(({ name }) => name)]));
    },

    /** Puts tags in the place of those before, spelled as on the account's other contracts. Answers with them. */
    async replace({ ownerId, id, tags }: { ownerId: string; id: string; tags: readonly Tag[] }): Promise<string[]> {
      const ofThis = (table: TagTable) => and(eq(table.contractId, id), eq(table.ownerId, ownerId));
      const spelled = sql`coalesce(
        (select name from (
          select name, key from ${contractTagTable} where owner_id = ${ownerId}
          union all select name, key from ${generatedContractTagTable} where owner_id = ${ownerId}
        ) other where other.key = value ->> 'key' limit 1),
        value ->> 'name')`;
      const chosen = sql`json_each(${JSON.stringify(tags)})`;
      const { id: uploadedId, ownerId: uploader } = contractTable;
      const { id: generatedId, ownerId: maker } = generatedContractTable;
      // An id is a contract of one kind: the statements for the other kind do nothing.
      const [, , , , kept] = await db.batch([
        db.delete(contractTagTable).where(ofThis(contractTagTable)),
        db.delete(generatedContractTagTable).where(ofThis(generatedContractTagTable)),
        db.insert(contractTagTable).select(sql`
          select ${uploadedId}, ${uploader}, ${spelled}, value ->> 'key' from ${contractTable}, ${chosen}
          where ${and(eq(uploadedId, id), eq(uploader, ownerId), isUploaded)}`),
        db.insert(generatedContractTagTable).select(sql`
          select ${generatedId}, ${maker}, ${spelled}, value ->> 'key' from ${generatedContractTable}, ${chosen}
          where ${and(eq(generatedId, id), eq(maker, ownerId))}`),
        inEither(ofThis).orderBy(sql`key`),
      ]);
      return kept.map(({ name }) => name);
    },
  };
}
