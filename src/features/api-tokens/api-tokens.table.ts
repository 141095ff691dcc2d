import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';
import { userTable } from '../accounts/accounts.table';
import type { TokenScope } from './token-scopes.schema';

/** What programs sign in with: each is known by its hash alone. */
export const apiTokenTable = sqliteTable(
  'api_token',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull().unique(),
    scopes: text('scopes', { mode: 'json' }).$type<TokenScope[]>().notNull(),
    createdAt: timestamp('created_at').notNull(),
    /** Noted every quarter of an hour at most. */
    lastUsedAt: timestamp('last_used_at'),
    /** Null: it does not end by itself. */
    expiresAt: timestamp('expires_at'),
  },
  (table) => [index('api_token_user').on(table.userId, table.createdAt)],
);
