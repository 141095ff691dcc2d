import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import {
  accountTable,
  emailChangeTable,
  formerAddressTable,
  sessionTable,
  userTable,
} from '../accounts/accounts.table';
import { billingTable } from '../billing/billing.table';
import type { ChecklistItem } from '../contracts/checklist.schema';
import { analysisTable, checklistTable, contractTable, type Found, isUploaded } from '../contracts/contracts.table';
import { generatedContractTable } from '../generated-contracts/generated-contracts.table';
import { supportMessageTable } from '../support/support.table';
import { usageReservationTable } from '../usage/usage.table';

export type ExportedUpload = Omit<
  typeof contractTable.$inferSelect,
  | 'ownerId'
  | 'attempts'
  | 'queuedAt'
  | 'waitingSince'
  | 'statusChangedAt'
  | 'words'
  | 'risksHigh'
  | 'risksMedium'
  | 'risksLow'
>;
export type ExportedGenerated = Omit<typeof generatedContractTable.$inferSelect, 'ownerId' | 'words'>;

/** What is kept of an account, without tokens, hashes and what says how it is kept. */
export function createAccountExportRepository({ directory, data }: { directory: Database; data: Database }) {
  return {
    async account({ userId }: { userId: string }) {
      const [[account], signIns, [awaited], former] = await directory.batch([
        // Holds no secrets: anything added to the table is exported too.
        directory.select().from(userTable).where(eq(userTable.id, userId)),
        directory
          .select({ provider: accountTable.providerId, since: accountTable.createdAt })
          .from(accountTable)
          .where(eq(accountTable.userId, userId)),
        directory
          .select({ email: emailChangeTable.email, expiresAt: emailChangeTable.expiresAt })
          .from(emailChangeTable)
          .where(eq(emailChangeTable.userId, userId)),
        directory
          .select({ email: formerAddressTable.email, keptUntil: formerAddressTable.expiresAt })
          .from(formerAddressTable)
          .where(eq(formerAddressTable.userId, userId)),
      ]);
      return { account, signIns, awaited: awaited ?? null, former };
    },

    async sessions({ userId }: { userId: string }) {
      const { createdAt, expiresAt, ipAddress, userAgent } = sessionTable;
      return directory
        .select({ createdAt, expiresAt, ipAddress, userAgent })
        .from(sessionTable)
        .where(eq(sessionTable.userId, userId))
        .orderBy(asc(createdAt));
    },

    /** The uploaded ones, oldest first. */
    async contracts({ ownerId }: { ownerId: string }): Promise<ExportedUpload[]> {
      const {
        ownerId: _,
        attempts: __,
        statusChangedAt: ___,
        queuedAt,
        waitingSince,
        words,
        risksHigh,
        risksMedium,
        risksLow,
        ...told
      } = getTableColumns(contractTable);
      return data
        .select(told)
        .from(contractTable)
        .where(and(eq(contractTable.ownerId, ownerId), isUploaded))
        .orderBy(asc(contractTable.createdAt), asc(contractTable.id));
    },

    /** Oldest first. */
    async generatedContracts({ ownerId }: { ownerId: string }): Promise<ExportedGenerated[]> {
      const { ownerId: _, words, ...told } = getTableColumns(generatedContractTable);
      return data
        .select(told)
        .from(generatedContractTable)
        .where(eq(generatedContractTable.ownerId, ownerId))
        .orderBy(asc(generatedContractTable.createdAt), asc(generatedContractTable.id));
    },

    /** By contract. */
    async analyses({ ownerId, ids }: { ownerId: string; ids: string[] }): Promise<Map<string, Found>> {
      const found = { findings: analysisTable.findings, version: analysisTable.findingsVersion };
      const rows = await data
        .select({ id: contractTable.id, found })
        .from(analysisTable)
        .innerJoin(contractTable, eq(contractTable.id, analysisTable.contractId))
        .where(and(inArray(contractTable.id, ids), eq(contractTable.ownerId, ownerId)));
      return new Map(rows.map(({ id, found }) => [id, found]));
    },

    /** By contract. */
    async checklists({ ownerId, ids }: { ownerId: string; ids: string[] }): Promise<Map<string, ChecklistItem[]>> {
      const { contractId, action, state, note } = checklistTable;
      const rows = await data
        .select({ contractId, action, state, note })
        .from(checklistTable)
        .innerJoin(contractTable, eq(contractTable.id, contractId))
        .where(and(inArray(contractId, ids), eq(contractTable.ownerId, ownerId)))
        .orderBy(asc(action));
      const byContract = Map.groupBy(rows, (row) => row.contractId);
      return new Map([...byContract].map(([id, items]) => [id, items.map(({ contractId: _, ...item }) => item)]));
    },

    async usage({ ownerId }: { ownerId: string }) {
      const { ownerId: _, ...told } = getTableColumns(usageReservationTable);
      return data
        .select(told)
        .from(usageReservationTable)
        .where(eq(usageReservationTable.ownerId, ownerId))
        .orderBy(asc(usageReservationTable.createdAt));
    },

    /** Null for an account that never had one. */
    async subscription({ userId }: { userId: string }) {
      const { plan, periodEnd, customerId, subscriptionId } = billingTable;
      const [row] = await directory
        .select({ plan, periodEnd, customerId, subscriptionId })
        .from(billingTable)
        .where(eq(billingTable.userId, userId));
      return row ?? null;
    },

    async supportMessages({ email }: { email: string }) {
      const { id, name, subject, message, locale, createdAt } = supportMessageTable;
      return directory
        .select({ id, name, email: supportMessageTable.email, subject, message, locale, createdAt })
        .from(supportMessageTable)
        .where(eq(supportMessageTable.email, email))
        .orderBy(asc(createdAt));
    },
  };
}
