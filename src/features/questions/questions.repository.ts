import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { contractTable } from '../contracts/contracts.table';
import { maxQuestions } from './question-limits.schema';
import type { AnswerFailure } from './questions.errors';
import type { Answer } from './questions.schema';
import { questionTable as table } from './questions.table';

export type QuestionRow = typeof table.$inferSelect;
type Owned = { ownerId: string; contractId: string };

export function createQuestionsRepository(db: Database) {
  const ofContract = ({ ownerId, contractId }: Owned) =>
    and(eq(table.contractId, contractId), eq(table.ownerId, ownerId));

  return {
    /** The newest first. */
    async list(of: Owned): Promise<QuestionRow[]> {
      return db.select().from(table).where(ofContract(of)).orderBy(desc(table.askedAt), desc(table.id));
    },

    /** Of several contracts, the oldest first. */
    async ofContracts({ ownerId, ids }: { ownerId: string; ids: string[] }): Promise<Map<string, QuestionRow[]>> {
      const rows = await db
        .select()
        .from(table)
        .where(and(inArray(table.contractId, ids), eq(table.ownerId, ownerId)))
        .orderBy(asc(table.askedAt), asc(table.id));
      return Map.groupBy(rows, ({ contractId }) => contractId);
    },

    /** False where the contract is gone or has as many questions as are kept: one statement, so that none comes beyond. */
    async add(row: QuestionRow): Promise<boolean> {
      const asked = sql`(select count(*) from ${table} where ${ofContract(row)})`;
      const values = Object.fromEntries(
        Object.entries(getTableColumns(table)).map(([name, column]) => [
          name,
          sql`${sql.param(row[name as keyof QuestionRow], column)}`.as(column.name),
        ]),
      ) as { [Name in keyof QuestionRow]: ReturnType<ReturnType<typeof sql>['as']> };
      const added = await db
        .insert(table)
        .select(
          db
            .select(values as never)
            .from(contractTable)
            .where(
              and(
                eq(contractTable.id, row.contractId),
                eq(contractTable.ownerId, row.ownerId),
                sql`${asked} < ${maxQuestions}`,
              ),
            ),
        )
        .returning({ id: table.id });
      return added.length > 0;
    },

    /** What came of an answer, once. */
    async finish({
      id,
      ownerId,
      ...outcome
    }: {
      id: string;
      ownerId: string;
      answer: Answer | null;
      failureCode: AnswerFailure | null;
    }): Promise<void> {
      await db
        .update(table)
        .set(outcome)
        .where(and(eq(table.id, id), eq(table.ownerId, ownerId), isNull(table.answer), isNull(table.failureCode)));
    },

    /** False where there is none. */
    async delete({ id, ...of }: Owned & { id: string }): Promise<boolean> {
      const deleted = await db.delete(table).where(and(eq(table.id, id), ofContract(of)));
      return deleted.meta.changes > 0;
    },
  };
}
