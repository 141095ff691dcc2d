import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { AccountStatus } from './accounts.schema';
import { userTable, verificationTable } from './accounts.table';

interface Renamed {
  userId: string;
  firstName: string | null;
  lastName: string | null;
}

interface KnownElsewhere extends Renamed {
  image: string | null;
  /** Null: stays as it is. */
  locale: Locale | null;
}

export function createAccountsRepository(db: Database) {
  return {
    async rename({ userId, firstName, lastName }: Renamed): Promise<void> {
      const name = [firstName, lastName].filter(Boolean).join(' ');
      await db
        .update(userTable)
        .set({ firstName, lastName, name, updatedAt: new Date() })
        .where(eq(userTable.id, userId));
    },

    /** Takes over what the user has not said themselves. */
    async fillProfile({ userId, firstName, lastName, image, locale }: KnownElsewhere): Promise<void> {
      await db.run(sql`
        update user set
          name = trim(coalesce(first_name, ${firstName}, '') || ' ' || coalesce(last_name, ${lastName}, '')),
          first_name = coalesce(first_name, ${firstName}),
          last_name = coalesce(last_name, ${lastName}),
          image = coalesce(image, ${image}),
          locale = coalesce(${locale}, locale)
        where id = ${userId}`);
    },

    /** In which language the user is written to from now on. */
    async noteLocale({ userId, locale }: { userId: string; locale: Locale }): Promise<void> {
      await db
        .update(userTable)
        .set({ locale })
        .where(and(eq(userTable.id, userId), ne(userTable.locale, locale)));
    },

    /** Links for a new password that were mailed and not followed yet. */
    async voidResetLinks({ userId }: { userId: string }): Promise<void> {
      await db.delete(verificationTable).where(eq(verificationTable.value, userId));
    },

    async contactOf({ userId }: { userId: string }): Promise<{ email: string; locale: Locale } | null> {
      const [row] = await db
        .select({ email: userTable.email, locale: userTable.locale })
        .from(userTable)
        .where(eq(userTable.id, userId));
      return row ?? null;
    },

    /** What decides the account's allowance. An account that is gone holds nothing. */
    async planHolder({ userId }: { userId: string }): Promise<{
      accountStatus: AccountStatus | null;
      paymentFailed: boolean;
      planStartedAt: Date | null;
      planEndsAt: Date | null;
    }> {
      const [row] = await db
        .select({
          accountStatus: userTable.accountStatus,
          paymentFailed: userTable.paymentFailed,
          planStartedAt: userTable.planStartedAt,
          planEndsAt: userTable.planEndsAt,
        })
        .from(userTable)
        .where(eq(userTable.id, userId));
      return row ?? { accountStatus: null, paymentFailed: false, planStartedAt: null, planEndsAt: null };
    },
  };
}
