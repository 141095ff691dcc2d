import { and, desc, eq, gte, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import type { Database } from '#src/db/client.ts';
import { lastDayKinds } from '../contracts/analysis-shape.schema';
import { finalStatuses } from '../contracts/contract-status.rules';
import { tagKey } from '../contracts/contract-tags.rules';
import {
  contractTagTable,
  generatedContractTagTable,
  tagsOfContract,
  tagsOfGenerated,
} from '../contracts/contract-tags.table';
import { searchedWords } from '../contracts/contract-words.rules';
import type { ContractErrorCode } from '../contracts/contracts.errors';
import { type ContractStatus, type ListedDate, listedDateSchema } from '../contracts/contracts.schema';
import {
  analysisTable as analysis,
  contractDateTable as dates,
  isUploaded,
  searchedTextTable as searched,
  contractTable as upload,
} from '../contracts/contracts.table';
import { generatedContractTable as generated } from '../generated-contracts/generated-contracts.table';
import {
  type contractProgresses,
  contractsPerPage,
  mostContractsListed,
  type riskGrades,
} from './contract-choices.schema';
import type { ComingDate, ContractFilter, ContractListQuery } from './contract-list.schema';

type Owner = { ownerId: string };

const { status, risksHigh, risksMedium, risksLow } = upload;

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

/** Each word has to be in the name, the analysis or the text. A search without a word in it finds nothing. */
function says({ id, words }: typeof upload | typeof generated, search: string | undefined) {
  if (!search?.trim()) return undefined;
  const looked = searchedWords(search);
  const inText = (word: string) => sql`exists (
    select 1 from ${searched} where ${searched.contractId} = ${id} and instr(${searched.words}, ${word}) > 0)`;
  const said = looked.map((word) => sql`(instr(${words}, ${word}) > 0 or ${inText(word)})`);
  return looked.length === 0 ? sql`false` : and(...said);
}

const hasTag = (
  tags: typeof contractTagTable | typeof generatedContractTagTable,
  { id }: typeof upload | typeof generated,
  tag: string | undefined,
) =>
  tag === undefined
    ? undefined
    : sql`exists (select 1 from ${tags} where ${tags.contractId} = ${id} and ${tags.key} = ${tagKey(tag)})`;

const isChosenUpload = (input: ContractFilter & Owner) =>
  and(
    eq(upload.ownerId, input.ownerId),
    isUploaded,
    input.origin === 'template' ? sql`false` : undefined,
    input.status && withStatus[input.status],
    input.risk && withRisk[input.risk],
    input.language && eq(upload.detectedLanguage, input.language),
    hasTag(contractTagTable, upload, input.tag),
    says(upload, input.search),
  );

/** A generated contract is ready from the start and was never checked for risks. */
const isChosenGenerated = ({ status = 'complete', ...input }: ContractFilter & Owner) =>
  and(
    eq(generated.ownerId, input.ownerId),
    input.origin === 'upload' || status !== 'complete' || input.risk ? sql`false` : undefined,
    input.language && eq(generated.detectedLanguage, input.language),
    hasTag(generatedContractTagTable, generated, input.tag),
    says(generated, input.search),
  );

/** The words are larger than all the rest: an order by name alone reads them, which they begin with. */
const nameIn = ({ words }: typeof upload | typeof generated, { sort }: ContractListQuery) =>
  (sort === 'name' ? sql<string>`substr(${words}, 1, 400)` : sql<string>`''`).as('name');

/** The first date of a contract from `today` on. */
const nextDate = (today: string) =>
  sql<ListedDate | null>`(
    select json_object('kind', ${dates.kind}, 'label', ${dates.label}, 'date', ${dates.date}) from ${dates}
    where ${dates.contractId} = ${upload.id} and ${dates.date} >= ${today} order by ${dates.date} limit 1)`
    .mapWith((stored: string): ListedDate | null => listedDateSchema.parse(JSON.parse(stored)))
    .as('next_date');

const kindsTold = ['effective', 'expiry', ...lastDayKinds] as const;

/** When a contract begins, ends and has to be given notice of, in the order of days. */
const toldDates = sql`(
  select json_group_array(json_object('kind', kind, 'date', date)) from (
    select ${dates.kind} as kind, ${dates.date} as date from ${dates}
    where ${dates.contractId} = ${upload.id} and ${inArray(dates.kind, kindsTold)} order by ${dates.date}))`.mapWith(
  (stored: string) => toldDatesSchema.parse(JSON.parse(stored)),
);
const toldDatesSchema = z.array(listedDateSchema.omit({ label: true }));

// By names that the columns of both have.
const newest = [sql`created_at desc`, sql`id desc`];
const orders: Record<ContractListQuery['sort'], SQL[]> = {
  newest,
  oldest: [sql`created_at`, sql`id`],
  name: [sql`name`, ...newest],
  risk: [sql`risks_high desc nulls last`, sql`risks_medium desc`, sql`risks_low desc`, ...newest],
};

/** The contracts of an account, uploaded and generated, which have tables of their own, as one list. */
export function createAccountContractsRepository(db: Database) {
  return {
    /** One page, or where none is named the first `mostContractsListed`. */
    async listOwned({ today, ...input }: ContractListQuery & Owner & { today: string }) {
      const uploads = db
        .select({
          id: upload.id,
          fileName: upload.fileName,
          givenTitle: upload.givenTitle,
          tags: tagsOfContract.as('tags'),
          status: upload.status,
          failureCode: upload.failureCode,
          waitingSince: upload.waitingSince,
          createdAt: upload.createdAt,
          updatedAt: upload.updatedAt,
          templateId: sql<string | null>`null`.as('template_id'),
          detectedLanguage: upload.detectedLanguage,
          languageConfidence: upload.languageConfidence,
          pages: upload.pages,
          summary: upload.summary,
          risksHigh,
          risksMedium,
          risksLow,
          title: upload.title,
          counterparty: upload.counterparty,
          nextDate: nextDate(today),
          name: nameIn(upload, input),
        })
        .from(upload)
        .where(isChosenUpload(input));
      const generatedOnes = db
        .select({
          id: generated.id,
          fileName: generated.fileName,
          givenTitle: sql<string | null>`null`.as('given_title'),
          tags: tagsOfGenerated.as('tags'),
          status: sql<ContractStatus>`'complete'`.as('status'),
          failureCode: sql<ContractErrorCode | null>`null`.as('failure_code'),
          waitingSince: sql<Date | null>`null`.as('waiting_since'),
          createdAt: generated.createdAt,
          updatedAt: generated.updatedAt,
          templateId: sql<string | null>`${generated.templateId}`.as('template_id'),
          detectedLanguage: generated.detectedLanguage,
          languageConfidence: generated.languageConfidence,
          pages: sql<number | null>`${generated.pages}`.as('pages'),
          summary: sql<string | null>`null`.as('summary'),
          risksHigh: sql<number | null>`null`.as('risks_high'),
          risksMedium: sql<number | null>`null`.as('risks_medium'),
          risksLow: sql<number | null>`null`.as('risks_low'),
          title: sql<string | null>`null`.as('title'),
          counterparty: sql<string | null>`null`.as('counterparty'),
          nextDate: sql<ListedDate | null>`null`.as('next_date'),
          name: nameIn(generated, input),
        })
        .from(generated)
        .where(isChosenGenerated(input));
      const rows = unionAll(uploads, generatedOnes).orderBy(...orders[input.sort]);
      const { page } = input;
      if (page === undefined) return rows.limit(mostContractsListed);
      return rows.limit(contractsPerPage).offset((page - 1) * contractsPerPage);
    },

    /** The first dates from `today` on of all contracts, in their order. */
    async listDates({ ownerId, today, limit }: Owner & { today: string; limit: number }): Promise<ComingDate[]> {
      return db
        .select({
          contractId: upload.id,
          fileName: upload.fileName,
          title: upload.title,
          kind: dates.kind,
          label: dates.label,
          date: dates.date,
        })
        .from(dates)
        .innerJoin(upload, eq(upload.id, dates.contractId))
        .where(and(eq(dates.ownerId, ownerId), gte(dates.date, today)))
        .orderBy(dates.date, upload.id)
        .limit(limit);
    },

    /** Analysed contracts with what each analysis says beside others, the newest first, after that of `from`. */
    async listFacts(input: ContractFilter & Owner & { from: { createdAt: Date; id: string } | null; limit: number }) {
      const { from, limit } = input;
      const isAfter = from && sql`(${upload.createdAt}, ${upload.id}) < (${from.createdAt.getTime()}, ${from.id})`;
      return db
        .select({
          id: upload.id,
          fileName: upload.fileName,
          givenTitle: upload.givenTitle,
          title: upload.title,
          counterparty: upload.counterparty,
          tags: tagsOfContract,
          createdAt: upload.createdAt,
          risksHigh,
          risksMedium,
          risksLow,
          dates: toldDates,
          facts: analysis.facts,
        })
        .from(upload)
        .leftJoin(analysis, eq(analysis.contractId, upload.id))
        .where(and(isChosenUpload({ ...input, status: 'complete' }), isAfter ?? undefined))
        .orderBy(desc(upload.createdAt), desc(upload.id))
        .limit(limit);
    },

    async countOwned(input: ContractFilter & Owner): Promise<number> {
      const [row] = await db.all<{ count: number }>(sql`
        select (select count(*) from ${upload} where ${isChosenUpload(input)})
          + (select count(*) from ${generated} where ${isChosenGenerated(input)}) as count`);
      return row?.count ?? 0;
    },
  };
}
