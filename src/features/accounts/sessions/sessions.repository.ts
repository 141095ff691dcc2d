import { and, desc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { deleteInBatches } from '#src/db/delete-in-batches.ts';
import { sessionTable, userTable } from '../accounts.table';
import { type KnownUser, knownUser } from '../known-user.table';

type SessionRow = typeof sessionTable.$inferSelect;

interface FoundSession extends KnownUser {
  expiresAt: Date;
  lastUsedAt: Date;
}

/** However much it is used, a session ends this long after the sign-in. */
export const longestSessionMs = 90 * 24 * 60 * 60_000;

export function createSessionsRepository(db: Database) {
  const runs = (now: Date) =>
    and(gt(sessionTable.expiresAt, now), gt(sessionTable.createdAt, new Date(now.getTime() - longestSessionMs)));

  return {
    /** The user of a session that has not ended, in one statement: every signed-in call runs it. */
    async find({ token, now }: { token: string; now: Date }): Promise<FoundSession | null> {
      const [row] = await db
        .select({
          ...knownUser.columns,
          expiresAt: sessionTable.expiresAt,
          lastUsedAt: sessionTable.updatedAt,
        })
        .from(sessionTable)
        .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
        .where(and(eq(sessionTable.token, token), runs(now)));
      return row ? { ...knownUser.read(row), expiresAt: row.expiresAt, lastUsedAt: row.lastUsedAt } : null;
    },

    /** The user proved in this session to be the owner. */
    async confirm({ token, now }: { token: string; now: Date }): Promise<void> {
      await db.update(sessionTable).set({ confirmedAt: now }).where(eq(sessionTable.token, token));
    },

    async isConfirmed({ token, since }: { token: string; since: Date }): Promise<boolean> {
      const rows = await db
        .select({ id: sessionTable.id })
        .from(sessionTable)
        .where(and(eq(sessionTable.token, token), gt(sessionTable.confirmedAt, since)));
      return rows.length > 0;
    },

    async noteUse({ token, now }: { token: string; now: Date }): Promise<void> {
      await db.update(sessionTable).set({ updatedAt: now }).where(eq(sessionTable.token, token));
    },

    async listOfUser({ userId, now }: { userId: string; now: Date }): Promise<SessionRow[]> {
      return db
        .select()
        .from(sessionTable)
        .where(and(eq(sessionTable.userId, userId), runs(now)))
        .orderBy(desc(sessionTable.updatedAt));
    },

    /** Whether there was one. */
    async endOne({ userId, id }: { userId: string; id: string }): Promise<boolean> {
      const ended = await db
        .delete(sessionTable)
        .where(and(eq(sessionTable.userId, userId), eq(sessionTable.id, id)))
        .returning({ id: sessionTable.id });
      return ended.length > 0;
    },

    async endOthers({ userId, token }: { userId: string; token: string }): Promise<void> {
      await db.delete(sessionTable).where(and(eq(sessionTable.userId, userId), ne(sessionTable.token, token)));
    },

    async end({ token }: { token: string }): Promise<void> {
      await db.delete(sessionTable).where(eq(sessionTable.token, token));
    },

    async deleteExpired({ now }: { now: Date }): Promise<number> {
      const { id, expiresAt, createdAt } = sessionTable;
      const oldest = new Date(now.getTime() - longestSessionMs);
      return deleteInBatches(async (limit) => {
        const some = db
          .select({ id })
          .from(sessionTable)
          .where(or(lte(expiresAt, now), lte(createdAt, oldest)))
          .limit(limit);
        const deleted = await db.delete(sessionTable).where(inArray(id, some));
        return deleted.meta.changes;
      });
    },
  };
}
