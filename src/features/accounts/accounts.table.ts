import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { timestamp } from '#src/db/columns.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { AccountStatus } from './accounts.schema';

const created = () => timestamp('created_at').notNull().default(sql`(unixepoch() * 1000)`);
const updated = () => timestamp('updated_at').notNull().default(sql`(unixepoch() * 1000)`);

/** The five tables that better-auth works on; `user` carries the product's own account fields too. */
export const userTable = sqliteTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    /** Signing in by password asks for a code of an authenticator app. */
    twoFactorEnabled: integer('two_factor_enabled', { mode: 'boolean' }).notNull().default(false),
    image: text('image'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** Null: payment required. */
    accountStatus: text('account_status').$type<AccountStatus>().default('free'),
    /** The database that holds the contracts of the account (`src/db/databases.ts`); null: this one. */
    shard: text('shard'),
    paymentFailed: integer('payment_failed', { mode: 'boolean' }).notNull().default(false),
    /** When the present period of a paid plan began; null on the free plan. */
    planStartedAt: timestamp('plan_started_at'),
    /** When that period ends; null without a subscription: months are then counted from its start. */
    planEndsAt: timestamp('plan_ends_at'),
    locale: text('locale').$type<Locale>().notNull().default('en'),
    /** Mails remind of the last days of contracts. */
    reminders: integer('reminders', { mode: 'boolean' }).notNull().default(true),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [index('user_unverified').on(table.createdAt).where(sql`email_verified = 0`)],
);

export const sessionTable = sqliteTable(
  'session',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: timestamp('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the user last proved in this browser to be the owner, by password or a mailed code. */
    confirmedAt: timestamp('confirmed_at'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('session_user').on(table.userId),
    index('session_expiry').on(table.expiresAt),
    index('session_age').on(table.createdAt),
  ],
);

export const accountTable = sqliteTable(
  'account',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at'),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('account_user').on(table.userId),
    uniqueIndex('account_provider').on(table.providerId, table.accountId),
  ],
);

/** What an authenticator app and the account share: one a user. */
export const twoFactorTable = sqliteTable('two_factor', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  /** Encrypted, as the backup codes are. */
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** Whether a code was entered that the app made of the secret. */
  verified: integer('verified', { mode: 'boolean' }).notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: timestamp('locked_until'),
  /** Hashes of the codes that signed in last, keyed: each does so once. */
  usedCodes: text('used_codes').notNull().default(''),
});

export const verificationTable = sqliteTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
    createdAt: created(),
    updatedAt: updated(),
  },
  (table) => [
    index('verification_identifier').on(table.identifier),
    // What belongs to a user is found by the user, whom it keeps as its value.
    index('verification_value').on(table.value),
    index('verification_expiry').on(table.expiresAt),
  ],
);

/**
 * What was typed at a registration that is not proven yet: one row a password. Anyone can register anyone's
 * address, so the row that counts is chosen when the code is entered (`choose-registration.rules.ts`). Of a proven
 * address, what was typed last by someone who registered it again: signing in with that is answered as if it awaited
 * its proof, so that the answer does not tell who has an account.
 */
export const registrationTable = sqliteTable(
  'registration',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    passwordHash: text('password_hash').notNull(),
    /** SHA-256 of the cookie of the browser that registered or signed in with this password last. */
    proofHash: text('proof_hash').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** Of the code that was mailed for this registration, keyed; null where none was, or it was used. */
    codeHash: text('code_hash'),
    codeExpiresAt: timestamp('code_expires_at'),
    /** Tries at the code in the browser that registered, and in all others. */
    ownTries: integer('own_tries').notNull().default(0),
    otherTries: integer('other_tries').notNull().default(0),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('registration_password').on(table.userId, table.passwordHash),
    index('registration_age').on(table.createdAt),
  ],
);

/** An address that a user wants instead of the present one, until its code is entered: one a user. */
export const emailChangeTable = sqliteTable(
  'email_change',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Of the code, the address and the user, keyed. */
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [index('email_change_expiry').on(table.expiresAt)],
);

/** A code by which the owner of an account without a password confirms what cannot be taken back: one a user. */
export const confirmCodeTable = sqliteTable('confirm_code', {
  userId: text('user_id')
    .primaryKey()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  /** Of the code and the user, keyed. */
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: timestamp('expires_at').notNull(),
});

/** An address that an account had before, and may have back by the link that was mailed there. */
export const formerAddressTable = sqliteTable(
  'former_address',
  {
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    changedAt: timestamp('changed_at').notNull(),
    expiresAt: timestamp('expires_at').notNull(),
  },
  (table) => [index('former_address_user').on(table.userId), index('former_address_expiry').on(table.expiresAt)],
);
