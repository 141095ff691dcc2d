import { and, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { newId } from '#src/kernel/ids.ts';
import type { AccountStatus } from '../accounts/accounts.schema';
import { userTable } from '../accounts/accounts.table';
import type { NoticeKind } from './billing.schema';
import { billingNoticeTable as notice, billingTable as table } from './billing.table';
import type { Payout } from './payout.schema';
import type { PaidPlanId } from './plans.schema';
import { noticeContent, type Standing, storedOf } from './standing.rules';

export type BillingRow = typeof table.$inferSelect;
export type BilledAccount = BillingRow & {
  email: string;
  locale: Locale;
  accountStatus: AccountStatus | null;
  paymentFailed: boolean;
};

interface Settled {
  account: BilledAccount;
  standing: Standing;
  news: NoticeKind | null;
  now: Date;
}

export function createBillingRepository(db: Database) {
  async function findWhere(condition: SQL): Promise<BilledAccount | null> {
    const [row] = await db
      .select({
        ...getTableColumns(table),
        email: userTable.email,
        locale: userTable.locale,
        accountStatus: userTable.accountStatus,
        paymentFailed: userTable.paymentFailed,
      })
      .from(table)
      .innerJoin(userTable, eq(userTable.id, table.userId))
      .where(condition);
    return row ?? null;
  }

  /** News of the accounts that its condition names. */
  const noticeOf = (news: {
    kind: NoticeKind;
    plan: PaidPlanId | null | SQL<PaidPlanId | null>;
    periodEnd: Date | null;
    amount: number | null | SQL<number | null>;
    now: Date;
  }) =>
    db
      .select({
        id: sql<string>`${newId()}`.as('id'),
        userId: table.userId,
        kind: sql<NoticeKind>`${news.kind}`.as('kind'),
        plan: sql<PaidPlanId | null>`${news.plan}`.as('plan'),
        periodEnd: sql<Date | null>`${news.periodEnd?.getTime() ?? null}`.as('period_end'),
        amount: sql<number | null>`${news.amount}`.as('amount'),
        attempts: sql<number>`0`.as('attempts'),
        nextTryAt: sql<Date>`${news.now.getTime()}`.as('next_try_at'),
      })
      .from(table);

  return {
    find: ({ userId }: { userId: string }) => findWhere(eq(table.userId, userId)),
    findByCustomer: ({ customerId }: { customerId: string }) => findWhere(eq(table.customerId, customerId)),

    /** Notes a new customer, unless the account has one already or is gone. */
    async insert({ userId, customerId, now }: { userId: string; customerId: string; now: Date }): Promise<void> {
      await db.run(sql`
        insert into billing (user_id, customer_id, checked_at)
        select id, ${customerId}, ${now.getTime()} from user where id = ${userId}
        on conflict do nothing`);
    },

    /** Nothing that was known of the former customer is of the new one. */
    async replaceCustomer({ userId, from, to }: { userId: string; from: string; to: string }): Promise<void> {
      await db
        .update(table)
        .set({ customerId: to, checkoutId: null, revision: sql`${table.revision} + 1` })
        .where(and(eq(table.userId, userId), eq(table.customerId, from)));
    },

    /** Compare-and-set: false when another payment page was opened in between. */
    async setCheckout({
      userId,
      from,
      to,
    }: {
      userId: string;
      from: string | null;
      to: string | null;
    }): Promise<boolean> {
      const set = await db
        .update(table)
        .set({ checkoutId: to })
        .where(and(eq(table.userId, userId), sql`${table.checkoutId} is ${from}`))
        .returning({ userId: table.userId });
      return set.length > 0;
    },

    /**
     * Sets the account to what the provider said, with the news of it, all or nothing. False when something was
     * written since `account` was read: what was asked of the provider may then be older than what is stored here.
     */
    async settle({ account, standing, news, now }: Settled): Promise<boolean> {
      const { userId, revision } = account;
      const { subscription } = standing;
      const active = standing.accountStatus && standing.accountStatus !== 'free' ? subscription : null;
      const kind = news ?? 'changed';
      const unchanged = sql`exists (select 1 from billing where user_id = ${userId} and revision = ${revision})`;
      const [, , settled] = await db.batch([
        db
          .update(userTable)
          .set({
            accountStatus: standing.accountStatus,
            paymentFailed: standing.paymentFailed,
            planStartedAt: active?.periodStart ?? null,
            planEndsAt: active?.periodEnd ?? null,
            updatedAt: now,
          })
          .where(and(eq(userTable.id, userId), unchanged)),
        db
          .insert(notice)
          .select(
            noticeOf({ kind, ...noticeContent(kind, account, standing), now }).where(
              and(eq(table.userId, userId), eq(table.revision, revision), news ? undefined : sql`false`),
            ),
          ),
        db
          .update(table)
          .set({
            ...storedOf(standing),
            // What is paid after it settles it.
            ...(active && { disputedChargeId: null }),
            revision: revision + 1,
            checkedAt: now,
          })
          .where(and(eq(table.userId, userId), eq(table.revision, revision)))
          .returning({ userId: table.userId }),
      ]);
      return settled.length > 0;
    },

    /** News that does not come of a change of the subscription. */
    async tell(news: { userId: string; kind: NoticeKind; amount: number | null; now: Date }): Promise<void> {
      const content = { kind: news.kind, plan: null, periodEnd: null, amount: news.amount, now: news.now };
      await db.insert(notice).select(noticeOf(content).where(eq(table.userId, news.userId)));
    },

    async setCredit({ userId, credit }: { userId: string; credit: number }): Promise<void> {
      await db.update(table).set({ credit }).where(eq(table.userId, userId));
    },

    /** False where another one is under way, or this credit was paid out before. */
    async beginPayout({ userId, payout }: { userId: string; payout: Payout }): Promise<boolean> {
      const isNew = and(isNull(table.payout), sql`payout_of is not ${payout.of}`);
      const begun = await db
        .update(table)
        .set({ payoutOf: payout.of, payout })
        .where(and(eq(table.userId, userId), isNew))
        .returning({ userId: table.userId });
      return begun.length > 0;
    },

    async endPayout({ userId, payout }: { userId: string; payout: Payout }): Promise<void> {
      await db
        .update(table)
        .set({ payout: null })
        .where(and(eq(table.userId, userId), eq(table.payoutOf, payout.of)));
    },

    /** Notes a payment that the bank took back. What was read of the account before does not count any more. */
    async setDisputed({ userId, chargeId }: { userId: string; chargeId: string }): Promise<void> {
      await db
        .update(table)
        .set({ disputedChargeId: chargeId, revision: sql`${table.revision} + 1` })
        .where(eq(table.userId, userId));
    },

    /** The bank has given it back: what it had taken from the account is free again. False: it was not noted. */
    async liftDispute({ userId, chargeId, now }: { userId: string; chargeId: string; now: Date }): Promise<boolean> {
      const isNoted = and(eq(table.userId, userId), eq(table.disputedChargeId, chargeId));
      const noted = sql`exists (select 1 from billing where user_id = ${userId} and disputed_charge_id = ${chargeId})`;
      const [, lifted] = await db.batch([
        db
          .update(userTable)
          .set({ accountStatus: 'free', updatedAt: now })
          .where(and(eq(userTable.id, userId), isNull(userTable.accountStatus), noted)),
        db
          .update(table)
          .set({ disputedChargeId: null, revision: sql`${table.revision} + 1` })
          .where(isNoted)
          .returning({ userId: table.userId }),
      ]);
      return lifted.length > 0;
    },

    /** Ends a paid plan that has no subscription. */
    async setFree({ userId, now }: { userId: string; now: Date }): Promise<void> {
      await db
        .update(userTable)
        .set({ accountStatus: 'free', planStartedAt: null, planEndsAt: null, updatedAt: now })
        .where(eq(userTable.id, userId));
    },

    async touch({ userId, now }: { userId: string; now: Date }): Promise<void> {
      await db.update(table).set({ checkedAt: now }).where(eq(table.userId, userId));
    },

    /**
     * Customers whose period is over, who have a payment page open or whose credit is being paid out, and who were not
     * asked about since `before`.
     */
    async listPending({ before, now, limit }: { before: Date; now: Date; limit: number }): Promise<BillingRow[]> {
      const pending = or(lt(table.periodEnd, now), isNotNull(table.checkoutId), isNotNull(table.payout));
      return db
        .select()
        .from(table)
        .where(and(pending, lt(table.checkedAt, before)))
        .orderBy(table.checkedAt)
        .limit(limit);
    },

    /** Customers not asked about since `before`. */
    async listUnchecked({ before, limit }: { before: Date; limit: number }): Promise<BillingRow[]> {
      return db.select().from(table).where(lt(table.checkedAt, before)).orderBy(table.checkedAt).limit(limit);
    },

    /** Accounts whose renewal before `until` has not been announced. */
    async listRenewing({ now, until, limit }: { now: Date; until: Date; limit: number }): Promise<BillingRow[]> {
      return db
        .select()
        .from(table)
        .where(
          and(
            gt(table.periodEnd, now),
            lte(table.periodEnd, until),
            isNull(table.endsAt),
            // Of what is none of the plans, and not paid in pounds, there is nothing to say.
            or(isNotNull(table.plan), isNotNull(table.price)),
            sql`reminded_of is not ${table.periodEnd}`,
          ),
        )
        .limit(limit);
    },

    /** Announces the renewal at the end of the period, once a period. */
    async remind({ userId, periodEnd, now }: { userId: string; periodEnd: Date; now: Date }): Promise<boolean> {
      const due = and(
        eq(table.userId, userId),
        eq(table.periodEnd, periodEnd),
        isNull(table.endsAt),
        or(isNotNull(table.plan), isNotNull(table.price)),
        sql`reminded_of is not ${periodEnd.getTime()}`,
      );
      const renewal = {
        plan: sql<PaidPlanId | null>`coalesce(${table.nextPlan}, ${table.plan})`,
        amount: sql<number | null>`max(coalesce(${table.nextPrice}, ${table.price}) - ${table.credit}, 0)`,
      };
      const [, reminded] = await db.batch([
        db.insert(notice).select(noticeOf({ kind: 'renewal', ...renewal, periodEnd, now }).where(due)),
        db.update(table).set({ remindedOf: periodEnd }).where(due).returning({ userId: table.userId }),
      ]);
      return reminded.length > 0;
    },
  };
}
