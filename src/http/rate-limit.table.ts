import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '../db/columns';

/** Hits within a window. Keys are hashes: neither addresses nor accounts can be read from them. */
export const rateLimitTable = sqliteTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: timestamp('resets_at').notNull(),
  },
  (table) => [index('rate_limit_expiry').on(table.resetsAt)],
);
