import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';

/**
 * Which versions of the published clauses can be searched. The words are in `clause_search`, a full-text table that
 * only SQL can describe: its rows carry the version, so that an older release that still serves finds its own.
 */
export const clauseIndexTable = sqliteTable('clause_index', {
  version: text('version').primaryKey(),
  seededAt: timestamp('seeded_at').notNull(),
});
