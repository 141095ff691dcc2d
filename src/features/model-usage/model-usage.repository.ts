import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { DayUsed } from './model-usage.rules';
import { modelUsageTable as table } from './model-usage.table';

type ModelUsage = typeof table.$inferInsert;

/** Used on a day by one account, and by the whole service. */
interface UsedOnDay {
  account: DayUsed;
  service: DayUsed;
}

const nothing: DayUsed = { tokens: 0, costMicros: 0 };

export function createModelUsageRepository(db: Database) {
  const sumOf = (amount: typeof tokens, ownerId: string | null) => ({
    account: sql<number>`coalesce(sum(case when ${table.ownerId} = ${ownerId} then ${amount} end), 0)`,
    service: sql<number>`coalesce(sum(${amount}), 0)`,
  });
  const tokens = sql`${table.promptTokens} + ${table.completionTokens}`;
  const onDay = ({ day, ownerId }: { day: string; ownerId: string | null }) => {
    const [byTokens, byCost] = [sumOf(tokens, ownerId), sumOf(sql`${table.costMicros}`, ownerId)];
    return db
      .select({
        account: { tokens: byTokens.account, costMicros: byCost.account },
        service: { tokens: byTokens.service, costMicros: byCost.service },
      })
      .from(table)
      .where(eq(table.day, day));
  };
  return {
    async usedOn(of: { day: string; ownerId: string | null }): Promise<UsedOnDay> {
      const [used] = await onDay(of);
      return used ?? { account: nothing, service: nothing };
    },

    /** How many attempts of an account came to nothing on that day. */
    async failuresOn({ day, ownerId }: { day: string; ownerId: string }): Promise<number> {
      const [row] = await db
        .select({ failures: count() })
        .from(table)
        .where(and(eq(table.day, day), eq(table.ownerId, ownerId), eq(table.failed, true)));
      return row?.failures ?? 0;
    },

    /** Stores what was used; answers what had been used on that day before. */
    async record(usage: ModelUsage): Promise<UsedOnDay> {
      // In one transaction, so that of several at once only one comes to the alert.
      const [[before]] = await db.batch([
        onDay({ day: usage.day, ownerId: usage.ownerId ?? null }),
        // The account may have been deleted while the work was done.
        db.insert(table).values({ ...usage, ownerId: sql`(select id from user where id = ${usage.ownerId ?? null})` }),
      ]);
      return before ?? { account: nothing, service: nothing };
    },
  };
}
