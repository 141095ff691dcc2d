import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { staysHere } from '../owners/moving-account.table';
import type { Allowance } from './usage.rules';
import { usageReservationTable as reservation, spentForLife } from './usage.table';

/** An upload is stored within this time after its reservation, or was cut off. */
const cutOffAfterMs = 60_000;

export function createUsageRepository(db: Database) {
  /** Reserved for something that is not there, and by then would be. */
  const cutOff = (
    now: Date,
  ) => sql`state = 'reserved' and usage_reservation.created_at < ${now.getTime() - cutOffAfterMs}
    and not exists (select 1 from contract where contract.id = usage_reservation.contract_id)
    and not exists (select 1 from reread where reread.charge_id = usage_reservation.contract_id)`;

  return {
    /**
     * Analyses and tokens reserved or settled in the period that starts then. What was reserved for an upload that a
     * crash cut off does not count, also before the clock gives it back.
     */
    async totals({
      ownerId,
      periodStart,
      now,
    }: {
      ownerId: string;
      periodStart: Date;
      now: Date;
    }): Promise<{ analyses: number; tokens: number }> {
      const [row] = await db
        .select({
          analyses: sql<number>`coalesce(sum(${reservation.analyses}), 0)`,
          tokens: sql<number>`coalesce(sum(${reservation.tokens}), 0)`,
        })
        .from(reservation)
        .where(
          and(
            eq(reservation.ownerId, ownerId),
            eq(reservation.periodStart, periodStart),
            ne(reservation.state, 'released'),
            sql`not (${cutOff(now)})`,
          ),
        );
      return row ?? { analyses: 0, tokens: 0 };
    },

    /**
     * Reserves one analysis, or tokens alone, if the allowance still has room for it. One statement, so that uploads
     * at the same moment cannot pass the limit together. A released reservation of the same contract is taken up again.
     */
    async reserve(
      { analyses = 1, ...wanted }: { ownerId: string; contractId: string; tokens: number; analyses?: 0 | 1; now: Date },
      allowance: Allowance,
    ): Promise<boolean> {
      const period = allowance.periodStart.getTime();
      const used = sql`from usage_reservation where owner_id = ${wanted.ownerId} and period_start = ${period} and state <> 'released' and not (${cutOff(wanted.now)})`;
      const taken = await db.all(sql`
        insert into usage_reservation (contract_id, owner_id, tokens, analyses, state, period_start, created_at)
        select ${wanted.contractId}, ${wanted.ownerId}, ${wanted.tokens}, ${analyses}, 'reserved', ${period}, ${wanted.now.getTime()}
        where (${analyses} = 0 or (select coalesce(sum(analyses), 0) ${used}) < ${allowance.analyses})
          and (select coalesce(sum(tokens), 0) ${used}) + ${wanted.tokens} <= ${allowance.tokens}
        on conflict (contract_id) do update set state = 'reserved', tokens = excluded.tokens,
          period_start = excluded.period_start, created_at = excluded.created_at
        where usage_reservation.state = 'released'
        returning contract_id`);
      return taken.length > 0;
    },

    /** Used of an allowance that is for life. */
    async spentForLife({ ownerId }: { ownerId: string }): Promise<{ analyses: number; tokens: number }> {
      const [row] = await db.all<{ analyses: number; tokens: number }>(spentForLife(ownerId));
      return row ?? { analyses: 0, tokens: 0 };
    },

    /** Charges an account, once, with what was used of it before the account was. */
    async carryOver(spent: { ownerId: string; analyses: number; tokens: number; now: Date }): Promise<void> {
      const { ownerId, analyses, tokens, now } = spent;
      const carried = { contractId: `carried-${ownerId}`, ownerId, analyses, tokens, createdAt: now };
      await db
        .insert(reservation)
        .values({ ...carried, state: 'settled', periodStart: new Date(0) })
        .onConflictDoNothing();
    },

    async settle({ contractId }: { contractId: string }): Promise<void> {
      await db
        .update(reservation)
        .set({ state: 'settled' })
        .where(and(eq(reservation.contractId, contractId), eq(reservation.state, 'reserved')));
    },

    /** Gives a reservation back. A settled one stays. */
    async release({ contractId }: { contractId: string }): Promise<void> {
      await db
        .update(reservation)
        .set({ state: 'released' })
        .where(and(eq(reservation.contractId, contractId), eq(reservation.state, 'reserved')));
    },

    /** Gives back what failed contracts still hold, and what was reserved for uploads that were cut off. */
    async releaseOrphans({ now }: { now: Date }): Promise<number> {
      const released = await db.all(sql`
        update usage_reservation set state = 'released'
        where state = 'reserved' and ${staysHere} and (
          exists (select 1 from contract where contract.id = usage_reservation.contract_id and status = 'failed')
          or ${cutOff(now)})
        returning contract_id`);
      return released.length;
    },
  };
}
