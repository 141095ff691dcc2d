import { sql } from 'drizzle-orm';
import type { CurrentUser } from './accounts.schema';
import { userTable } from './accounts.table';

/** Who makes a call, as a session or a token leads to them. */
export interface KnownUser {
  user: CurrentUser;
  /** The database of the user's contracts; null: the directory. */
  shard: string | null;
}

const columns = {
  user: userTable,
  hasPassword: sql<number>`exists (select 1 from account where user_id = ${userTable.id} and provider_id = 'credential')`,
};

/** What a statement that finds a caller selects, and how it is read. */
export const knownUser = {
  columns,
  read({ user, hasPassword }: { user: typeof userTable.$inferSelect; hasPassword: number }): KnownUser {
    const { id, email, firstName, lastName, image, accountStatus, paymentFailed, shard } = user;
    const authProvider = hasPassword ? 'local' : 'google';
    return {
      user: { id, email, firstName, lastName, profileImageUrl: image, accountStatus, paymentFailed, authProvider },
      shard,
    };
  },
};
