import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';

/** What was paid for out of a plan: an analysis, or an answer. `released` ones were given back and count for nothing. */
export const usageReservationTable = sqliteTable(
  'usage_reservation',
  {
    /** Of the contract, of a charge for writing its analysis anew, or of a question; deleting any gives nothing back. */
    contractId: text('contract_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    tokens: integer('tokens').notNull(),
    /** How many of a plan's analyses it takes: none where one is written anew. */
    analyses: integer('analyses').notNull().default(1),
    state: text('state').$type<'reserved' | 'settled' | 'released'>().notNull(),
    /** The start of the period that it counts in; 1970 for the free plan's, which is for life. */
    periodStart: timestamp('period_start').notNull().default(sql`0`),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    index('usage_period').on(table.ownerId, table.periodStart),
    index('usage_reserved').on(table.createdAt).where(sql`state = 'reserved'`),
  ],
);

/** What an account used of the allowance that is for life, as a row; none where it used nothing. */
export const spentForLife = (ownerId: string) => sql`
  select sum(analyses) as analyses, sum(tokens) as tokens from usage_reservation
  where owner_id = ${ownerId} and period_start = 0 and state <> 'released' having sum(tokens) > 0`;
