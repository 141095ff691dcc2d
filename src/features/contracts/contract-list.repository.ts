import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import {
  type contractOrigins,
  type contractProgresses,
  contractsPerPage,
  type riskGrades,
} from './contract-choices.schema';
import type { ContractFilter, ContractListQuery } from './contract-list.schema';
import { finalStatuses } from './contract-status.rules';
import { searchedWords } from './contract-words.rules';
import { contractTable } from './contracts.table';

type Owner = { ownerId: string };

// The words alone are larger than all the rest, and no list shows them or the clauses.
const { words, addedClauses: _, ...listed } = getTableColumns(contractTable);
const { ownerId, status, risksHigh, risksMedium, risksLow, templateId, createdAt, id } = listed;

const withStatus: Record<(typeof contractProgresses)[number], SQL> = {
  'in-progress': notInArray(status, [...finalStatuses]),
  complete: eq(status, 'complete'),
  failed: eq(status, 'failed'),
};
const withRisk: Record<(typeof riskGrades)[number], SQL> = {
  high: sql`${risksHigh} > 0`,
  medium: sql`${risksHigh} = 0 and ${risksMedium} > 0`,
  low: sql`${risksHigh} = 0 and ${risksMedium} = 0 and ${risksLow} > 0`,
  none: sql`${risksHigh} = 0 and ${risksMedium} = 0 and ${risksLow} = 0`,
};
const withOrigin: Record<(typeof contractOrigins)[number], SQL> = {
  upload: isNull(templateId),
  template: isNotNull(templateId),
};
const newest = [desc(createdAt), desc(id)];
const orders: Record<ContractListQuery['sort'], SQL[]> = {
  newest,
  oldest: [asc(createdAt), asc(id)],
  // The words begin with the name, without case and accents.
  name: [asc(words), ...newest],
  risk: [sql`${risksHigh} desc nulls last`, sql`${risksMedium} desc`, sql`${risksLow} desc`, ...newest],
};

/** A search without a word in it finds nothing. */
const says = (looked: string[]) =>
  looked.length === 0 ? sql`false` : and(...looked.map((word) => sql`instr(${words}, ${word}) > 0`));

function chosen({ ownerId: owner, ...filter }: ContractFilter & Owner) {
  return and(
    eq(ownerId, owner),
    filter.status && withStatus[filter.status],
    filter.risk && withRisk[filter.risk],
    filter.language && eq(listed.detectedLanguage, filter.language),
    filter.origin && withOrigin[filter.origin],
    filter.search?.trim() ? says(searchedWords(filter.search)) : undefined,
  );
}

export function createContractListRepository(db: Database) {
  return {
    /** One page, or all where none is named. */
    async listOwned({ sort, page, ...filter }: ContractListQuery & Owner) {
      const rows = db
        .select(listed)
        .from(contractTable)
        .where(chosen(filter))
        .orderBy(...orders[sort]);
      return page === undefined ? rows : rows.limit(contractsPerPage).offset((page - 1) * contractsPerPage);
    },

    async countOwned(filter: ContractFilter & Owner): Promise<number> {
      const [row] = await db.select({ count: count() }).from(contractTable).where(chosen(filter));
      return row?.count ?? 0;
    },
  };
}
