import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { clauseSearchTable } from './clause-search.table';
import type { SearchIndex, SearchRow } from './clauses.schema';
import { clauseIndexTable } from './clauses.table';
import { scopeOf, searchExpression } from './search-query.rules';

/** A bound value holds at most 2 MB, and a row about 10 kB. */
const rowsAtOnce = 50;

/** A title counts more than tags, tags more than the description, that more than the wording. */
const rank = sql`bm25(clause_search, 0, 0, 0, 100, 30, 8, 1)`;

function partsOf(rows: readonly SearchRow[]): SearchRow[][] {
  const parts = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: parts }, (_, part) => rows.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce));
}

export function createClausesRepository(db: Database) {
  return {
    /**
     * The ids of the clauses that `words` find, the best first; null when this version was not seeded yet. Rows are
     * read for what is found alone.
     */
    async search(input: { version: string; locale: Locale; words: string }): Promise<string[] | null> {
      const expression = searchExpression(input, input.words);
      if (expression === null) return [];
      const { version } = clauseIndexTable;
      const [seeded, found] = await db.batch([
        db.select({ version }).from(clauseIndexTable).where(eq(version, input.version)),
        db
          .select({ id: clauseSearchTable.clauseId })
          .from(clauseSearchTable)
          .where(sql`clause_search match ${expression}`)
          .orderBy(rank, clauseSearchTable.clauseId),
      ]);
      return seeded.length > 0 ? found.map(({ id }) => id) : null;
    },

    async isSeeded({ version }: { version: string }): Promise<boolean> {
      const rows = await db.select().from(clauseIndexTable).where(eq(clauseIndexTable.version, version));
      return rows.length > 0;
    },

    /** Stores what is searched, all or nothing. Of several at once the first one does it, the others change nothing. */
    async seed({ index: { version, rows }, now }: { index: SearchIndex; now: Date }): Promise<void> {
      const inserts = partsOf(rows).map((part) => {
        const words = part.map((row) => ({ ...row, scope: scopeOf(version, row.locale) }));
        return db.insert(clauseSearchTable).select(sql`
          select value ->> 'id', ${version}, value ->> 'scope', value ->> 'title', value ->> 'tags',
            value ->> 'description', value ->> 'wording'
          from json_each(${JSON.stringify(words)})
          where not exists (select 1 from clause_index where version = ${version})`);
      });
      const done = db.insert(clauseIndexTable).values({ version, seededAt: now }).onConflictDoNothing();
      const [first = done, ...others] = inserts;
      await db.batch([first, ...others, done]);
    },

    /** Removes the versions, other than this one, that were stored before `before`. Answers how many. */
    async forget({ except, before }: { except: string; before: Date }): Promise<number> {
      const old = await db
        .select({ version: clauseIndexTable.version })
        .from(clauseIndexTable)
        .where(and(ne(clauseIndexTable.version, except), lt(clauseIndexTable.seededAt, before)));
      const versions = old.map(({ version }) => version);
      if (versions.length === 0) return 0;
      await db.batch([
        db.delete(clauseSearchTable).where(inArray(clauseSearchTable.version, versions)),
        db.delete(clauseIndexTable).where(inArray(clauseIndexTable.version, versions)),
      ]);
      return versions.length;
    },
  };
}
