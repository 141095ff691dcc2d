import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';
import { userTable } from '../accounts/accounts.table';
import type { FinishedStatus, WebhookOutcome } from './webhooks.schema';

/** Addresses that are told of finished analyses. Their secrets are made of the id and the server's, and kept nowhere. */
export const webhookTable = sqliteTable(
  'webhook',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    createdAt: timestamp('created_at').notNull(),
    lastTriedAt: timestamp('last_tried_at'),
    /** Of the last try; null: there was none. */
    outcome: text('outcome').$type<WebhookOutcome>(),
    /** Of its answer; null: there was none. */
    httpStatus: integer('http_status'),
  },
  (table) => [index('webhook_user').on(table.userId, table.createdAt)],
);

/** What an address is still to be told: gone once it was taken or given up. */
export const webhookDeliveryTable = sqliteTable(
  'webhook_delivery',
  {
    /** Of webhook, contract and moment, so that nothing is told under two ids. */
    id: text('id').primaryKey(),
    webhookId: text('webhook_id')
      .notNull()
      .references(() => webhookTable.id, { onDelete: 'cascade' }),
    contractId: text('contract_id').notNull(),
    status: text('status').$type<FinishedStatus>().notNull(),
    finishedAt: timestamp('finished_at').notNull(),
    tries: integer('tries').notNull(),
    nextTryAt: timestamp('next_try_at').notNull(),
  },
  (table) => [index('webhook_delivery_due').on(table.nextTryAt), index('webhook_delivery_webhook').on(table.webhookId)],
);
