import { eq } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { userTable } from '../accounts/accounts.table';
import { calendarAddressTable } from './reminders.table';

export function createReminderSettingsRepository(db: Database) {
  return {
    /** Null for an account that is gone. */
    async find({ userId }: { userId: string }): Promise<{
      email: string;
      locale: Locale;
      on: boolean;
      calendarSince: Date | null;
    } | null> {
      const [row] = await db
        .select({
          email: userTable.email,
          locale: userTable.locale,
          on: userTable.reminders,
          calendarSince: calendarAddressTable.createdAt,
        })
        .from(userTable)
        .leftJoin(calendarAddressTable, eq(calendarAddressTable.userId, userTable.id))
        .where(eq(userTable.id, userId));
      return row ?? null;
    },

    async turn({ userId, on }: { userId: string; on: boolean }): Promise<void> {
      await db.update(userTable).set({ reminders: on }).where(eq(userTable.id, userId));
    },
  };
}
