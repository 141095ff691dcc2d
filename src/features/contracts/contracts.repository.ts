import { and, desc, eq, getTableColumns, inArray, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Database } from '#src/db/client.ts';
import { generatedContractTable } from '../generated-contracts/generated-contracts.table';
import type { Analysis } from './analysis.schema';
import { finalStatuses } from './contract-status.rules';
import { tagsOfContract } from './contract-tags.table';
import { analysisWords, nameWords } from './contract-words.rules';
import type { ContractErrorCode } from './contracts.errors';
import type { ContractStatus } from './contracts.schema';
import {
  analysisTable,
  contractDateTable,
  contractTable,
  findingsElsewhere,
  isTextOf,
  isUploaded,
  replacedFindings,
  rereadTable,
  searchedTextTable,
  waitingAnew,
} from './contracts.table';
import { counterpartyOf, listedDates } from './register.rules';

export type ContractRow = typeof contractTable.$inferSelect;
export type NewContract = Omit<typeof contractTable.$inferInsert, 'words'>;

const owned = (key: { ownerId: string; id: string }) =>
  and(eq(contractTable.id, key.id), eq(contractTable.ownerId, key.ownerId));

/** The contract that it is a new version of, unless that one is gone. */
const earlierVersion = sql<string | null>`(
  select earlier.id from ${contractTable} earlier
  where earlier.id = ${contractTable.newVersionOf} and earlier.owner_id = ${contractTable.ownerId}
)`;

const beingAnalysed = (id: string) => and(eq(contractTable.id, id), eq(contractTable.status, 'analysing'));

/** The words of the name that the owner gave stand before all others, on a line of their own. */
const givenWords = sql`substr(${contractTable.words}, 1, instr(${contractTable.words}, char(10)))`;
const otherWords = sql`substr(${contractTable.words}, instr(${contractTable.words}, char(10)) + 1)`;

/** Stores findings, or where they are, in the place of those before them, if the contract is being analysed. */
function storeFindings(
  db: Database,
  { id, analysis, version, now }: { id: string; analysis: Analysis; version?: string | undefined; now: Date },
) {
  return db
    .insert(analysisTable)
    .select(
      db
        .select({
          contractId: contractTable.id,
          findings: sql<Analysis>`${version === undefined ? JSON.stringify(analysis) : findingsElsewhere}`.as(
            'findings',
          ),
          createdAt: sql<Date>`${now.getTime()}`.as('created_at'),
          findingsVersion: sql<string | null>`${version ?? null}`.as('findings_version'),
        })
        .from(contractTable)
        .where(beingAnalysed(id)),
    )
    .onConflictDoUpdate({
      target: analysisTable.contractId,
      set: replacedFindings,
    });
}

function dropFindings(db: Database, of: SQL | undefined) {
  const contracts = db.select({ id: contractTable.id }).from(contractTable).where(of);
  return db.delete(analysisTable).where(inArray(analysisTable.contractId, contracts));
}

/** Puts the dates of an analysis in the place of those before them, if the contract is being analysed. */
function storeDates(db: Database, { id, analysis }: { id: string; analysis: Analysis }) {
  return [
    db
      .delete(contractDateTable)
      .where(
        inArray(
          contractDateTable.contractId,
          db.select({ id: contractTable.id }).from(contractTable).where(beingAnalysed(id)),
        ),
      ),
    db.insert(contractDateTable).select(sql`
      select ${contractTable.id}, ${contractTable.ownerId}, value ->> 'date', value ->> 'kind', value ->> 'label'
      from ${contractTable}, json_each(${JSON.stringify(listedDates(analysis))}) where ${beingAnalysed(id)}`),
  ] as const;
}

