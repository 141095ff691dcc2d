import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { AccountStatus } from '../accounts/accounts.schema';

/** What was written to support. Anyone may write, so no row belongs to an account. */
export const supportMessageTable = sqliteTable(
  'support_message',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Of the page that it was written on. */
    locale: text('locale').$type<Locale>().notNull(),
    /** Of the account that was signed in when it was written; null where none was. */
    plan: text('plan').$type<AccountStatus>(),
    createdAt: timestamp('created_at').notNull(),
    /** When it was handed to the support address. */
    forwardedAt: timestamp('forwarded_at'),
    receiptSentAt: timestamp('receipt_sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** When to try what has not been sent; null when nothing is left to send. */
    nextTryAt: timestamp('next_try_at'),
  },
  (table) => [
    index('support_message_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    index('support_message_sender').on(table.email, table.receiptSentAt),
    index('support_message_age').on(table.createdAt),
  ],
);
