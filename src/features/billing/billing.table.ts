import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json, timestamp } from '#src/db/columns.ts';
import { userTable } from '../accounts/accounts.table';
import type { NoticeKind } from './billing.schema';
import { payoutSchema } from './payout.schema';
import type { PaidPlanId } from './plans.schema';

/** What the payment provider knows an account as, and what it said last about its subscription. */
export const billingTable = sqliteTable(
  'billing',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userTable.id),
    customerId: text('customer_id').notNull().unique(),
    /** The payment page that was opened last. */
    checkoutId: text('checkout_id'),
    subscriptionId: text('subscription_id'),
    plan: text('plan').$type<PaidPlanId>(),
    periodEnd: timestamp('period_end'),
    /** What the present period costs, in pence; null where the provider states no such amount. */
    price: integer('price'),
    /** The plan that follows with the next period, and its price. */
    nextPlan: text('next_plan').$type<PaidPlanId>(),
    nextPrice: integer('next_price'),
    /** When the subscription ends by itself. */
    endsAt: timestamp('ends_at'),
    /** Credited and not used up, in pence. */
    credit: integer('credit').notNull().default(0),
    /** What credit was paid out of last, and how, until that has been done. */
    payoutOf: text('payout_of'),
    payout: json('payout', payoutSchema),
    /** A payment that the bank took back, and that nothing was paid after. */
    disputedChargeId: text('disputed_charge_id'),
    /** The end of the period before which its renewal was announced. */
    remindedOf: timestamp('reminded_of'),
    /** Counts what was written: a writer that read an older one has to read again. */
    revision: integer('revision').notNull().default(0),
    /** When the provider was asked last. */
    checkedAt: timestamp('checked_at').notNull(),
  },
  (table) => [
    index('billing_checked').on(table.checkedAt),
    index('billing_checkout').on(table.checkedAt).where(sql`checkout_id is not null`),
    index('billing_payout').on(table.payoutOf).where(sql`payout is not null`),
    index('billing_period_end').on(table.periodEnd).where(sql`period_end is not null`),
  ],
);

/** Events of the payment provider that were taken in; each counts once. */
export const paymentEventTable = sqliteTable(
  'payment_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Work on it that began before this and did not end is begun again. */
    claimedUntil: timestamp('claimed_until').notNull(),
    done: integer('done', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [index('payment_event_age').on(table.claimedUntil)],
);

/** News about a subscription that has not been mailed yet. */
export const billingNoticeTable = sqliteTable(
  'billing_notice',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    kind: text('kind').$type<NoticeKind>().notNull(),
    plan: text('plan').$type<PaidPlanId>(),
    /** The end of the period it is about. */
    periodEnd: timestamp('period_end'),
    /** What it says was, is or will be paid, in pence. */
    amount: integer('amount'),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: timestamp('next_try_at').notNull(),
  },
  (table) => [index('billing_notice_user').on(table.userId), index('billing_notice_due').on(table.nextTryAt)],
);
