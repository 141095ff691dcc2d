import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { CurrentUser } from './accounts.schema';
import { sessionTable, userTable } from './accounts.table';

export function createSessionsRepository(db: Database) {
  return {
    /** The user of a session that has not ended, in one statement: every signed-in call runs it. */
    async find({ token, now }: { token: string; now: Date }): Promise<{ user: CurrentUser; expiresAt: Date } | null> {
      const [row] = await db
        .select({
          user: userTable,
          expiresAt: sessionTable.expiresAt,
          hasPassword: sql<number>`exists (select 1 from account where user_id = ${userTable.id} and provider_id = 'credential')`,
        })
        .from(sessionTable)
        .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
        .where(and(eq(sessionTable.token, token), gt(sessionTable.expiresAt, now)));
      if (!row) return null;
      const { id, email, firstName, lastName, image, accountStatus, paymentFailed } = row.user;
      return {
        user: {
          id,
          email,
          firstName,
          lastName,
          profileImageUrl: image,
          accountStatus,
          paymentFailed,
          authProvider: row.hasPassword ? 'local' : 'google',
        },
        expiresAt: row.expiresAt,
      };
    },

    async end({ token }: { token: string }): Promise<void> {
      await db.delete(sessionTable).where(eq(sessionTable.token, token));
    },

    async deleteExpired({ now }: { now: Date }): Promise<number> {
      const deleted = await db.delete(sessionTable).where(lte(sessionTable.expiresAt, now));
      return deleted.meta.changes;
    },
  };
}
