import { lte } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import { formerAddressTable as table } from '../accounts.table';

type FormerAddressRow = typeof table.$inferSelect;

export function createFormerAddressesRepository(db: Database) {
  return {
    async save(row: FormerAddressRow): Promise<void> {
      await db.insert(table).values(row);
    },

    /**
     * Gives the account the address back, all or none: its sessions end, its password stops working, and what came
     * with the change or after it is void. Whose account it is; null where the link is unknown, too old, or the address
     * has an account of its own by now.
     */
    async giveBack({
      tokenHash,
      now,
    }: {
      tokenHash: string;
      now: Date;
    }): Promise<{ userId: string; email: string } | null> {
      const d1 = db.$client;
      const link = `select user_id, email, changed_at from former_address link
        where token_hash = ?1 and expires_at > ?2
        and not exists (select 1 from user other
          where other.email = link.email and other.email_verified = 1 and other.id <> link.user_id)`;
      const user = `select user_id from (${link})`;
      const statements = [
        `delete from user where email_verified = 0 and email = (select email from (${link}))`,
        `update user set email = (select email from (${link})), email_verified = 1, updated_at = ?2
         where id = (${user}) returning id, email`,
        `update account set password = null where provider_id = 'credential' and user_id = (${user})`,
        `delete from account where provider_id <> 'credential' and user_id = (${user})
         and created_at >= (select changed_at from (${link}))`,
        `delete from session where user_id = (${user})`,
        `delete from verification where value = (${user})`,
        `delete from email_change where user_id = (${user})`,
        `delete from confirm_code where user_id = (${user})`,
        `delete from former_address where user_id = (${user}) and changed_at >= (select changed_at from (${link}))`,
      ];
      const results = await d1.batch<{ id: string; email: string }>(
        statements.map((statement) => d1.prepare(statement).bind(tokenHash, now.getTime())),
      );
      const [row] = results[1]?.results ?? [];
      return row ? { userId: row.id, email: row.email } : null;
    },

    async deleteExpired({ now }: { now: Date }): Promise<number> {
      const deleted = await db.delete(table).where(lte(table.expiresAt, now));
      return deleted.meta.changes;
    },
  };
}
