import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { AccountStatus } from '../accounts/accounts.schema';
import { userTable } from '../accounts/accounts.table';

export interface Owner {
  /** The database of the account's contracts; null: the directory. */
  shard: string | null;
  plan: AccountStatus | null;
}

/** What whoever works on contracts has to know of their owner. */
export function createOwnersRepository(directory: Database) {
  return {
    async find({ ownerId }: { ownerId: string }): Promise<Owner | null> {
      const [row] = await directory
        .select({ shard: userTable.shard, plan: userTable.accountStatus })
        .from(userTable)
        .where(eq(userTable.id, ownerId));
      return row ?? null;
    },

    /** Gives a database to an account that has none, and nothing in the directory either. */
    async place({ ownerId, shard }: { ownerId: string; shard: string }): Promise<void> {
      const keepsNothing = ['contract', 'generated_contract', 'usage_reservation'].map(
        (name) => sql`not exists (select 1 from ${sql.identifier(name)} where owner_id = ${ownerId})`,
      );
      await directory
        .update(userTable)
        .set({ shard })
        .where(and(eq(userTable.id, ownerId), isNull(userTable.shard), ...keepsNothing));
    },
  };
}
