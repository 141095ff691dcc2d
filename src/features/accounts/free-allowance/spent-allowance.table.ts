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

export interface Spent {
  userId: string;
  addressHash: string;
}

/** What an account used of the allowance that is for life, as a row; none where it used nothing. */
export const spentBy = ({ userId, addressHash }: Spent) => sql`
  select ${addressHash}, sum(analyses), sum(tokens) from usage_reservation
  where owner_id = ${userId} and period_start = 0 and state <> 'released' having sum(tokens) > 0`;

/** Never less than was noted before. */
export const neverLess = {
  target: spentAllowanceTable.addressHash,
  set: {
    analyses: sql`max(spent_allowance.analyses, excluded.analyses)`,
    tokens: sql`max(spent_allowance.tokens, excluded.tokens)`,
  },
};
