import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { userTable } from '../accounts/accounts.table';
import type { FinishedStatus } from './webhooks.schema';
import { webhookDeliveryTable as table, webhookTable } from './webhooks.table';

/** What addresses are still to be told. For the system, which acts for no user here. */
export function createWebhookDeliveriesRepository(directory: Database) {
  return {
    /** One for each webhook of the owner, unless it is there. Answers the ids of those that are new. */
    async announce(of: {
      ownerId: string;
      contractId: string;
      status: FinishedStatus;
      finishedAt: Date;
      now: Date;
    }): Promise<string[]> {
      const finishedAt = of.finishedAt.getTime();
      const added = await directory
        .insert(table)
        .select(
          sql`select ${webhookTable.id} || ${`_${of.contractId}_${finishedAt}`}, ${webhookTable.id}, ${of.contractId},
            ${of.status}, ${finishedAt}, 0, ${of.now.getTime()} from ${webhookTable}
            where ${webhookTable.userId} = ${of.ownerId}`,
        )
        .onConflictDoNothing()
        .returning({ id: table.id });
      return added.map(({ id }) => id);
    },

    /** The longest waiting first. */
    async listDue({ now, limit }: { now: Date; limit: number }): Promise<string[]> {
      const due = await directory
        .select({ id: table.id })
        .from(table)
        .where(lte(table.nextTryAt, now))
        .orderBy(table.nextTryAt)
        .limit(limit);
      return due.map(({ id }) => id);
    },

    /** With where it goes and the plan of whose it is. */
    async find({ id }: { id: string }) {
      const [row] = await directory
        .select({ delivery: table, url: webhookTable.url, plan: userTable.accountStatus })
        .from(table)
        .innerJoin(webhookTable, eq(webhookTable.id, table.webhookId))
        .innerJoin(userTable, eq(userTable.id, webhookTable.userId))
        .where(eq(table.id, id));
      return row ?? null;
    },

    /** Compare-and-set: false where another message has taken this try. */
    async claim({ id, tries, nextTryAt }: { id: string; tries: number; nextTryAt: Date }): Promise<boolean> {
      const claimed = await directory
        .update(table)
        .set({ tries: tries + 1, nextTryAt })
        .where(and(eq(table.id, id), eq(table.tries, tries)));
      return claimed.meta.changes > 0;
    },

    async remove({ id }: { id: string }): Promise<void> {
      await directory.delete(table).where(eq(table.id, id));
    },
  };
}
