import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Database } from '#src/db/client.ts';
import { staysHere } from '../owners/moving-account.table';
import type { ContractFacts } from './contract-facts.schema';
import { finalStatuses } from './contract-status.rules';
import { analysisTable, contractTable, findingsElsewhere, rereadTable } from './contracts.table';

/** Where the findings of analyses are. For the sweep, which acts for the system and not for a user. */
export function createFindingsRepository(db: Database) {
  return {
    /** Analyses of earlier releases that have ended, whose rows hold their findings, as they are stored. */
    async listInRow({ limit }: { limit: number }) {
      return (
        db
          .select({
            contractId: analysisTable.contractId,
            ownerId: contractTable.ownerId,
            findings: sql<string>`${analysisTable.findings}`,
            createdAt: analysisTable.createdAt,
          })
          .from(analysisTable)
          // In this order: from the contracts on, all of them would be read.
          .crossJoin(contractTable)
          .where(
            and(
              isNull(analysisTable.findingsVersion),
              eq(contractTable.id, analysisTable.contractId),
              inArray(contractTable.status, [...finalStatuses]),
              staysHere,
            ),
          )
          .limit(limit)
      );
    },

    /** Has the row name the file in the place of findings. False when others have come into it, or it is gone. */
    async moveOut({ contractId, createdAt, version }: { contractId: string; createdAt: Date; version: string }) {
      const moved = await db
        .update(analysisTable)
        .set({ findings: sql`${findingsElsewhere}`, findingsVersion: version })
        .where(
          and(
            eq(analysisTable.contractId, contractId),
            eq(analysisTable.createdAt, createdAt),
            isNull(analysisTable.findingsVersion),
          ),
        )
        .returning({ id: analysisTable.contractId });
      return moved.length > 0;
    },

    /** Complete analyses of which no facts are noted, with where their findings are. */
    async listWithoutFacts({ limit }: { limit: number }) {
      return (
        db
          .select({
            contractId: analysisTable.contractId,
            ownerId: contractTable.ownerId,
            findings: analysisTable.findings,
            version: analysisTable.findingsVersion,
            createdAt: analysisTable.createdAt,
          })
          .from(analysisTable)
          // In this order, as above.
          .crossJoin(contractTable)
          .where(
            and(
              isNull(analysisTable.facts),
              eq(contractTable.id, analysisTable.contractId),
              eq(contractTable.status, 'complete'),
              staysHere,
            ),
          )
          .limit(limit)
      );
    },

    /** Notes the facts of an analysis, unless another has taken its place. */
    async putFacts({ contractId, createdAt, facts }: { contractId: string; createdAt: Date; facts: ContractFacts }) {
      await db
        .update(analysisTable)
        .set({ facts })
        .where(and(eq(analysisTable.contractId, contractId), eq(analysisTable.createdAt, createdAt)));
    },

    /** The versions that rows of a contract name. */
    async versionsOf({ contractId }: { contractId: string }): Promise<string[]> {
      const named = (table: typeof analysisTable | typeof rereadTable) =>
        db.select({ version: table.findingsVersion }).from(table).where(eq(table.contractId, contractId));
      const rows = await unionAll(named(analysisTable), named(rereadTable));
      return rows.flatMap(({ version }) => version ?? []);
    },
  };
}
