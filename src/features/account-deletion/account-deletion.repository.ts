import { eq, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { userTable, verificationTable } from '../accounts/accounts.table';
import { neverLess, spentAllowanceTable, spentBy } from '../accounts/free-allowance/spent-allowance.table';
import { billingNoticeTable, billingTable } from '../billing/billing.table';
import { contractTable } from '../contracts/contracts.table';
import { generatedContractTable } from '../generated-contracts/generated-contracts.table';
import { supportMessageTable } from '../support/support.table';
import { usageReservationTable } from '../usage/usage.table';
import { accountDeletionTable as table } from './account-deletion.table';

export type AccountDeletionRow = typeof table.$inferSelect;

export function createAccountDeletionRepository(db: Database) {
  return {
    /**
     * Deletes every row of the account, all or none, and leaves one that names what is still to delete: its files, and
     * the customer that the payment provider knows. It is to be kept until `watchUntil` when an analysis is under way,
     * else no longer than that takes.
     */
    async begin({
      userId,
      addressHash,
      now,
      watchUntil,
    }: {
      userId: string;
      /** Under which what was used of the free plan is kept. */
      addressHash: string;
      now: Date;
      watchUntil: Date;
    }): Promise<AccountDeletionRow> {
      const underWay = sql`exists (select 1 from contract
        where owner_id = ${userId} and status not in ('complete', 'failed'))`;
      const [rows] = await db.batch([
        db
          .insert(table)
          .values({
            userId,
            watchUntil: sql`case when ${underWay} then ${watchUntil.getTime()} else ${now.getTime()} end`,
            customerId: sql`(select customer_id from billing where user_id = ${userId})`,
          })
          // Asked twice at once: the second finds nothing under way any more.
          .onConflictDoUpdate({ target: table.userId, set: { userId } })
          .returning(),
        db.insert(spentAllowanceTable).select(spentBy({ userId, addressHash })).onConflictDoUpdate(neverLess),
        // Analyses go with their contracts; sessions, passwords, registrations, address changes and translations with
        // their user.
        db.delete(contractTable).where(eq(contractTable.ownerId, userId)),
        db.delete(generatedContractTable).where(eq(generatedContractTable.ownerId, userId)),
        db.delete(usageReservationTable).where(eq(usageReservationTable.ownerId, userId)),
        db.delete(billingNoticeTable).where(eq(billingNoticeTable.userId, userId)),
        db.delete(billingTable).where(eq(billingTable.userId, userId)),
        // Messages name no account: these name its address, which is proven.
        db.delete(supportMessageTable).where(sql`email = (select email from user where id = ${userId})`),
        db
          .delete(verificationTable)
          .where(
            sql`value = ${userId} or identifier = (select 'email-verification-otp-' || email from user where id = ${userId})`,
          ),
        db.delete(userTable).where(eq(userTable.id, userId)),
      ]);
      const [row] = rows;
      if (!row) throw new Error('nothing was inserted');
      return row;
    },

    async list({ limit }: { limit: number }): Promise<AccountDeletionRow[]> {
      return db.select().from(table).orderBy(table.watchUntil).limit(limit);
    },

    /** The payment provider knows nothing of the account any more. */
    async forgetCustomer({ userId }: { userId: string }): Promise<void> {
      await db.update(table).set({ customerId: null }).where(eq(table.userId, userId));
    },

    async end({ userId }: { userId: string }): Promise<void> {
      await db.delete(table).where(eq(table.userId, userId));
    },
  };
}
