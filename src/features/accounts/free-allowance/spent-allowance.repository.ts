import { sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { neverLess, type Spent, spentAllowanceTable, spentBy } from './spent-allowance.table';

export function createSpentAllowanceRepository(db: Database) {
  return {
    async keep(spent: Spent): Promise<void> {
      await db.insert(spentAllowanceTable).select(spentBy(spent)).onConflictDoUpdate(neverLess);
    },

    /** Charges an account, once, with what was used under its address before. */
    async carryOver({ userId, addressHash, now }: Spent & { now: Date }): Promise<void> {
      await db.run(sql`
        insert into usage_reservation (contract_id, owner_id, tokens, analyses, state, period_start, created_at)
        select ${`carried-${userId}`}, ${userId}, tokens, analyses, 'settled', 0, ${now.getTime()}
        from spent_allowance where address_hash = ${addressHash}
        on conflict (contract_id) do nothing`);
    },
  };
}
