import { and, desc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { registrationTable as table, userTable } from '../accounts.table';

interface NewCode {
  email: string;
  /** Of the browser that asks; null where it never registered the address. */
  proofHash: string | null;
  codeHash: string;
  expiresAt: Date;
}

/** Codes by which an address is proven: one for each registration that awaits it, whoever made it. */
export function createRegistrationCodesRepository(db: Database) {
  const awaiting = (email: string) =>
    inArray(
      table.userId,
      db
        .select({ id: userTable.id })
        .from(userTable)
        .where(and(eq(userTable.email, email), eq(userTable.emailVerified, false))),
    );

  return {
    /** Gives a code to the registration of this browser, else to the newest, in place of the one it had. */
    async save({ email, proofHash, codeHash, expiresAt }: NewCode): Promise<void> {
      const chosen = db
        .select({ id: table.id })
        .from(table)
        .where(awaiting(email))
        .orderBy(desc(eq(table.proofHash, proofHash ?? '')), desc(sql`rowid`))
        .limit(1);
      await db
        .update(table)
        .set({ codeHash, codeExpiresAt: expiresAt, ownTries: 0, otherTries: 0 })
        .where(inArray(table.id, chosen));
    },

    /**
     * Counts a try at every code that still has one left, and returns what they are compared with. A browser has tries
     * of its own at the code of its own registration: what others use up is not taken from it.
     */
    async takeTries({
      email,
      proofHash,
      now,
      maxTries,
    }: {
      email: string;
      proofHash: string | null;
      now: Date;
      maxTries: number;
    }): Promise<string[]> {
      const own = eq(table.proofHash, proofHash ?? '');
      const rows = await db
        .update(table)
        .set({
          ownTries: sql`${table.ownTries} + (${own})`,
          otherTries: sql`${table.otherTries} + not (${own})`,
        })
        .where(
          and(
            awaiting(email),
            isNotNull(table.codeHash),
            gt(table.codeExpiresAt, now),
            or(
              and(own, lt(table.ownTries, maxTries)),
              and(ne(table.proofHash, proofHash ?? ''), lt(table.otherTries, maxTries)),
            ),
          ),
        )
        .returning({ codeHash: table.codeHash });
      return rows.flatMap(({ codeHash }) => codeHash ?? []);
    },

    /** Uses up a code. Of several callers at once one is told that it was there. */
    async consume({ email, codeHash }: { email: string; codeHash: string }): Promise<boolean> {
      const used = await db
        .update(table)
        .set({ codeHash: null })
        .where(and(awaiting(email), eq(table.codeHash, codeHash)))
        .returning({ id: table.id });
      return used.length > 0;
    },
  };
}
