import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { DayUsed } from './model-usage.rules';
import { modelDayTable as dayTable, modelUsageTable as table } from './model-usage.table';

type ModelUsage = typeof table.$inferInsert;

/** Used on a day by one account and by the whole service, and by the service in the month up to that day. */
interface UsedOnDay {
  account: DayUsed;
  service: DayUsed;
  month: DayUsed;
}

const nothing: DayUsed = { tokens: 0, costMicros: 0 };

export function createModelUsageRepository(db: Database) {
  const used = (tokens: ReturnType<typeof sql>, cost: ReturnType<typeof sql>) => ({
    tokens: sql<number>`coalesce(sum(${tokens}), 0)`,
    costMicros: sql<number>`coalesce(sum(${cost}), 0)`,
  });
  const byAccount = ({ day, ownerId }: { day: string; ownerId: string | null }) =>
    db
      .select(used(sql`${table.promptTokens} + ${table.completionTokens}`, sql`${table.costMicros}`))
      .from(table)
      .where(and(eq(table.day, day), eq(table.ownerId, ownerId ?? '')));
  const byService = (since: string, day: string) =>
    db
      .select(used(sql`${dayTable.tokens}`, sql`${dayTable.costMicros}`))
      .from(dayTable)
      .where(sql`${dayTable.day} between ${since} and ${day}`);
  /** A few rows of two tables, however much was used. */
  const reads = (of: { day: string; ownerId: string | null }) =>
    [byAccount(of), byService(of.day, of.day), byService(`${of.day.slice(0, 8)}01`, of.day)] as const;

  return {
    async usedOn(of: { day: string; ownerId: string | null }): Promise<UsedOnDay> {
      const [[account], [service], [month]] = await db.batch(reads(of));
      return { account: account ?? nothing, service: service ?? nothing, month: month ?? nothing };
    },

    /** How many attempts of an account came to nothing on that day. */
    async failuresOn({ day, ownerId }: { day: string; ownerId: string }): Promise<number> {
      const [row] = await db
        .select({ failures: count() })
        .from(table)
        .where(and(eq(table.day, day), eq(table.ownerId, ownerId), eq(table.failed, true)));
      return row?.failures ?? 0;
    },

    /** Stores what was used; answers what had been used before. */
    async record(usage: ModelUsage): Promise<UsedOnDay> {
      const { day, promptTokens, completionTokens, costMicros } = usage;
      // In one transaction, so that of several at once only one comes to the alert.
      const [[account], [service], [month]] = await db.batch([
        ...reads({ day, ownerId: usage.ownerId ?? null }),
        // The account may have been deleted while the work was done.
        db.insert(table).values({ ...usage, ownerId: sql`(select id from user where id = ${usage.ownerId ?? null})` }),
        db
          .insert(dayTable)
          .values({ day, tokens: promptTokens + completionTokens, costMicros: costMicros ?? 0 })
          .onConflictDoUpdate({
            target: dayTable.day,
            set: {
              tokens: sql`${dayTable.tokens} + excluded.tokens`,
              costMicros: sql`${dayTable.costMicros} + excluded.cost_micros`,
            },
          }),
      ]);
      return { account: account ?? nothing, service: service ?? nothing, month: month ?? nothing };
    },
  };
}
