import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';

/** What an account wants of every contract, in its order. */
export const ownRuleTable = sqliteTable(
  'own_rule',
  {
    ownerId: text('owner_id').notNull(),
    place: integer('place').notNull(),
    /** JSON of `Rule`; one that is none any more is left out when it is read. */
    rule: text('rule').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.place] })],
);
