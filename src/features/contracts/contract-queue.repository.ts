import { and, eq, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { staysHere } from '../owners/moving-account.table';
import { finalStatuses } from './contract-status.rules';
import { contractTable } from './contracts.table';

/** Which contracts have a place at work, wait for one, wait for a language model or stand still. */
export function createContractQueueRepository(db: Database) {
  const unfinished = (id: string) =>
    and(eq(contractTable.id, id), notInArray(contractTable.status, [...finalStatuses]));

  return {
    /**
     * Gives waiting contracts of an owner, those that wait longest first, a place at work, as long as no more than `most`
     * have one. One statement, so that several at the same moment cannot pass that together. Answers whom to queue.
     * `ready`: one that kept its place while it was stored and paid for, and now waits like the others.
     */
    async admit({ ownerId, ready, most, now }: { ownerId: string; ready?: string; most: number; now: Date }) {
      const open = sql`owner_id = ${ownerId} and status not in ('complete', 'failed')`;
      if (ready) {
        await db
          .update(contractTable)
          .set({ queuedAt: null })
          .where(
            and(eq(contractTable.ownerId, ownerId), eq(contractTable.id, ready), eq(contractTable.status, 'uploaded')),
          );
      }
      return db.all<{ id: string }>(sql`
        update contract set queued_at = ${now.getTime()}, status_changed_at = ${now.getTime()}
        where id in (
          select id from contract where ${open} and queued_at is null and status = 'uploaded'
          order by status_changed_at, id
          limit max(0, ${most} - (select count(*) from contract where ${open} and queued_at is not null)))
        returning id`);
    },

    /** Owners of whom something waits although fewer than `most` of theirs are at work. */
    async listOwnersWaiting({ most, limit }: { most: number; limit: number }): Promise<string[]> {
      const owners = await db.all<{ ownerId: string }>(sql`
        select owner_id as ownerId from contract where status not in ('complete', 'failed') and ${staysHere} group by owner_id
        having sum(queued_at is not null) < ${most} and sum(queued_at is null and status = 'uploaded') > 0 limit ${limit}`);
      return owners.map(({ ownerId }) => ownerId);
    },

    /** Puts an unfinished contract back until a language model is there again; null where there is no such contract. */
    async awaitModel({ id, now }: { id: string; now: Date }) {
      const [row] = await db
        .update(contractTable)
        .set({
          status: 'uploaded',
          attempts: 0,
          statusChangedAt: now,
          waitingSince: sql`coalesce(${contractTable.waitingSince}, ${now.getTime()})`,
        })
        .where(unfinished(id))
        .returning({ ownerId: contractTable.ownerId, waitingSince: contractTable.waitingSince });
      return row ? { ownerId: row.ownerId, since: row.waitingSince ?? now } : null;
    },

    /** Puts an unfinished contract back to its start, with its place at work. False where there is no such contract. */
    async putBack({ id, now }: { id: string; now: Date }): Promise<boolean> {
      const back = await db
        .update(contractTable)
        .set({
          status: 'uploaded',
          queuedAt: sql`coalesce(${contractTable.queuedAt}, ${now.getTime()})`,
          statusChangedAt: now,
        })
        .where(unfinished(id))
        .returning({ id: contractTable.id });
      return back.length > 0;
    },

    /** Contracts in a non-terminal status since before `before`, without those that wait for a place at work. */
    async listStuck({
      before,
      limit,
    }: {
      before: Date;
      limit: number;
    }): Promise<{ id: string; ownerId: string; attempts: number }[]> {
      const { id, ownerId, attempts } = contractTable;
      return db
        .select({ id, ownerId, attempts })
        .from(contractTable)
        .where(
          and(
            sql`status not in ('complete', 'failed')`,
            lt(contractTable.statusChangedAt, before),
            sql`(queued_at is not null or status <> 'uploaded')`,
            staysHere,
          ),
        )
        .orderBy(contractTable.statusChangedAt)
        .limit(limit);
    },
  };
}
