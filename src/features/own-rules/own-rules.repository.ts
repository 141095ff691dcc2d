import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { type Rule, ruleSchema } from './own-rules.schema';
import { ownRuleTable as table } from './own-rules.table';

const read = (stored: string): Rule[] => {
  const { data } = ruleSchema.safeParse(JSON.parse(stored));
  return data ? [data] : [];
};

export function createOwnRulesRepository(db: Database) {
  return {
    async find({ ownerId }: { ownerId: string }): Promise<Rule[]> {
      const rows = await db.select().from(table).where(eq(table.ownerId, ownerId)).orderBy(asc(table.place));
      return rows.flatMap(({ rule }) => read(rule));
    },

    /** In the place of those before. */
    async save({ ownerId, rules, now }: { ownerId: string; rules: readonly Rule[]; now: Date }): Promise<void> {
      await db.batch([
        db.delete(table).where(eq(table.ownerId, ownerId)),
        db
          .insert(table)
          .select(sql`select ${ownerId}, key, value, ${now.getTime()} from json_each(${JSON.stringify(rules)})`),
      ]);
    },
  };
}
