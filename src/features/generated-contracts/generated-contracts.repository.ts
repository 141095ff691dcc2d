import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { tagsOfGenerated } from '../contracts/contract-tags.table';
import { nameWords } from '../contracts/contract-words.rules';
import { isTextOf, searchedTextTable } from '../contracts/contracts.table';
import { staysHere } from '../owners/moving-account.table';
import { generatedContractTable as table } from './generated-contracts.table';

export type GeneratedContractRow = typeof table.$inferSelect;
export type NewGeneratedContract = Omit<typeof table.$inferInsert, 'words'>;
/** What changes in a generated contract with its text. */
export type RewrittenText = Pick<
  GeneratedContractRow,
  | 'contentHash'
  | 'byteSize'
  | 'pages'
  | 'characters'
  | 'tokens'
  | 'readerVersion'
  | 'detectedLanguage'
  | 'languageConfidence'
  | 'layout'
  | 'addedClauses'
  | 'updatedAt'
>;

const owned = (key: { ownerId: string; id: string }) => and(eq(table.id, key.id), eq(table.ownerId, key.ownerId));

export function createGeneratedContractsRepository(db: Database) {
  return {
    async insert(contract: NewGeneratedContract): Promise<void> {
      await db.insert(table).values({ ...contract, words: nameWords(contract.fileName) });
    },

    async findOwned(key: { ownerId: string; id: string }) {
      const [row] = await db
        .select({ ...getTableColumns(table), tags: tagsOfGenerated })
        .from(table)
        .where(owned(key));
      return row ?? null;
    },

    /** Hash of the contract's bytes: all that is needed to delete it, whatever else of it is damaged. */
    async findContent(key: { ownerId: string; id: string }) {
      const { id, ownerId, fileName, contentHash } = table;
      const [row] = await db.select({ id, ownerId, fileName, contentHash }).from(table).where(owned(key));
      return row ?? null;
    },

    async deleteOwned(key: { ownerId: string; id: string }): Promise<void> {
      await db.batch([db.delete(searchedTextTable).where(isTextOf(key)), db.delete(table).where(owned(key))]);
    },

    /** Gives a contract a new text. False when its text was no longer the one with the hash `from`. */
    async rewrite(change: { ownerId: string; id: string; from: string; to: RewrittenText }): Promise<boolean> {
      const rewritten = await db
        .update(table)
        .set({ ...change.to, textSearched: false })
        .where(and(owned(change), eq(table.contentHash, change.from)))
        .returning({ id: table.id });
      return rewritten.length > 0;
    },

    /**
     * Takes over what the release before wrote to `contract`, where it is newer than what is here, and deletes it there.
     * Answers how many. Goes with the columns of `contract` that it reads.
     */
    async adopt(): Promise<number> {
      const [, deleted] = await db.batch([
        db.run(sql`
          insert or replace into generated_contract (id, owner_id, file_name, template_id, template_version, layout,
            added_clauses, content_hash, byte_size, pages, characters, tokens, reader_version, detected_language,
            language_confidence, created_at, updated_at, words)
          select id, owner_id, file_name, template_id, template_version, layout, coalesce(added_clauses, '[]'),
            content_hash, byte_size, pages, characters, tokens, reader_version, detected_language, language_confidence,
            created_at, updated_at, words
          from contract as written
          where template_id is not null and ${staysHere} and not exists (
            select 1 from generated_contract as kept where kept.id = written.id and kept.updated_at >= written.updated_at)`),
        db.all<{ id: string }>(sql`delete from contract where template_id is not null and ${staysHere} returning id`),
      ]);
      return deleted.length;
    },
  };
}
