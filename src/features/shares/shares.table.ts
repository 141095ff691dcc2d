import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';
import { userTable } from '../accounts/accounts.table';

/** Links by which anyone reads an analysis. They stand with accounts, wherever contracts are: who follows one names nobody. */
export const shareTable = sqliteTable(
  'share',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    contractId: text('contract_id').notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull().unique(),
    /** With the contract's text, and not with the analysis alone. */
    withText: integer('with_text', { mode: 'boolean' }).notNull(),
    passwordHash: text('password_hash'),
    /** Null: until it is revoked. */
    expiresAt: timestamp('expires_at'),
    views: integer('views').notNull().default(0),
    lastViewedAt: timestamp('last_viewed_at'),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [index('share_contract').on(table.userId, table.contractId, table.createdAt)],
);
