import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { ClauseCategory } from '../clauses/clause-choices.schema.ts';

/** Wordings that an account keeps for itself. */
export const ownClauseTable = sqliteTable(
  'own_clause',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    title: text('title').notNull(),
    category: text('category').$type<ClauseCategory>().notNull(),
    language: text('language').$type<Locale>(),
    text: text('text').notNull(),
    note: text('note').notNull(),
    /** Title, note and text, folded: what it is searched by. */
    words: text('words').notNull(),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [index('own_clause_owner').on(table.ownerId, table.updatedAt)],
);
