import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { maxOwnClauses } from './own-clause-forms.schema';
import type { OwnClauseFilters } from './own-clauses.schema';
import { ownClauseTable as table } from './own-clauses.table';

type Row = typeof table.$inferSelect;
type Owned = { ownerId: string; id: string };
const { ownerId: _owner, words: _words, ...shown } = getTableColumns(table);

export function createOwnClausesRepository(db: Database) {
  const isOwned = ({ ownerId, id }: Owned) => and(eq(table.id, id), eq(table.ownerId, ownerId));

  return {
    /** Those that have all the words, each as the beginning of one; the last that was written first. */
    async list({
      ownerId,
      category,
      words,
    }: { ownerId: string; words: readonly string[] } & Pick<OwnClauseFilters, 'category'>) {
      return db
        .select(shown)
        .from(table)
        .where(
          and(
            eq(table.ownerId, ownerId),
            category && eq(table.category, category),
            ...words.map((word) => sql`instr(' ' || ${table.words}, ${` ${word}`}) > 0`),
          ),
        )
        .orderBy(desc(table.updatedAt), desc(table.id));
    },

    /** False where as many are kept as may be: one statement, so that none comes beyond. */
    async add({ id, ownerId, title, category, language, text, note, words, createdAt, updatedAt }: Row) {
      const added = await db
        .insert(table)
        .select(
          sql`select ${id}, ${ownerId}, ${title}, ${category}, ${language}, ${text}, ${note}, ${words}, ${createdAt.getTime()},
            ${updatedAt.getTime()} where (select count(*) from ${table} where owner_id = ${ownerId}) < ${maxOwnClauses}`,
        )
        .returning({ id: table.id });
      return added.length > 0;
    },

    /** Null where there is none. */
    async change({ id, ownerId, ...change }: Owned & Omit<Row, 'createdAt'>) {
      const [row] = await db.update(table).set(change).where(isOwned({ ownerId, id })).returning(shown);
      return row ?? null;
    },

    /** False where there is none. */
    async delete(of: Owned): Promise<boolean> {
      const deleted = await db.delete(table).where(isOwned(of));
      return deleted.meta.changes > 0;
    },
  };
}
