import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';
import { userTable } from '../accounts/accounts.table';
import type { ContractDate } from '../contracts/analysis.schema';
import { contractTable } from '../contracts/contracts.table';

/**
 * A last day of a contract that is to be mailed, or was: kept as long as the contract, so that an analysis that is written
 * anew reminds nobody again.
 */
export const reminderTable = sqliteTable(
  'reminder',
  {
    contractId: text('contract_id')
      .notNull()
      .references(() => contractTable.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    kind: text('kind').$type<ContractDate['kind']>().notNull(),
    /** ISO 8601 calendar date. */
    date: text('date').notNull(),
    /** How many days ahead. */
    days: integer('days').notNull(),
    /** When to mail it; null: it was mailed, or is not wanted or too late. */
    nextTryAt: timestamp('next_try_at'),
    attempts: integer('attempts').notNull().default(0),
    /** The day on which it was handed to be mailed. */
    mailedOn: text('mailed_on'),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.kind, table.date, table.days] }),
    index('reminder_owner').on(table.ownerId, table.mailedOn),
    index('reminder_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
  ],
);

/** Where calendars fetch the dates of an account: one address an account, known by its hash alone. */
export const calendarAddressTable = sqliteTable('calendar_address', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  /** SHA-256 of the address's token. */
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: timestamp('created_at').notNull(),
});
