import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { maxWebhooks } from './webhook-forms.schema';
import type { WebhookOutcome } from './webhooks.schema';
import { webhookTable as table } from './webhooks.table';

type Row = typeof table.$inferSelect;
const { userId: _user, ...shown } = getTableColumns(table);
export type KeptWebhook = Omit<Row, 'userId'>;

export function createWebhooksRepository(db: Database) {
  const owned = ({ userId, id }: { userId: string; id: string }) => and(eq(table.id, id), eq(table.userId, userId));
  return {
    /** False where as many are kept as may be: one statement, so that none comes beyond. */
    async add({ id, userId, url, createdAt }: Pick<Row, 'id' | 'userId' | 'url' | 'createdAt'>): Promise<boolean> {
      const added = await db
        .insert(table)
        .select(
          sql`select ${id}, ${userId}, ${url}, ${createdAt.getTime()}, null, null, null
            where (select count(*) from ${table} where user_id = ${userId}) < ${maxWebhooks}`,
        )
        .returning({ id: table.id });
      return added.length > 0;
    },

    /** The newest first. */
    async list({ userId }: { userId: string }): Promise<KeptWebhook[]> {
      return db.select(shown).from(table).where(eq(table.userId, userId)).orderBy(desc(table.createdAt), table.id);
    },

    async find(key: { userId: string; id: string }): Promise<KeptWebhook | null> {
      const [row] = await db.select(shown).from(table).where(owned(key));
      return row ?? null;
    },

    /** False where there is none. What it was still to be told goes with it. */
    async remove(key: { userId: string; id: string }): Promise<boolean> {
      const removed = await db.delete(table).where(owned(key));
      return removed.meta.changes > 0;
    },

    /** For the system, which tells addresses and not for a user. */
    async noteTry({
      id,
      ...tried
    }: {
      id: string;
      lastTriedAt: Date;
      outcome: WebhookOutcome;
      httpStatus: number | null;
    }) {
      await db.update(table).set(tried).where(eq(table.id, id));
    },
  };
}
