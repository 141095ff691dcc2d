import { and, eq, sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { json, timestamp } from '#src/db/columns.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { type ContractDate, readerSchema, type StoredAnalysis, storedAnalysisSchema } from './analysis.schema';
import { lastDayKinds } from './analysis-shape.schema';
import type { ChecklistState } from './checklist-states.schema';
import { contractFactsSchema } from './contract-facts.schema';
import type { ContractErrorCode } from './contracts.errors';
import type { ContractStatus } from './contracts.schema';

/** An uploaded contract without its text, which lives in the file store under the owner and the content hash. */
export const contractTable = sqliteTable(
  'contract',
  {
    id: text('id').primaryKey(),
    /** No foreign key: the account may be in another database, and whoever deletes it deletes this too. */
    ownerId: text('owner_id').notNull(),
    fileName: text('file_name').notNull(),
    /** What its owner calls it; null: as its analysis or its file does. */
    givenTitle: text('given_title'),
    status: text('status').$type<ContractStatus>().notNull(),
    failureCode: text('failure_code').$type<ContractErrorCode>(),
    /** SHA-256 of the uploaded bytes. */
    contentHash: text('content_hash').notNull(),
    byteSize: integer('byte_size').notNull(),
    pages: integer('pages'),
    characters: integer('characters'),
    tokens: integer('tokens'),
    /** Pages that a language model may read from their pictures, as the owner agreed; null: none. */
    machineReadPages: integer('machine_read_pages'),
    /** The owner wants it analysed although it does not look like a contract. */
    analyseAnyway: integer('analyse_anyway', { mode: 'boolean' }).notNull().default(false),
    /** The party that the owner said to be; null: the reader is guessed. */
    reader: json('reader', readerSchema),
    /** The contract of the same owner that it was uploaded as a new version of, which may be gone; null: of none. */
    newVersionOf: text('new_version_of'),
    /** Which reader made the text that the findings' offsets are counted in. */
    readerVersion: integer('reader_version').notNull(),
    detectedLanguage: text('detected_language').$type<Locale>(),
    languageConfidence: real('language_confidence'),
    /** Language to write the analysis in. */
    language: text('language').$type<Locale>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it took one of its owner's places at work, also while it is stored; null: it waits for one. */
    queuedAt: timestamp('queued_at'),
    /** Since when the language model has been away for it; null: it has not. */
    waitingSince: timestamp('waiting_since'),
    summary: text('summary'),
    risksHigh: integer('risks_high'),
    risksMedium: integer('risks_medium'),
    risksLow: integer('risks_low'),
    /** What the list says of a complete one (`register.rules.ts`). */
    title: text('title'),
    counterparty: text('counterparty'),
    /** `searched_text` holds the words of its text. */
    textSearched: integer('text_searched', { mode: 'boolean' }).notNull().default(false),
    statusChangedAt: timestamp('status_changed_at').notNull(),
    createdAt: timestamp('created_at').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
    /** The name and, once there is one, the analysis as they are searched; last, so that other columns are read without it. */
    words: text('words').notNull().default(''),
    /** Its owner is reminded of its last days by mail. */
    reminders: integer('reminders', { mode: 'boolean' }).notNull().default(true),
  },
  (table) => [
    index('contract_owner').on(table.ownerId, table.createdAt),
    index('contract_owner_hash').on(table.ownerId, table.contentHash),
    index('contract_text_unsearched').on(table.id).where(sql`text_searched = 0 and status = 'complete'`),
    index('contract_unfinished').on(table.statusChangedAt).where(sql`status not in ('complete', 'failed')`),
    index('contract_unfinished_owner')
      .on(table.ownerId, table.queuedAt)
      .where(sql`status not in ('complete', 'failed')`),
  ],
);

/**
 * Leaves out rows of generated contracts, which were kept here before they had their own table. The release before
 * still writes some while it gives way; the clock moves them (`adopt-generated.usecase.ts`).
 */
export const isUploaded = sql`${contractTable}.template_id is null`;

/** Of a contract whose analysis is started again. */
export const waitingAnew = { status: 'uploaded', attempts: 0, waitingSince: null } as const;

export const analysisTable = sqliteTable(
  'analysis',
  {
    contractId: text('contract_id')
      .primaryKey()
      .references(() => contractTable.id, { onDelete: 'cascade' }),
    /** What is found so far, and all of it where an earlier release wrote it; else empty. */
    findings: json('findings', storedAnalysisSchema).notNull(),
    createdAt: timestamp('created_at').notNull(),
    /** Under which the file store holds the findings (`contract-findings.ts`); null: the row does. */
    findingsVersion: text('findings_version'),
    /** What of it stands beside other contracts (`contract-facts.rules.ts`); null: it was not looked for yet. */
    facts: json('facts', contractFactsSchema.nullable().catch(null)),
  },
  (table) => [
    index('analysis_in_row').on(table.contractId).where(sql`findings_version is null`),
    index('analysis_without_facts').on(table.contractId).where(sql`facts is null`),
  ],
);

/** What the row of an analysis holds: findings so far or of an earlier release, else the version of the file with them. */
export interface Found {
  findings: StoredAnalysis;
  version: string | null;
}

/** Of an analysis that takes the place of the one before. */
export const replacedFindings = {
  findings: sql`excluded.findings`,
  createdAt: sql`excluded.created_at`,
  findingsVersion: sql`excluded.findings_version`,
  facts: sql`excluded.facts`,
};

/** In the row, in the place of findings that the file store holds. */
export const findingsElsewhere = '{}';

/** Of dates by which somebody has to have given notice; of the index below, word by word. */
export const isLastDay = sql.raw(`kind in (${lastDayKinds.map((kind) => `'${kind}'`).join(', ')})`);

/** The dates of complete analyses, to find those ahead of all of an account's contracts. */
export const contractDateTable = sqliteTable(
  'contract_date',
  {
    contractId: text('contract_id')
      .notNull()
      .references(() => contractTable.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    /** ISO 8601 calendar date. */
    date: text('date').notNull(),
    kind: text('kind').$type<ContractDate['kind']>().notNull(),
    label: text('label'),
    /** Of a last day: how many days ahead the owner's reminder was looked after; null: not yet. */
    reminded: integer('reminded'),
  },
  (table) => [
    index('contract_date_contract').on(table.contractId, table.date),
    index('contract_date_owner').on(table.ownerId, table.date),
    index('contract_date_reminded').on(table.reminded, table.date).where(isLastDay),
  ],
);

/** The words of the texts of contracts, uploaded and generated, apart from what lists read. */
export const searchedTextTable = sqliteTable(
  'searched_text',
  {
    contractId: text('contract_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    words: text('words').notNull(),
  },
  (table) => [index('searched_text_owner').on(table.ownerId)],
);
export const isTextOf = ({ ownerId, id }: { ownerId: string; id: string }) =>
  and(eq(searchedTextTable.contractId, id), eq(searchedTextTable.ownerId, ownerId));

/** What the owner noted of a recommendation, which is known by its words: those of an analysis written anew are others. */
export const checklistTable = sqliteTable(
  'checklist',
  {
    contractId: text('contract_id')
      .notNull()
      .references(() => contractTable.id, { onDelete: 'cascade' }),
    action: text('action').notNull(),
    state: text('state').$type<ChecklistState>().notNull(),
    note: text('note').notNull(),
    updatedAt: timestamp('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contractId, table.action] })],
);

/** An analysis that is being written anew, with what it was before, until the new one is there. */
export const rereadTable = sqliteTable('reread', {
  contractId: text('contract_id')
    .primaryKey()
    .references(() => contractTable.id, { onDelete: 'cascade' }),
  /** The side and the language that it is written for; without a side the reader is guessed. */
  reader: json('reader', readerSchema),
  language: text('language').$type<Locale>().notNull(),
  /** What it is charged under; null: it is free. */
  chargeId: text('charge_id'),
  findings: json('findings', storedAnalysisSchema).notNull(),
  analysedAt: timestamp('analysed_at').notNull(),
  findingsVersion: text('findings_version'),
});
