import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { AccountStatus, CurrentUser } from './accounts.schema';
import { accountTable, userTable } from './accounts.table';

export type AccountsRepository = ReturnType<typeof createAccountsRepository>;

export function createAccountsRepository(db: Database) {
  return {
    async findCurrentUser({ userId }: { userId: string }): Promise<CurrentUser | null> {
      const rows = await db
        .select({ user: userTable, providerId: accountTable.providerId })
        .from(userTable)
        .leftJoin(accountTable, eq(accountTable.userId, userTable.id))
        .where(eq(userTable.id, userId));
      const user = rows[0]?.user;
      if (!user) return null;
      const hasPassword = rows.some((row) => row.providerId === 'credential');
      return {
        id: user.id,
        email: user.email,
        firstName: user.firstName,
        lastName: user.lastName,
        profileImageUrl: user.image,
        accountStatus: user.accountStatus,
        paymentFailed: user.paymentFailed,
        authProvider: hasPassword ? 'local' : 'google',
      };
    },

    /** What decides the account's allowance. An account that is gone holds nothing. */
    async planHolder({ userId }: { userId: string }): Promise<{
      accountStatus: AccountStatus | null;
      paymentFailed: boolean;
      planStartedAt: Date | null;
    }> {
      const [row] = await db
        .select({
          accountStatus: userTable.accountStatus,
          paymentFailed: userTable.paymentFailed,
          planStartedAt: userTable.planStartedAt,
        })
        .from(userTable)
        .where(eq(userTable.id, userId));
      return row ?? { accountStatus: null, paymentFailed: false, planStartedAt: null };
    },
  };
}
