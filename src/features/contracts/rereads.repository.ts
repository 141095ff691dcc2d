import { and, eq, exists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Reader } from './analysis.schema';
import { finalStatuses } from './contract-status.rules';
import type { ContractErrorCode } from './contracts.errors';
import {
  analysisTable,
  contractTable,
  isUploaded,
  replacedFindings,
  rereadTable,
  waitingAnew,
} from './contracts.table';

export type Reread = typeof rereadTable.$inferSelect;

export function createRereadsRepository(db: Database) {
  const being = (contractId: string) =>
    exists(db.select({ one: sql`1` }).from(rereadTable).where(eq(rereadTable.contractId, contractId)));

  return {
    /** For the analysis Worker, which acts for the system and not for a user. */
    async find({ contractId }: { contractId: string }): Promise<Reread | null> {
      const [row] = await db.select().from(rereadTable).where(eq(rereadTable.contractId, contractId));
      return row ?? null;
    },

    /** Puts a complete contract back to waiting and keeps its analysis aside. False when it was not complete. */
    async start(wanted: {
      ownerId: string;
      contractId: string;
      reader: Reader;
      language: Locale;
      chargeId: string | null;
      now: Date;
    }): Promise<boolean> {
      const { ownerId, contractId, reader, language, chargeId, now } = wanted;
      const complete = and(
        eq(contractTable.id, contractId),
        eq(contractTable.ownerId, ownerId),
        eq(contractTable.status, 'complete'),
        isUploaded,
      );
      const [, started] = await db.batch([
        db.insert(rereadTable).select(
          db
            .select({
              contractId: contractTable.id,
              reader: sql<Reader>`${reader && JSON.stringify(reader)}`.as('reader'),
              language: sql<Locale>`${language}`.as('language'),
              chargeId: sql<string | null>`${chargeId}`.as('charge_id'),
              findings: analysisTable.findings,
              analysedAt: contractTable.updatedAt,
              findingsVersion: analysisTable.findingsVersion,
            })
            .from(contractTable)
            .innerJoin(analysisTable, eq(analysisTable.contractId, contractTable.id))
            .where(complete),
        ),
        db
          .update(contractTable)
          .set({ ...waitingAnew, queuedAt: now, failureCode: null, statusChangedAt: now })
          .where(and(complete, being(contractId)))
          .returning({ id: contractTable.id }),
      ]);
      return started.length > 0;
    },

    /** Brings back what the analysis was before, with the reason where there is one. */
    async giveUp({
      reread: { contractId, analysedAt },
      code,
      now,
    }: {
      reread: Pick<Reread, 'contractId' | 'analysedAt'>;
      code: ContractErrorCode | null;
      now: Date;
    }): Promise<void> {
      const unfinished = and(
        eq(contractTable.id, contractId),
        notInArray(contractTable.status, [...finalStatuses]),
        being(contractId),
      );
      await db.batch([
        db
          .insert(analysisTable)
          .select(
            db
              .select({
                contractId: rereadTable.contractId,
                findings: rereadTable.findings,
                createdAt: rereadTable.analysedAt,
                findingsVersion: rereadTable.findingsVersion,
                facts: sql<null>`null`.as('facts'),
              })
              .from(rereadTable)
              .innerJoin(contractTable, eq(contractTable.id, rereadTable.contractId))
              .where(unfinished),
          )
          .onConflictDoUpdate({
            target: analysisTable.contractId,
            set: replacedFindings,
          }),
        db
          .update(contractTable)
          .set({ status: 'complete', failureCode: code, statusChangedAt: now, updatedAt: analysedAt })
          .where(unfinished),
        db.delete(rereadTable).where(eq(rereadTable.contractId, contractId)),
      ]);
    },
  };
}
