import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { deleteInBatches } from '#src/db/delete-in-batches.ts';
import { paymentEventTable as table } from './billing.table';

export function createPaymentEventsRepository(db: Database) {
  return {
    /**
     * Takes an event, so that of the same event delivered twice one counts. One whose work began and never ended is
     * taken again. `under-way`: someone else is at it.
     */
    async claim({ id, type, now, until }: { id: string; type: string; now: Date; until: Date }) {
      const [claimed] = await db
        .insert(table)
        .values({ id, type, claimedUntil: until })
        .onConflictDoUpdate({
          target: table.id,
          set: { claimedUntil: until },
          setWhere: and(eq(table.done, false), lt(table.claimedUntil, now)),
        })
        .returning({ id: table.id });
      if (claimed) return 'claimed';
      const [known] = await db.select({ done: table.done }).from(table).where(eq(table.id, id));
      return known?.done ? 'done' : 'under-way';
    },

    async finish({ id }: { id: string }): Promise<void> {
      await db.update(table).set({ done: true }).where(eq(table.id, id));
    },

    /** The provider delivers it again. */
    async release({ id }: { id: string }): Promise<void> {
      await db.delete(table).where(and(eq(table.id, id), eq(table.done, false)));
    },

    async deleteOlder({ before }: { before: Date }): Promise<number> {
      return deleteInBatches(async (limit) => {
        const some = db.select({ id: table.id }).from(table).where(lt(table.claimedUntil, before)).limit(limit);
        const deleted = await db.delete(table).where(inArray(table.id, some));
        return deleted.meta.changes;
      });
    },
  };
}
