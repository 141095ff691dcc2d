import { eq } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { neverLess, spentAllowanceTable } from './spent-allowance.table';

interface SpentUnder {
  addressHash: string;
  analyses: number;
  tokens: number;
}

export function createSpentAllowanceRepository(db: Database) {
  return {
    async keep(spent: SpentUnder): Promise<void> {
      await db.insert(spentAllowanceTable).values(spent).onConflictDoUpdate(neverLess);
    },

    async find({ addressHash }: { addressHash: string }): Promise<SpentUnder | null> {
      const [row] = await db.select().from(spentAllowanceTable).where(eq(spentAllowanceTable.addressHash, addressHash));
      return row ?? null;
    },
  };
}
