import { sql } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';

/**
 * Accounts whose contracts are being moved away from this database, or were, or are being moved to it. Triggers (`shards` among the migrations)
 * refuse to write rows of theirs here, however late who writes learns of the move.
 */
export const movingAccountTable = sqliteTable('moving_account', {
  accountId: text('account_id').primaryKey(),
  /**
   * `moving`: nothing of theirs is written or deleted; `moved`: nothing is written; `arriving`: they are copied to here,
   * and are still another database's.
   */
  state: text('state').$type<'moving' | 'moved' | 'arriving'>().notNull(),
  since: timestamp('since').notNull(),
});

/**
 * Of rows with an owner that are looked through for all accounts: those on their way to another database are left alone,
 * or one of them would end the work on all others.
 */
export const staysHere = sql`owner_id not in (select account_id from moving_account)`;
