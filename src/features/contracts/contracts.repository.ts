import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Database } from '#src/db/client.ts';
import { generatedContractTable } from '../generated-contracts/generated-contracts.table';
import { tagsOfContract } from './contract-tags.table';
import { nameWords } from './contract-words.rules';
import { analysisTable, contractTable, isTextOf, isUploaded, searchedTextTable } from './contracts.table';

export type ContractRow = typeof contractTable.$inferSelect;
export type NewContract = Omit<typeof contractTable.$inferInsert, 'words'>;

const owned = (key: { ownerId: string; id: string }) =>
  and(eq(contractTable.id, key.id), eq(contractTable.ownerId, key.ownerId));

/** The contract that it is a new version of, unless that one is gone. */
const earlierVersion = sql<string | null>`(
  select earlier.id from ${contractTable} earlier
  where earlier.id = ${contractTable.newVersionOf} and earlier.owner_id = ${contractTable.ownerId}
)`;

/** All words but those of the name that the owner gave, which stand first, on a line of their own. */
const otherWords = sql`substr(${contractTable.words}, instr(${contractTable.words}, char(10)) + 1)`;

export function createContractsRepository(db: Database) {
  return {
    async insert(contract: NewContract): Promise<void> {
      await db.insert(contractTable).values({ ...contract, words: nameWords(contract.fileName) });
    },

    /** `found` is what the row of the analysis holds of it: `findings-of.ts` reads all of it. */
    async findOwned(key: { ownerId: string; id: string }) {
      const found = { findings: analysisTable.findings, version: analysisTable.findingsVersion };
      const [row] = await db
        .select({ ...getTableColumns(contractTable), newVersionOf: earlierVersion, found, tags: tagsOfContract })
        .from(contractTable)
        .leftJoin(analysisTable, eq(analysisTable.contractId, contractTable.id))
        .where(and(owned(key), isUploaded));
      return row ?? null;
    },

    /** For the analysis Worker, which acts for the system and not for a user. */
    async find({ id }: { id: string }): Promise<ContractRow | null> {
      const [row] = await db.select().from(contractTable).where(eq(contractTable.id, id));
      return row ?? null;
    },

    /** Hash of the contract's bytes: all that is needed to delete it, whatever else of it is damaged. */
    async findContent(key: { ownerId: string; id: string }) {
      const { id, ownerId, fileName, contentHash } = contractTable;
      const [row] = await db
        .select({ id, ownerId, fileName, contentHash })
        .from(contractTable)
        .where(and(owned(key), isUploaded));
      return row ?? null;
    },

    /** Gives a contract a name, or takes it away. False when there is no such contract. */
    async rename({ givenTitle, ...key }: { ownerId: string; id: string; givenTitle: string | null }): Promise<boolean> {
      const given = givenTitle === null ? '' : `${nameWords(givenTitle)}\n`;
      const renamed = await db
        .update(contractTable)
        .set({ givenTitle, words: sql`${given} || ${otherWords}` })
        .where(and(owned(key), isUploaded))
        .returning({ id: contractTable.id });
      return renamed.length > 0;
    },

    /** Whether its owner is reminded of its last days. */
    async turnReminders({ on, ...key }: { ownerId: string; id: string; on: boolean }): Promise<void> {
      await db.update(contractTable).set({ reminders: on }).where(owned(key));
    },

    /** Deletes the contract with its analysis. */
    async deleteOwned(key: { ownerId: string; id: string }): Promise<void> {
      await db.batch([db.delete(searchedTextTable).where(isTextOf(key)), db.delete(contractTable).where(owned(key))]);
    },

    /** True when any (other) contract of this owner, uploaded or generated, rests on these bytes. */
    async usesContent(content: { ownerId: string; contentHash: string; exceptId?: string }): Promise<boolean> {
      const { id: uploadedId } = contractTable;
      const { id: generatedId } = generatedContractTable;
      const restsOnIt = (table: typeof contractTable | typeof generatedContractTable) =>
        and(
          eq(table.ownerId, content.ownerId),
          eq(table.contentHash, content.contentHash),
          content.exceptId ? ne(table.id, content.exceptId) : undefined,
        );
      const rows = await unionAll(
        db.select({ id: uploadedId }).from(contractTable).where(restsOnIt(contractTable)),
        db.select({ id: generatedId }).from(generatedContractTable).where(restsOnIt(generatedContractTable)),
      ).limit(1);
      return rows.length > 0;
    },

    /** The newest upload of these bytes that has not failed. */
    async findUploadOf(content: { ownerId: string; contentHash: string }): Promise<{ id: string } | null> {
      const [row] = await db
        .select({ id: contractTable.id })
        .from(contractTable)
        .where(
          and(
            eq(contractTable.ownerId, content.ownerId),
            eq(contractTable.contentHash, content.contentHash),
            isUploaded,
            ne(contractTable.status, 'failed'),
          ),
        )
        .orderBy(desc(contractTable.createdAt))
        .limit(1);
      return row ?? null;
    },
  };
}