export function createContractsRepository(db: Database) {
  return {
    async insert(contract: NewContract): Promise<void> {
      await db.insert(contractTable).values({ ...contract, words: nameWords(contract.fileName) });
    },

    /** `found` is what the row of the analysis holds of it: `findings-of.ts` reads all of it. */
    async findOwned(key: { ownerId: string; id: string }) {
      const found = { findings: analysisTable.findings, version: analysisTable.findingsVersion };
      const [row] = await db
        .select({ ...getTableColumns(contractTable), newVersionOf: earlierVersion, found, tags: tagsOfContract })
        .from(contractTable)
        .leftJoin(analysisTable, eq(analysisTable.contractId, contractTable.id))
        .where(and(owned(key), isUploaded));
      return row ?? null;
    },

    /** For the analysis Worker, which acts for the system and not for a user. */
    async find({ id }: { id: string }): Promise<ContractRow | null> {
      const [row] = await db.select().from(contractTable).where(eq(contractTable.id, id));
      return row ?? null;
    },

    /** Hash of the contract's bytes: all that is needed to delete it, whatever else of it is damaged. */
    async findContent(key: { ownerId: string; id: string }) {
      const { id, ownerId, fileName, contentHash } = contractTable;
      const [row] = await db
        .select({ id, ownerId, fileName, contentHash })
        .from(contractTable)
        .where(and(owned(key), isUploaded));
      return row ?? null;
    },

    /** Gives a contract a name, or takes it away. False when there is no such contract. */
    async rename({ givenTitle, ...key }: { ownerId: string; id: string; givenTitle: string | null }): Promise<boolean> {
      const given = givenTitle === null ? '' : `${nameWords(givenTitle)}\n`;
      const renamed = await db
        .update(contractTable)
        .set({ givenTitle, words: sql`${given} || ${otherWords}` })
        .where(and(owned(key), isUploaded))
        .returning({ id: contractTable.id });
      return renamed.length > 0;
    },

    /** Deletes the contract with its analysis. */
    async deleteOwned(key: { ownerId: string; id: string }): Promise<void> {
      await db.batch([db.delete(searchedTextTable).where(isTextOf(key)), db.delete(contractTable).where(owned(key))]);
    },

    /** True when any (other) contract of this owner, uploaded or generated, rests on these bytes. */
    async usesContent(content: { ownerId: string; contentHash: string; exceptId?: string }): Promise<boolean> {
      const { id: uploadedId } = contractTable;
      const { id: generatedId } = generatedContractTable;
      const restsOnIt = (table: typeof contractTable | typeof generatedContractTable) =>
        and(
          eq(table.ownerId, content.ownerId),
          eq(table.contentHash, content.contentHash),
          content.exceptId ? ne(table.id, content.exceptId) : undefined,
        );
      const rows = await unionAll(
        db.select({ id: uploadedId }).from(contractTable).where(restsOnIt(contractTable)),
        db.select({ id: generatedId }).from(generatedContractTable).where(restsOnIt(generatedContractTable)),
      ).limit(1);
      return rows.length > 0;
    },

    /** The newest upload of these bytes that has not failed. */
    async findUploadOf(content: { ownerId: string; contentHash: string }): Promise<{ id: string } | null> {
      const [row] = await db
        .select({ id: contractTable.id })
        .from(contractTable)
        .where(
          and(
            eq(contractTable.ownerId, content.ownerId),
            eq(contractTable.contentHash, content.contentHash),
            isUploaded,
            ne(contractTable.status, 'failed'),
          ),
        )
        .orderBy(desc(contractTable.createdAt))
        .limit(1);
      return row ?? null;
    },

    /** Compare-and-set: false when the contract was no longer in `from`. */
    async advance(move: { id: string; from: ContractStatus; to: ContractStatus; now: Date }): Promise<boolean> {
      const moved = await db
        .update(contractTable)
        .set({ status: move.to, statusChangedAt: move.now, updatedAt: move.now })
        .where(and(eq(contractTable.id, move.id), eq(contractTable.status, move.from)))
        .returning({ id: contractTable.id });
      return moved.length > 0;
    },

    /**
     * Starts an attempt on a waiting contract; with `takeOver` on any unfinished one, whose last attempt is known to be
     * over. False when there is nothing to do.
     */
    async begin({ id, takeOver, now }: { id: string; takeOver: boolean; now: Date }): Promise<boolean> {
      const open = takeOver
        ? notInArray(contractTable.status, [...finalStatuses])
        : eq(contractTable.status, 'uploaded');
      const waiting = and(eq(contractTable.id, id), open);
      const [, begun] = await db.batch([
        // What an attempt before had found so far is not this one's.
        dropFindings(db, waiting),
        db
          .update(contractTable)
          .set({
            status: 'reading',
            attempts: sql`${contractTable.attempts} + 1`,
            queuedAt: sql`coalesce(${contractTable.queuedAt}, ${now.getTime()})`,
            statusChangedAt: now,
            updatedAt: now,
          })
          .where(waiting)
          .returning({ id: contractTable.id }),
      ]);
      return begun.length > 0;
    },

    async recordMeasurement(
      { id }: { id: string },
      figures: Pick<
        ContractRow,
        'readerVersion' | 'pages' | 'characters' | 'tokens' | 'detectedLanguage' | 'languageConfidence'
      >,
    ): Promise<void> {
      await db.update(contractTable).set(figures).where(eq(contractTable.id, id));
    },

    /** Stores the part of an analysis that is there, in its row. False when the contract was no longer `analysing`. */
    async keepProgress(progress: { id: string; analysis: Analysis; now: Date }): Promise<boolean> {
      const kept = await storeFindings(db, progress).returning({ id: analysisTable.contractId });
      return kept.length > 0;
    },

    /**
     * Stores the analysis, whose findings the file store holds under `version` (without one the row does), and completes
     * the contract, both or neither. False when it was no longer `analysing`.
     */
    async complete({
      id,
      analysis,
      version,
      now,
    }: {
      id: string;
      analysis: Analysis;
      version?: string;
      now: Date;
    }): Promise<boolean> {
      const analysing = beingAnalysed(id);
      const [row] = await db.select({ fileName: contractTable.fileName }).from(contractTable).where(analysing);
      if (!row) return false;
      const { high, medium, low } = analysis.riskAssessment;
      const [, , , completed] = await db.batch([
        storeFindings(db, { id, analysis, version, now }),
        ...storeDates(db, { id, analysis }),
        db
          .update(contractTable)
          .set({
            status: 'complete',
            failureCode: null,
            language: analysis.language,
            summary: analysis.summary,
            risksHigh: high.length,
            risksMedium: medium.length,
            risksLow: low.length,
            title: analysis.title,
            counterparty: counterpartyOf(analysis),
            words: sql`${givenWords} || ${`${nameWords(row.fileName)} ${analysisWords(analysis)}`}`,
            statusChangedAt: now,
            updatedAt: now,
          })
          .where(analysing)
          .returning({ id: contractTable.id }),
        db.delete(rereadTable).where(
          inArray(
            rereadTable.contractId,
            db
              .select({ id: contractTable.id })
              .from(contractTable)
              .where(and(eq(contractTable.id, id), eq(contractTable.status, 'complete'))),
          ),
        ),
      ]);
      return completed.length > 0;
    },

    /** Fails an unfinished contract and drops what was found so far. False when it was finished already or is gone. */
    async fail({ id, code, now }: { id: string; code: ContractErrorCode; now: Date }): Promise<boolean> {
      const unfinished = and(eq(contractTable.id, id), notInArray(contractTable.status, [...finalStatuses]));
      const [, failed] = await db.batch([
        dropFindings(db, unfinished),
        db
          .update(contractTable)
          .set({ status: 'failed', failureCode: code, statusChangedAt: now, updatedAt: now })
          .where(unfinished)
          .returning({ id: contractTable.id }),
      ]);
      return failed.length > 0;
    },

    /** The one way out of a terminal status. */
    async reopen({ ownerId, id, now }: { ownerId: string; id: string; now: Date }): Promise<boolean> {
      const reopened = await db
        .update(contractTable)
        .set({ ...waitingAnew, queuedAt: now, failureCode: null, statusChangedAt: now, updatedAt: now })
        .where(and(owned({ ownerId, id }), eq(contractTable.status, 'failed')))
        .returning({ id: contractTable.id });
      return reopened.length > 0;
    },
  };
}
