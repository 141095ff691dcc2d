import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client';
import { rateLimitTable } from './rate-limit.table';

export interface Hit {
  key: string;
  limit: number;
  windowMs: number;
}

export function createRateLimitRepository(db: Database) {
  return {
    /**
     * Counts one hit under the key if its window has room. One conditional statement, so that
     * hits at the same moment cannot pass the limit together. Null, or when there is room again.
     */
    async count({ key, limit, windowMs }: Hit, now: Date): Promise<Date | null> {
      const resetsAt = now.getTime() + windowMs;
      const counted = await db.all(sql`
        insert into rate_limit (key, hits, resets_at) values (${key}, 1, ${resetsAt})
        on conflict (key) do update set
          hits = case when resets_at <= ${now.getTime()} then 1 else hits + 1 end,
          resets_at = case when resets_at <= ${now.getTime()} then excluded.resets_at else resets_at end
        where resets_at <= ${now.getTime()} or hits < ${limit}
        returning key`);
      if (counted.length > 0) return null;
      const [row] = await db
        .select({ resetsAt: rateLimitTable.resetsAt })
        .from(rateLimitTable)
        .where(eq(rateLimitTable.key, key));
      return row?.resetsAt ?? new Date(resetsAt);
    },

    async deleteExpired({ now }: { now: Date }): Promise<number> {
      const deleted = await db.delete(rateLimitTable).where(lte(rateLimitTable.resetsAt, now));
      return deleted.meta.changes;
    },
  };
}
