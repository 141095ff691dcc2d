import { and, asc, count, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { supportMessageTable as table } from './support.table';

export type SupportMessageRow = typeof table.$inferSelect;
type Progress = Pick<SupportMessageRow, 'forwardedAt' | 'receiptSentAt' | 'attempts' | 'nextTryAt'>;

export function createSupportRepository(db: Database) {
  return {
    async insert(message: typeof table.$inferInsert): Promise<SupportMessageRow> {
      const [row] = await db.insert(table).values(message).returning();
      if (!row) throw new Error('nothing was inserted');
      return row;
    },

    async progress({ id, ...progress }: Partial<Progress> & { id: string }): Promise<void> {
      await db.update(table).set(progress).where(eq(table.id, id));
    },

    /** Takes the messages whose time has come. One statement, so that sweeps side by side take none twice. */
    async claimDue({ now, until, limit }: { now: Date; until: Date; limit: number }): Promise<SupportMessageRow[]> {
      const due = db
        .select({ id: table.id })
        .from(table)
        .where(lte(table.nextTryAt, now))
        .orderBy(asc(table.nextTryAt))
        .limit(limit);
      return db
        .update(table)
        .set({ nextTryAt: until })
        .where(and(inArray(table.id, due), lte(table.nextTryAt, now)))
        .returning();
    },

    async receiptsSince({ email, since }: { email: string; since: Date }): Promise<number> {
      const [row] = await db
        .select({ receipts: count() })
        .from(table)
        .where(and(eq(table.email, email), gt(table.receiptSentAt, since)));
      return row?.receipts ?? 0;
    },

    async deleteOlder({ before }: { before: Date }): Promise<number> {
      const deleted = await db.delete(table).where(lt(table.createdAt, before));
      return deleted.meta.changes;
    },
  };
}
