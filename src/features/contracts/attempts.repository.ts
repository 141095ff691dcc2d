import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { Analysis } from './analysis.schema';
import { factsOf } from './contract-facts.rules';
import type { ContractFacts } from './contract-facts.schema';
import { finalStatuses } from './contract-status.rules';
import { analysisWords, nameWords } from './contract-words.rules';
import type { ContractErrorCode } from './contracts.errors';
import type { ContractStatus } from './contracts.schema';
import {
  analysisTable,
  contractDateTable,
  contractTable,
  findingsElsewhere,
  replacedFindings,
  rereadTable,
  waitingAnew,
} from './contracts.table';
import { counterpartyOf, listedDates } from './register.rules';

const beingAnalysed = (id: string) => and(eq(contractTable.id, id), eq(contractTable.status, 'analysing'));

/** The words of the name that the owner gave stand before all others, on a line of their own. */
const givenWords = sql`substr(${contractTable.words}, 1, instr(${contractTable.words}, char(10)))`;

type Storing = {
  id: string;
  analysis: Analysis;
  version?: string | undefined;
  /** Null while more is being written. */
  facts: ContractFacts | null;
  now: Date;
};

/** Stores findings, or where they are, in the place of those before them, if the contract is being analysed. */
function storeFindings(db: Database, { id, analysis, version, facts, now }: Storing) {
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
          facts: sql<ContractFacts | null>`${facts && JSON.stringify(facts)}`.as('facts'),
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
      select ${contractTable.id}, ${contractTable.ownerId}, value ->> 'date', value ->> 'kind', value ->> 'label', null
      from ${contractTable}, json_each(${JSON.stringify(listedDates(analysis))}) where ${beingAnalysed(id)}`),
  ] as const;
}

/** The life of an attempt at a contract's analysis: each step is taken only from the one before it. */
export function createAttemptsRepository(db: Database) {
  return {
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
        typeof contractTable.$inferSelect,
        'readerVersion' | 'pages' | 'characters' | 'tokens' | 'detectedLanguage' | 'languageConfidence'
      >,
    ): Promise<void> {
      await db.update(contractTable).set(figures).where(eq(contractTable.id, id));
    },

    /** Stores the part of an analysis that is there, in its row. False when the contract was no longer `analysing`. */
    async keepProgress(progress: { id: string; analysis: Analysis; now: Date }): Promise<boolean> {
      const kept = await storeFindings(db, { ...progress, facts: null }).returning({ id: analysisTable.contractId });
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
        storeFindings(db, { id, analysis, version, facts: factsOf(analysis), now }),
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
        .where(and(eq(contractTable.id, id), eq(contractTable.ownerId, ownerId), eq(contractTable.status, 'failed')))
        .returning({ id: contractTable.id });
      return reopened.length > 0;
    },
  };
}
