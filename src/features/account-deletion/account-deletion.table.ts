import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';

/** Accounts whose rows are gone and whose files may not be. No foreign key: the row outlives the user. */
export const accountDeletionTable = sqliteTable(
  'account_deletion',
  {
    userId: text('user_id').primaryKey(),
    /** Until then an analysis that was under way may still write a file. */
    watchUntil: timestamp('watch_until').notNull(),
    /** As whom the payment provider still knows the account; null when nothing is left there. */
    customerId: text('customer_id'),
  },
  (table) => [index('account_deletion_due').on(table.watchUntil)],
);
