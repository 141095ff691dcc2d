import { sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * A full-text table, which drizzle-kit knows nothing of: a migration of its own makes it (`clause-search`), so it is
 * none of `src/db/tables.ts`. `scope` is one word for a version of the clauses in one language.
 */
export const clauseSearchTable = sqliteTable('clause_search', {
  clauseId: text('clause_id').notNull(),
  version: text('version').notNull(),
  scope: text('scope').notNull(),
  title: text('title').notNull(),
  tags: text('tags').notNull(),
  description: text('description').notNull(),
  wording: text('wording').notNull(),
});
