import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#src/db/client.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { newId } from '#src/kernel/ids.ts';
import { accountTable, registrationTable, userTable, verificationTable } from '../accounts.table';

export type RegistrationRow = typeof registrationTable.$inferSelect;
export type RegistrationsRepository = ReturnType<typeof createRegistrationsRepository>;

interface NewRegistration {
  email: string;
  passwordHash: string;
  proofHash: string;
  firstName: string | null;
  lastName: string | null;
  locale: Locale;
}

export function createRegistrationsRepository(db: Database) {
  return {
    /** Who holds the address, with the password that sign-in compares. */
    async findHolder({ email }: { email: string }) {
      const [row] = await db
        .select({
          id: userTable.id,
          emailVerified: userTable.emailVerified,
          firstName: userTable.firstName,
          locale: userTable.locale,
          passwordHash: accountTable.password,
        })
        .from(userTable)
        .leftJoin(accountTable, and(eq(accountTable.userId, userTable.id), eq(accountTable.providerId, 'credential')))
        .where(eq(userTable.email, email));
      return row ?? null;
    },

    /**
     * Keeps what was typed until the address is proven: creates its user if there is none, and adds to an
     * unproven one. Of a proven one, also one that was proven a moment ago, it keeps the last alone, which changes
     * nothing about the account.
     */
    async record({ email, passwordHash, proofHash, firstName, lastName, locale }: NewRegistration): Promise<void> {
      const id = newId();
      const name = [firstName, lastName].filter(Boolean).join(' ');
      const d1 = db.$client;
      await d1.batch([
        d1
          .prepare(
            `insert into user (id, email, name, first_name, last_name, locale) values (?, ?, ?, ?, ?, ?)
             on conflict (email) do nothing`,
          )
          .bind(id, email, name, firstName, lastName, locale),
        d1
          .prepare(
            `insert into account (id, user_id, account_id, provider_id, password)
             select ?, id, id, 'credential', ? from user where email = ? and email_verified = 0
             on conflict (provider_id, account_id) do update set password = excluded.password`,
          )
          .bind(newId(), passwordHash, email),
        d1
          .prepare(
            'delete from registration where user_id in (select id from user where email = ? and email_verified = 1)',
          )
          .bind(email),
        d1
          .prepare(
            `insert into registration (id, user_id, password_hash, proof_hash, first_name, last_name)
             select ?, id, ?, ?, ?, ? from user where email = ?
             on conflict (user_id, password_hash) do update set
               proof_hash = excluded.proof_hash, first_name = excluded.first_name, last_name = excluded.last_name`,
          )
          .bind(newId(), passwordHash, proofHash, firstName, lastName, email),
      ]);
    },

    /** For a browser in which the current password of an unproven address was just entered. */
    async renewProof({ email, proofHash }: { email: string; proofHash: string }): Promise<void> {
      await db.run(sql`
        update registration set proof_hash = ${proofHash}
        where (user_id, password_hash) in (
          select user.id, account.password from user
          join account on account.user_id = user.id and account.provider_id = 'credential'
          where user.email = ${email} and user.email_verified = 0)`);
    },

    /** The hash of what someone typed who registered a proven address again; null where nobody did of late. */
    async typedForProven({ email }: { email: string }): Promise<string | null> {
      const [row] = await db
        .select({ passwordHash: registrationTable.passwordHash })
        .from(registrationTable)
        .innerJoin(userTable, eq(userTable.id, registrationTable.userId))
        .where(and(eq(userTable.email, email), eq(userTable.emailVerified, true)));
      return row?.passwordHash ?? null;
    },

    async listOfUser({ userId }: { userId: string }): Promise<RegistrationRow[]> {
      return db.select().from(registrationTable).where(eq(registrationTable.userId, userId));
    },

    /** Makes the address proven, with the chosen registration's password and name, or with none of them. */
    async settle({ userId, chosen }: { userId: string; chosen: RegistrationRow | null }): Promise<void> {
      const credential = and(eq(accountTable.userId, userId), eq(accountTable.providerId, 'credential'));
      const firstName = chosen?.firstName ?? null;
      const lastName = chosen?.lastName ?? null;
      const name = [firstName, lastName].filter(Boolean).join(' ');
      // What was typed last and is not the owner's is still answered as before: see `typedForProven`.
      const spent = chosen
        ? sql`(id = ${chosen.id} or password_hash is not (
            select password from account where user_id = ${userId} and provider_id = 'credential'))`
        : sql`true`;
      await db.batch([
        db.delete(registrationTable).where(and(eq(registrationTable.userId, userId), spent)),
        chosen
          ? db.update(accountTable).set({ password: chosen.passwordHash }).where(credential)
          : db.update(accountTable).set({ password: null }).where(credential),
        db.update(userTable).set({ emailVerified: true, firstName, lastName, name }).where(eq(userTable.id, userId)),
      ]);
    },

    /** A reset link came by e-mail: the address is proven, what others typed for it is void, as are other links. */
    async closeByReset({ userId }: { userId: string }): Promise<void> {
      await db.batch([
        db.update(userTable).set({ emailVerified: true }).where(eq(userTable.id, userId)),
        db.delete(registrationTable).where(eq(registrationTable.userId, userId)),
        db.delete(verificationTable).where(eq(verificationTable.value, userId)),
      ]);
    },

    /** The address was proven in another way: what anyone typed for it is void, and the code that was mailed with it. */
    async giveWay({ email }: { email: string }): Promise<void> {
      const unproven = sql`select id from user where email = ${email} and email_verified = 0`;
      await db.batch([
        db
          .delete(verificationTable)
          .where(
            sql`value in (${unproven}) or identifier in (select 'email-verification-otp-' || email from user where id in (${unproven}))`,
          ),
        db.delete(userTable).where(and(eq(userTable.email, email), eq(userTable.emailVerified, false))),
      ]);
    },

    /** Deletes users who never verified their address, a while after the last try, and as old tries at proven ones. */
    async deleteUnproven({ before }: { before: Date }): Promise<number> {
      const time = before.getTime();
      const deleted = await db.all(sql`
        delete from user where email_verified = 0 and created_at < ${time}
          and not exists (select 1 from registration where user_id = user.id and created_at >= ${time})
        returning id`);
      const tries = await db.all(sql`
        delete from registration where created_at < ${time}
          and exists (select 1 from user where user.id = registration.user_id and email_verified = 1)
        returning id`);
      return deleted.length + tries.length;
    },
  };
}
