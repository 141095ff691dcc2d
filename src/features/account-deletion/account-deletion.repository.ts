import { eq, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { userTable, verificationTable } from '../accounts/accounts.table';
import { neverLess, spentAllowanceTable } from '../accounts/free-allowance/spent-allowance.table';
import { billingNoticeTable, billingTable } from '../billing/billing.table';
import { contractTable, searchedTextTable } from '../contracts/contracts.table';
import { generatedContractTable } from '../generated-contracts/generated-contracts.table';
import { ownClauseTable } from '../own-clauses/own-clauses.table';
import { ownRuleTable } from '../own-rules/own-rules.table';
import { movingAccountTable } from '../owners/moving-account.table';
import { questionTable } from '../questions/questions.table';
import { supportMessageTable } from '../support/support.table';
import { translationTable } from '../translation/translation.table';
import { spentForLife, usageReservationTable } from '../usage/usage.table';
import { accountDeletionTable as table } from './account-deletion.table';

export type AccountDeletionRow = typeof table.$inferSelect;

/** Deletes all that a database holds of an account's contracts, and its own clauses and rules; analyses, dates, reminders, tags and checklists go with them. */
const eraseOwnedRows = (db: Database, { ownerId }: { ownerId: string }) =>
  [
    // First: it refuses what follows.
    db.delete(movingAccountTable).where(eq(movingAccountTable.accountId, ownerId)),
    db.delete(questionTable).where(eq(questionTable.ownerId, ownerId)),
    db.delete(contractTable).where(eq(contractTable.ownerId, ownerId)),
    db.delete(generatedContractTable).where(eq(generatedContractTable.ownerId, ownerId)),
    db.delete(usageReservationTable).where(eq(usageReservationTable.ownerId, ownerId)),
    db.delete(searchedTextTable).where(eq(searchedTextTable.ownerId, ownerId)),
    db.delete(ownRuleTable).where(eq(ownRuleTable.ownerId, ownerId)),
    db.delete(ownClauseTable).where(eq(ownClauseTable.ownerId, ownerId)),
    db.delete(translationTable).where(eq(translationTable.ownerId, ownerId)),
  ] as const;

/** What a database holds of accounts' contracts, in whichever table. */
export function createOwnedRowsRepository(db: Database) {
  return {
    async erase(owner: { ownerId: string }): Promise<void> {
      await db.batch(eraseOwnedRows(db, owner));
    },
  };
}

export function createAccountDeletionRepository(db: Database) {
  return {
    /**
     * Deletes every row of the account here, all or none, and leaves one that names what is still to delete: its rows
     * elsewhere, its files, and the customer that the payment provider knows. It is to be kept until `watchUntil` when
     * an analysis is under way or may be (`elsewhere`), or a move to another database, else no longer than that takes.
     */
    async begin({
      userId,
      addressHash,
      elsewhere,
      now,
      watchUntil,
    }: {
      userId: string;
      /** Under which what was used of the free plan is kept. */
      addressHash: string;
      /** Its contracts are in another database. */
      elsewhere: boolean;
      now: Date;
      watchUntil: Date;
    }): Promise<AccountDeletionRow> {
      const underWay = sql`(${elsewhere} or exists (select 1 from contract
        where owner_id = ${userId} and status not in ('complete', 'failed'))
        or exists (select 1 from moving_account where account_id = ${userId}))`;
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
        db
          .insert(spentAllowanceTable)
          .select(sql`select ${addressHash}, analyses, tokens from (${spentForLife(userId)}) where true`)
          .onConflictDoUpdate(neverLess),
        ...eraseOwnedRows(db, { ownerId: userId }),
        // Sessions, passwords, registrations, address changes and the address for calendars go with their user.
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
