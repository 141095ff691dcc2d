import { eq } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { userTable } from '../accounts/accounts.table';
import { calendarAddressTable as table } from './reminders.table';

export function createCalendarAddressesRepository(db: Database) {
  return {
    /** The one before, if any, leads nowhere from then on. */
    async save(row: typeof table.$inferInsert): Promise<void> {
      const { tokenHash, createdAt } = row;
      await db.insert(table).values(row).onConflictDoUpdate({ target: table.userId, set: { tokenHash, createdAt } });
    },

    async remove({ userId }: { userId: string }): Promise<void> {
      await db.delete(table).where(eq(table.userId, userId));
    },

    /** Whose it is, and in which language they read. */
    async findOwner({ tokenHash }: { tokenHash: string }): Promise<{ ownerId: string; locale: Locale } | null> {
      const [row] = await db
        .select({ ownerId: table.userId, locale: userTable.locale })
        .from(table)
        .innerJoin(userTable, eq(userTable.id, table.userId))
        .where(eq(table.tokenHash, tokenHash));
      return row ?? null;
    },
  };
}
