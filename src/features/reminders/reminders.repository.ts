import { and, asc, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { isoDay } from '#src/kernel/clock.ts';
import { contractDateTable as dates, isLastDay, contractTable as upload } from '../contracts/contracts.table';
import { staysHere } from '../owners/moving-account.table';
import { daysAhead, restsForMs } from './reminders.rules';
import { reminderTable as table } from './reminders.table';

export type ReminderRow = typeof table.$inferSelect;

const day = 24 * 60 * 60_000;
/** Of these more is told in the next sweep. */
const datesASweep = 200;

/** Days of contracts in one database that are to be mailed, and were. */
export function createRemindersRepository(db: Database) {
  return {
    /**
     * Takes up the last days that have come near, each once for 30 and once for 7 days, and notes which are to be mailed:
     * none of a contract that has ended before or whose owner does not want it. Who uploads a contract within the 30 days
     * has just read of the day, and is told at 7 days; within those, as soon as the analysis is an hour old.
     */
    async takeUp({ now }: { now: Date }): Promise<number> {
      const ahead = (days: number) => isoDay(new Date(now.getTime() + days * day));
      const [today, second] = [isoDay(now), ahead(daysAhead.second)];
      const near = (before: SQL, until: string) => sql`
        select d.rowid from contract_date d
          join contract c on c.id = d.contract_id and c.status = 'complete'
          join analysis a on a.contract_id = d.contract_id and a.created_at <= ${now.getTime() - restsForMs}
        where ${isLastDay} and ${before} and d.date > ${today} and d.date <= ${until} and d.${staysHere}
        order by d.date, d.rowid limit ${datesASweep}`;
      const days = sql<number>`iif(date <= ${second}, ${daysAhead.second}, ${daysAhead.first})`;
      const note = (chosen: SQL) =>
        db
          .insert(table)
          .select(sql`
            select d.contract_id, d.owner_id, kind, d.date, ${days}, ${now.getTime()}, 0, null
            from contract_date d join contract c on c.id = d.contract_id
            where d.rowid in (${chosen}) and c.reminders
              and (d.date <= ${second} or d.date > date(c.created_at / 1000, 'unixepoch', ${`+${daysAhead.first} days`}))
              and coalesce((select max(e.date) from contract_date e where e.contract_id = d.contract_id and e.kind = 'expiry'),
                d.date) >= iif(kind = 'renewal', date(d.date, '-1 day'), d.date)`)
          .onConflictDoNothing();
      const mark = (chosen: SQL) => db.update(dates).set({ reminded: days }).where(sql`rowid in (${chosen})`);
      const fresh = near(sql`reminded is null`, ahead(daysAhead.first));
      const again = near(sql`reminded = ${sql.raw(String(daysAhead.first))}`, second);
      const [noted, , notedAgain] = await db.batch([note(fresh), mark(fresh), note(again), mark(again)]);
      return noted.meta.changes + notedAgain.meta.changes;
    },

    /** Owners of what is to be mailed, who had no mail of it on this day; what has become too late is left. */
    async listOwners({ now, limit }: { now: Date; limit: number }): Promise<string[]> {
      const today = isoDay(now);
      await db.run(sql`
        update reminder set next_try_at = null where next_try_at <= ${now.getTime()} and date <= ${today} and ${staysHere}`);
      const owners = await db.all<{ ownerId: string }>(sql`
        select distinct owner_id as ownerId from (
          select owner_id from reminder where next_try_at <= ${now.getTime()} and ${staysHere}
            and not exists (select 1 from reminder m where m.owner_id = reminder.owner_id and m.mailed_on = ${today})
          order by next_try_at limit ${datesASweep})
        limit ${limit}`);
      return owners.map(({ ownerId }) => ownerId);
    },

    /**
     * Takes all that is to be mailed to an owner, for one mail. It counts as mailed from here on, so that whoever breaks off
     * sends none twice. One statement, so that of sweeps side by side one alone gets them, and no other on this day.
     */
    async claim({ ownerId, now }: { ownerId: string; now: Date }): Promise<ReminderRow[]> {
      const today = isoDay(now);
      return db
        .update(table)
        .set({ nextTryAt: null, mailedOn: today, attempts: sql`${table.attempts} + 1` })
        .where(
          and(
            eq(table.ownerId, ownerId),
            sql`next_try_at <= ${now.getTime()} and date > ${today}`,
            sql`not exists (select 1 from reminder m where m.owner_id = ${ownerId} and m.mailed_on = ${today})`,
          ),
        )
        .returning();
    },

    /** The mail was not accepted: what was claimed for it on this day is to be mailed again. */
    async putBack({ ownerId, now, nextTryAt }: { ownerId: string; now: Date; nextTryAt: Date }): Promise<void> {
      const claimed = and(eq(table.ownerId, ownerId), eq(table.mailedOn, isoDay(now)));
      await db.update(table).set({ nextTryAt, mailedOn: null }).where(claimed);
    },

    /** Nobody wants it. */
    async leave({ ownerId }: { ownerId: string }): Promise<void> {
      const waiting = and(eq(table.ownerId, ownerId), isNotNull(table.nextTryAt));
      await db.update(table).set({ nextTryAt: null }).where(waiting);
    },

    /** What was mailed, for the owner's archive. */
    async listMailed({ ownerId }: { ownerId: string }) {
      const { contractId, kind, date, mailedOn } = table;
      return db
        .select({ contractId, kind, date, mailedOn })
        .from(table)
        .where(and(eq(table.ownerId, ownerId), isNotNull(mailedOn)))
        .orderBy(asc(mailedOn), asc(date));
    },

    /** The first dates from `today` on of an owner's contracts, in their order. */
    async datesAhead({ ownerId, today, limit }: { ownerId: string; today: string; limit: number }) {
      const { givenTitle, title, fileName } = upload;
      return db
        .select({
          contractId: upload.id,
          givenTitle,
          title,
          fileName,
          kind: dates.kind,
          label: dates.label,
          date: dates.date,
        })
        .from(dates)
        .innerJoin(upload, eq(upload.id, dates.contractId))
        .where(and(eq(dates.ownerId, ownerId), gte(dates.date, today), eq(upload.status, 'complete')))
        .orderBy(dates.date, upload.id)
        .limit(limit);
    },
  };
}
