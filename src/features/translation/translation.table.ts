import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';

/** Translations that were made, for whoever asked for them: what is translated may be personal. */
export const translationTable = sqliteTable(
  'translation',
  {
    ownerId: text('owner_id').notNull(),
    /** SHA-256 of text, language and context. */
    key: text('key').notNull(),
    translatedText: text('translated_text').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.key] }), index('translation_age').on(table.createdAt)],
);
