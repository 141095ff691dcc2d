import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { confirmCodeTable as table } from '../accounts.table';

type ConfirmCodeRow = typeof table.$inferSelect;

export function createConfirmCodesRepository(db: Database) {
  return {
    /** In place of the one before. */
    async save(code: Pick<ConfirmCodeRow, 'userId' | 'codeHash' | 'expiresAt'>): Promise<void> {
      const { userId: _, ...fresh } = { ...code, tries: 0 };
      await db.insert(table).values(code).onConflictDoUpdate({ target: table.userId, set: fresh });
    },

    /** Counts a try and returns what it is compared with; null when none is left or none was mailed. */
    async takeTry({ userId, now, maxTries }: { userId: string; now: Date; maxTries: number }): Promise<string | null> {
      const [row] = await db
        .update(table)
        .set({ tries: sql`${table.tries} + 1` })
        .where(and(eq(table.userId, userId), gt(table.expiresAt, now), lt(table.tries, maxTries)))
        .returning();
      return row?.codeHash ?? null;
    },

    /** Uses up a code. Of several callers at once one is told that it was there. */
    async consume({ userId, codeHash }: { userId: string; codeHash: string }): Promise<boolean> {
      const used = await db
        .delete(table)
        .where(and(eq(table.userId, userId), eq(table.codeHash, codeHash)))
        .returning({ userId: table.userId });
      return used.length > 0;
    },

    async deleteExpired({ now }: { now: Date }): Promise<number> {
      const deleted = await db.delete(table).where(lte(table.expiresAt, now));
      return deleted.meta.changes;
    },
  };
}
