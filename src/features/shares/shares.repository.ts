import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { maxShares } from './share-forms.schema';
import { shareTable as table } from './shares.table';

export type ShareRow = typeof table.$inferSelect;
type OfContract = { userId: string; contractId: string };

const ofContract = ({ userId, contractId }: OfContract) =>
  and(eq(table.userId, userId), eq(table.contractId, contractId));

export function createSharesRepository(db: Database) {
  return {
    /** The last that was made first. */
    async list(of: OfContract): Promise<ShareRow[]> {
      return db.select().from(table).where(ofContract(of)).orderBy(desc(table.createdAt), table.id);
    },

    /** False where the contract has as many as it may: one statement, so that none comes beyond. */
    async add(row: ShareRow): Promise<boolean> {
      const { id, userId, contractId, tokenHash, withText, passwordHash, expiresAt, views, lastViewedAt } = row;
      const added = await db
        .insert(table)
        .select(
          sql`select ${id}, ${userId}, ${contractId}, ${tokenHash}, ${Number(withText)}, ${passwordHash},
            ${expiresAt?.getTime() ?? null}, ${views}, ${lastViewedAt?.getTime() ?? null}, ${row.createdAt.getTime()}
            where (select count(*) from ${table} where ${ofContract(row)}) < ${maxShares}`,
        )
        .returning({ id: table.id });
      return added.length > 0;
    },

    /** False: there is no such link of this account and contract. */
    async remove({ id, ...of }: OfContract & { id: string }): Promise<boolean> {
      const removed = await db
        .delete(table)
        .where(and(eq(table.id, id), ofContract(of)))
        .returning({ id: table.id });
      return removed.length > 0;
    },

    /** For a contract that is deleted. */
    async removeOfContract(of: OfContract): Promise<void> {
      await db.delete(table).where(ofContract(of));
    },

    /** For who follows a link, and so names its owner by it. */
    async findByToken({ tokenHash }: { tokenHash: string }): Promise<ShareRow | null> {
      const [row] = await db.select().from(table).where(eq(table.tokenHash, tokenHash));
      return row ?? null;
    },

    async countView({ id, now }: { id: string; now: Date }): Promise<void> {
      await db
        .update(table)
        .set({ views: sql`${table.views} + 1`, lastViewedAt: now })
        .where(eq(table.id, id));
    },

    /** All of an account, without what opens them; oldest first. */
    async exportOf({ userId }: { userId: string }) {
      const { userId: _, tokenHash, passwordHash, ...told } = getTableColumns(table);
      return db
        .select({ ...told, hasPassword: sql<boolean>`${passwordHash} is not null`.mapWith(Boolean) })
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(table.createdAt, table.id);
    },
  };
}
