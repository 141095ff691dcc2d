import { and, eq, like, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { twoFactorTable as table, userTable, verificationTable } from '../accounts.table';

/** Longer than the codes of the 90 seconds in which one works. */
const keptCharacters = 400;

export function createSecondFactorsRepository(db: Database) {
  return {
    async isOn({ userId }: { userId: string }): Promise<boolean> {
      const [row] = await db.select({ on: userTable.twoFactorEnabled }).from(userTable).where(eq(userTable.id, userId));
      return row?.on ?? false;
    },

    /** Uses a code up. False where it was used before; of several callers at once one is told true. */
    async spendCode({ userId, codeHash }: { userId: string; codeHash: string }): Promise<boolean> {
      const used = await db
        .update(table)
        .set({ usedCodes: sql`substr(${`${codeHash} `} || ${table.usedCodes}, 1, ${keptCharacters})` })
        .where(and(eq(table.userId, userId), sql`instr(${table.usedCodes}, ${codeHash}) = 0`))
        .returning({ userId: table.userId });
      return used.length > 0;
    },

    /** Every browser is asked again. */
    async forgetBrowsers({ userId }: { userId: string }): Promise<void> {
      await db
        .delete(verificationTable)
        .where(and(eq(verificationTable.value, userId), like(verificationTable.identifier, 'trust-device-%')));
    },
  };
}
