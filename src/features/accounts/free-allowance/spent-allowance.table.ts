import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * What was used of the free plan's allowance, which is for life, under addresses that no account has any more. The
 * address cannot be read from it.
 */
export const spentAllowanceTable = sqliteTable('spent_allowance', {
  /** Of the normalised address, keyed. */
  addressHash: text('address_hash').primaryKey(),
  analyses: integer('analyses').notNull(),
  tokens: integer('tokens').notNull(),
});

/** Never less than was noted before. */
export const neverLess = {
  target: spentAllowanceTable.addressHash,
  set: {
    analyses: sql`max(spent_allowance.analyses, excluded.analyses)`,
    tokens: sql`max(spent_allowance.tokens, excluded.tokens)`,
  },
};
