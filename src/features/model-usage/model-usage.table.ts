import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';
import { userTable } from '../accounts/accounts.table';

/** What a language model used for one attempt at a contract or one translation. */
export const modelUsageTable = sqliteTable(
  'model_usage',
  {
    id: text('id').primaryKey(),
    /** Null once the account is deleted: what it used still counts for the day. */
    ownerId: text('owner_id').references(() => userTable.id, { onDelete: 'set null' }),
    /** Null: a translation. No foreign key, because deleting a contract gives nothing back. */
    contractId: text('contract_id'),
    model: text('model').notNull(),
    promptTokens: integer('prompt_tokens').notNull(),
    /** Part of the prompt that the service had read before. */
    cachedTokens: integer('cached_tokens').notNull(),
    completionTokens: integer('completion_tokens').notNull(),
    /** Some of the tokens were counted by length. */
    estimated: integer('estimated', { mode: 'boolean' }).notNull(),
    /** Millionths of a US dollar; null: the price is not known. */
    costMicros: integer('cost_micros'),
    /** Nothing came of it, so that it cost the account nothing. */
    failed: integer('failed', { mode: 'boolean' }).notNull().default(false),
    /** In UTC, such as 2026-11-22. */
    day: text('day').notNull(),
    createdAt: timestamp('created_at').notNull(),
  },
  (table) => [
    index('model_usage_day').on(table.day, table.ownerId),
    index('model_usage_owner').on(table.ownerId).where(sql`owner_id is not null`),
    index('model_usage_contract').on(table.contractId).where(sql`contract_id is not null`),
  ],
);

/** What all of them used on a day: the rows of that day are never added up. */
export const modelDayTable = sqliteTable('model_day', {
  day: text('day').primaryKey(),
  tokens: integer('tokens').notNull(),
  costMicros: integer('cost_micros').notNull(),
});
