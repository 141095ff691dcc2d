import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { billingNoticeTable as table } from './billing.table';

export type BillingNoticeRow = typeof table.$inferSelect;

export function createBillingNoticesRepository(db: Database) {
  return {
    /** Takes the news whose time has come, of one account or of all; none is taken twice. */
    async claimDue({ userId, now, until, limit }: { userId?: string; now: Date; until: Date; limit: number }) {
      const isDue = and(lte(table.nextTryAt, now), userId ? eq(table.userId, userId) : undefined);
      const due = db.select({ id: table.id }).from(table).where(isDue).orderBy(asc(table.nextTryAt)).limit(limit);
      return db
        .update(table)
        .set({ nextTryAt: until, attempts: sql`${table.attempts} + 1` })
        .where(and(inArray(table.id, due), isDue))
        .returning();
    },

    async delete({ id }: { id: string }): Promise<void> {
      await db.delete(table).where(eq(table.id, id));
    },
  };
}
