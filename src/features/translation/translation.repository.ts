import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { translationTable as table } from './translation.table';

export function createTranslationsRepository(db: Database) {
  return {
    async find({ ownerId, key }: { ownerId: string; key: string }): Promise<string | null> {
      const [row] = await db
        .select({ translatedText: table.translatedText })
        .from(table)
        .where(and(eq(table.ownerId, ownerId), eq(table.key, key)));
      return row?.translatedText ?? null;
    },

    /** Of two that were made at once the first is kept. */
    async keep(translation: typeof table.$inferInsert): Promise<void> {
      await db.insert(table).values(translation).onConflictDoNothing();
    },

    /** Deletes those made before that time, and all but the newest `most` rows. */
    async deleteOld({ before, most }: { before: Date; most: number }): Promise<number> {
      // Row ids grow, so that what is beyond the newest is found without counting.
      const surplus = sql`rowid <= (select max(rowid) from ${table}) - ${most}`;
      const deleted = await db.delete(table).where(or(lt(table.createdAt, before), surplus));
      return deleted.meta.changes;
    },
  };
}
