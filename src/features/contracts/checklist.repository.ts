import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { ChecklistItem } from './checklist.schema';
import { checklistTable, contractTable } from './contracts.table';

type Owned = { ownerId: string; contractId: string };

export function createChecklistRepository(db: Database) {
  const { contractId: _, updatedAt: __, ...told } = getTableColumns(checklistTable);
  const owned = ({ ownerId, contractId }: Owned) =>
    and(eq(contractTable.id, contractId), eq(contractTable.ownerId, ownerId));

  return {
    async list(key: Owned): Promise<ChecklistItem[]> {
      return db
        .select(told)
        .from(checklistTable)
        .innerJoin(contractTable, eq(contractTable.id, checklistTable.contractId))
        .where(owned(key))
        .orderBy(checklistTable.action);
    },

    async put({ item, now, ...key }: Owned & { item: ChecklistItem; now: Date }): Promise<void> {
      await db
        .insert(checklistTable)
        .select(
          db
            .select({
              contractId: contractTable.id,
              action: sql<string>`${item.action}`.as('action'),
              state: sql<ChecklistItem['state']>`${item.state}`.as('state'),
              note: sql<string>`${item.note}`.as('note'),
              updatedAt: sql<Date>`${now.getTime()}`.as('updated_at'),
            })
            .from(contractTable)
            .where(owned(key)),
        )
        .onConflictDoUpdate({
          target: [checklistTable.contractId, checklistTable.action],
          set: { state: item.state, note: item.note, updatedAt: now },
        });
    },
  };
}
