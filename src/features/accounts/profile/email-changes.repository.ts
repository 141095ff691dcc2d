import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { emailChangeTable as table, userTable, verificationTable } from '../accounts.table';

export type EmailChangeRow = typeof table.$inferSelect;

export function createEmailChangesRepository(db: Database) {
  const waiting = ({ userId, now }: { userId: string; now: Date }) =>
    and(eq(table.userId, userId), gt(table.expiresAt, now));

  return {
    /** In place of the one before. */
    async save(change: Pick<EmailChangeRow, 'userId' | 'email' | 'codeHash' | 'expiresAt'>): Promise<void> {
      const { userId: _, ...fresh } = { ...change, tries: 0 };
      await db.insert(table).values(change).onConflictDoUpdate({ target: table.userId, set: fresh });
    },

    async find(input: { userId: string; now: Date }): Promise<EmailChangeRow | null> {
      const [row] = await db.select().from(table).where(waiting(input));
      return row ?? null;
    },

    /** Counts a try and returns what it is compared with; null when none is left or nothing is waiting. */
    async takeTry(input: { userId: string; now: Date; maxTries: number }): Promise<EmailChangeRow | null> {
      const [row] = await db
        .update(table)
        .set({ tries: sql`${table.tries} + 1` })
        .where(and(waiting(input), lt(table.tries, input.maxTries)))
        .returning();
      return row ?? null;
    },

    /**
     * Gives the user the address, if the change still waits and no proven user has it. A registration of it that was
     * never proven gives way, and links for a new password that went to the old address stop working.
     */
    async apply({ userId, email, codeHash }: EmailChangeRow): Promise<boolean> {
      const input = sql`exists (select 1 from email_change
        where user_id = ${userId} and email = ${email} and code_hash = ${codeHash})`;
      const [, updated] = await db.batch([
        db.delete(userTable).where(and(eq(userTable.email, email), eq(userTable.emailVerified, false), input)),
        db
          .update(userTable)
          .set({ email, emailVerified: true, updatedAt: new Date() })
          .where(
            and(
              eq(userTable.id, userId),
              input,
              sql`not exists (select 1 from user other where other.email = ${email})`,
            ),
          )
          .returning({ id: userTable.id }),
        db.delete(verificationTable).where(and(eq(verificationTable.value, userId), input)),
        db.delete(table).where(and(eq(table.userId, userId), eq(table.codeHash, codeHash))),
      ]);
      return updated.length > 0;
    },

    async delete({ userId }: { userId: string }): Promise<void> {
      await db.delete(table).where(eq(table.userId, userId));
    },

    async deleteExpired({ now }: { now: Date }): Promise<number> {
      const deleted = await db.delete(table).where(lte(table.expiresAt, now));
      return deleted.meta.changes;
    },
  };
}
