import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { json, timestamp } from '#src/db/columns.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { keptClauseSchema } from './generated-contracts.schema';

/** A contract made from a template, without its text, which lives where the texts of uploaded ones do. */
export const generatedContractTable = sqliteTable(
  'generated_contract',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    fileName: text('file_name').notNull(),
    templateId: text('template_id').notNull(),
    templateVersion: integer('template_version').notNull(),
    /** What each paragraph is, a letter each (`contract-layout.rules.ts`). */
    layout: text('layout').notNull(),
    /** The clauses of the library that were added, in the order in which they were added. */
    addedClauses: json('added_clauses', z.array(keptClauseSchema)).notNull(),
    /** SHA-256 of the text. */
    contentHash: text('content_hash').notNull(),
    byteSize: integer('byte_size').notNull(),
    pages: integer('pages').notNull(),
    characters: integer('characters'),
    tokens: integer('tokens'),
    readerVersion: integer('reader_version').notNull(),
    detectedLanguage: text('detected_language').$type<Locale>(),
    languageConfidence: real('language_confidence'),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
    /** The name as it is searched. */
    words: text('words').notNull(),
    /** `searched_text` holds the words of its text. */
    textSearched: integer('text_searched', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('generated_contract_owner').on(table.ownerId, table.createdAt),
    index('generated_contract_text_unsearched').on(table.id).where(sql`text_searched = 0`),
    index('generated_contract_owner_hash').on(table.ownerId, table.contentHash),
  ],
);
