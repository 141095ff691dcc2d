import { and, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { userTable } from '../accounts/accounts.table';
import { type KnownUser, knownUser } from '../accounts/known-user.table';
import { maxTokens } from './api-token-forms.schema';
import { apiTokenTable as table } from './api-tokens.table';

type Row = typeof table.$inferSelect;
const { userId: _user, tokenHash: _hash, ...shown } = getTableColumns(table);
export type KeptToken = Omit<Row, 'userId' | 'tokenHash'>;

export function createApiTokensRepository(db: Database) {
  return {
    /** False where as many are kept as may be: one statement, so that none comes beyond. */
    async add({ id, userId, name, tokenHash, scopes, createdAt, expiresAt }: Omit<Row, 'lastUsedAt'>) {
      const added = await db
        .insert(table)
        .select(
          sql`select ${id}, ${userId}, ${name}, ${tokenHash}, ${JSON.stringify(scopes)}, ${createdAt.getTime()}, null,
            ${expiresAt?.getTime() ?? null} where (select count(*) from ${table} where user_id = ${userId}) < ${maxTokens}`,
        )
        .returning({ id: table.id });
      return added.length > 0;
    },

    /** The newest first. */
    async list({ userId }: { userId: string }): Promise<KeptToken[]> {
      return db.select(shown).from(table).where(eq(table.userId, userId)).orderBy(desc(table.createdAt), table.id);
    },

    /** Whose it is and what it may, unless it has ended. */
    async find({
      tokenHash,
      now,
    }: {
      tokenHash: string;
      now: Date;
    }): Promise<(KnownUser & { kept: KeptToken }) | null> {
      const [row] = await db
        .select({ ...knownUser.columns, kept: shown })
        .from(table)
        .innerJoin(userTable, eq(userTable.id, table.userId))
        .where(and(eq(table.tokenHash, tokenHash), or(isNull(table.expiresAt), gt(table.expiresAt, now))));
      return row ? { ...knownUser.read(row), kept: row.kept } : null;
    },

    async noteUse({ id, now }: { id: string; now: Date }): Promise<void> {
      await db.update(table).set({ lastUsedAt: now }).where(eq(table.id, id));
    },

    /** False where there is none. */
    async remove({ userId, id }: { userId: string; id: string }): Promise<boolean> {
      const removed = await db.delete(table).where(and(eq(table.id, id), eq(table.userId, userId)));
      return removed.meta.changes > 0;
    },
  };
}
