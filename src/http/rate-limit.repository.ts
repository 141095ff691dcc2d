import { inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { deleteInBatches } from '../db/delete-in-batches';
import { rateLimitTable } from './rate-limit.table';

export interface Hit {
  key: string;
  limit: number;
  windowMs: number;
}

export function createRateLimitRepository(db: Database) {
  return {
    /**
     * Counts one call under all its keys if the windows of all have room, else under none: a refused call writes
     * nothing. One conditional statement, so that calls at the same moment cannot pass a limit together. Null, or when
     * there is room again.
     */
    async count(hits: Hit[], now: Date): Promise<Date | null> {
      if (hits.length === 0) return null;
      const time = now.getTime();
      const asked = sql`json_each(${JSON.stringify(hits)}) hit`;
      const counted = await db.all(sql`
        insert into rate_limit (key, hits, resets_at)
        select hit.value ->> 'key', 1, ${time} + (hit.value ->> 'windowMs') from ${asked}
        where not exists (
          select 1 from ${asked} join rate_limit taken on taken.key = hit.value ->> 'key'
          where taken.resets_at > ${time} and taken.hits >= (hit.value ->> 'limit'))
        on conflict (key) do update set
          hits = case when resets_at <= ${time} then 1 else hits + 1 end,
          resets_at = case when resets_at <= ${time} then excluded.resets_at else resets_at end
        returning key`);
      if (counted.length > 0) return null;
      const keys = hits.map(({ key }) => key);
      const rows = await db.select().from(rateLimitTable).where(inArray(rateLimitTable.key, keys));
      const full = hits.flatMap(({ key, limit }) => rows.filter((row) => row.key === key && row.hits >= limit));
      return new Date(Math.max(time, ...full.map(({ resetsAt }) => resetsAt.getTime())));
    },

    async deleteExpired({ now }: { now: Date }): Promise<number> {
      const { key, resetsAt } = rateLimitTable;
      return deleteInBatches(async (limit) => {
        const some = db.select({ key }).from(rateLimitTable).where(lte(resetsAt, now)).limit(limit);
        const deleted = await db.delete(rateLimitTable).where(inArray(key, some));
        return deleted.meta.changes;
      });
    },
  };
}
