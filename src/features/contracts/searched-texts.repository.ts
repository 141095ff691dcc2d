import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Database } from '#src/db/client.ts';
import { generatedContractTable as generated } from '../generated-contracts/generated-contracts.table';
import { staysHere } from '../owners/moving-account.table';
import { textWords } from './contract-words.rules';
import { isUploaded, searchedTextTable as table, contractTable as upload } from './contracts.table';

interface Unsearched {
  contractId: string;
  ownerId: string;
  contentHash: string;
  readerVersion: number;
  machineReadPages: number | null;
}

/** What the texts of contracts, uploaded and generated, are searched by. */
export function createSearchedTextsRepository(db: Database) {
  return {
    /** Takes the words of a contract's text in the place of those before; nothing where the contract is gone. */
    async keep({ contractId, text }: { contractId: string; text: string }): Promise<void> {
      const words = sql<string>`${textWords(text)}`.as('words');
      const kept = <Of extends typeof upload | typeof generated>(of: Of) =>
        db.select({ contractId: of.id, ownerId: of.ownerId, words }).from(of).where(eq(of.id, contractId));
      await db.batch([
        db.delete(table).where(eq(table.contractId, contractId)),
        db.insert(table).select(unionAll(kept(upload), kept(generated)).limit(1)),
        db.update(upload).set({ textSearched: true }).where(eq(upload.id, contractId)),
        db.update(generated).set({ textSearched: true }).where(eq(generated.id, contractId)),
      ]);
    },

    /** Contracts whose text is not searched yet. */
    async listUnsearched({ limit }: { limit: number }): Promise<Unsearched[]> {
      const { id, ownerId, contentHash, readerVersion, machineReadPages } = upload;
      const uploads = db
        .select({ contractId: id, ownerId, contentHash, readerVersion, machineReadPages })
        .from(upload)
        .where(and(sql`text_searched = 0 and status = 'complete'`, isUploaded, staysHere));
      const generatedOnes = db
        .select({
          contractId: generated.id,
          ownerId: generated.ownerId,
          contentHash: generated.contentHash,
          readerVersion: generated.readerVersion,
          machineReadPages: sql<number | null>`null`.as('machine_read_pages'),
        })
        .from(generated)
        .where(and(sql`text_searched = 0`, staysHere));
      return unionAll(uploads, generatedOnes).limit(limit);
    },
  };
}
