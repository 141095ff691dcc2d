import { sql } from 'drizzle-orm';
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { generatedContractTable } from '../generated-contracts/generated-contracts.table';
import { tagNamesSchema } from './contracts.schema';
import { contractTable } from './contracts.table';

/** What the owner calls together by: a tag of a contract a row. */
export const contractTagTable = sqliteTable(
  'contract_tag',
  {
    contractId: text('contract_id')
      .notNull()
      .references(() => contractTable.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    /** What tells tags apart (`contract-tags.rules.ts`). */
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.key] }),
    index('contract_tag_owner').on(table.ownerId, table.key),
  ],
);

/** The same of contracts made from templates, which have a table of their own. */
export const generatedContractTagTable = sqliteTable(
  'generated_contract_tag',
  {
    contractId: text('contract_id')
      .notNull()
      .references(() => generatedContractTable.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    key: text('key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.key] }),
    index('generated_contract_tag_owner').on(table.ownerId, table.key),
  ],
);

const namesIn = (
  tags: typeof contractTagTable | typeof generatedContractTagTable,
  { id }: typeof contractTable | typeof generatedContractTable,
) =>
  sql<string[]>`(
  select json_group_array(name) from (
    select ${tags.name} as name from ${tags} where ${tags.contractId} = ${id} order by ${tags.key}))`.mapWith(
    (stored: string) => tagNamesSchema.parse(JSON.parse(stored)),
  );

/** The tags of the contract that a query reads, in the order of the alphabet. */
export const tagsOfContract = namesIn(contractTagTable, contractTable);
export const tagsOfGenerated = namesIn(generatedContractTagTable, generatedContractTable);
