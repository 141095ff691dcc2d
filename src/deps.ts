import { parseConfig } from './config';
import type { Database } from './db/client';
import { directoryName, type ReadFrom } from './db/databases';
import { createAccountContractsRepository } from './features/account-contracts/account-contracts.repository';
import {
  createAccountDeletionRepository,
  createOwnedRowsRepository,
} from './features/account-deletion/account-deletion.repository';
import { createAccountExportRepository } from './features/account-export/account-export.repository';
import { createAccountsRepository } from './features/accounts/accounts.repository';
import { type Auth, createAuth } from './features/accounts/auth';
import { createConfirmCodesRepository } from './features/accounts/confirm/confirm-codes.repository';
import { createSpentAllowanceRepository } from './features/accounts/free-allowance/spent-allowance.repository';
import { carrySpentAllowance } from './features/accounts/free-allowance/spent-allowance.usecases';
import { createEmailChangesRepository } from './features/accounts/profile/email-changes.repository';
import { createFormerAddressesRepository } from './features/accounts/profile/former-addresses.repository';
import { createSecondFactorsRepository } from './features/accounts/second-factor/second-factors.repository';
import { createSessionsRepository } from './features/accounts/sessions/sessions.repository';
import { createGoogleAuth } from './features/accounts/sign-in/google-auth';
import { createRegistrationCodesRepository } from './features/accounts/sign-in/registration-codes.repository';
import { createRegistrationsRepository } from './features/accounts/sign-in/registrations.repository';
import { settleRegistrations } from './features/accounts/sign-in/settle-registrations';
import { createApiTokensRepository } from './features/api-tokens/api-tokens.repository';
import { createErasures } from './features/backup/erasures';
import { createBillingRepository } from './features/billing/billing.repository';
import { createBillingNoticesRepository } from './features/billing/billing-notices.repository';
import { createPaymentEventsRepository } from './features/billing/payment-events.repository';
import { createClausesRepository } from './features/clauses/clauses.repository';
import { createChecklistRepository } from './features/contracts/checklist.repository';
import { createContractTagsRepository } from './features/contracts/contract-tags.repository';
import { createGeneratedContractsRepository } from './features/generated-contracts/generated-contracts.repository';
import { createOwnClausesRepository } from './features/own-clauses/own-clauses.repository';
import { createOwnRulesRepository } from './features/own-rules/own-rules.repository';
import { createQuestionsRepository } from './features/questions/questions.repository';
import { createCalendarAddressesRepository } from './features/reminders/calendar-addresses.repository';
import { createReminderSettingsRepository } from './features/reminders/reminder-settings.repository';
import { createRemindersRepository } from './features/reminders/reminders.repository';
import { createSharesRepository } from './features/shares/shares.repository';
import { createSupportRepository } from './features/support/support.repository';
import { createTranslationsRepository } from './features/translation/translation.repository';
import { createWebhooksRepository } from './features/webhooks/webhooks.repository';
import { createRateLimitRepository } from './http/rate-limit.repository';
import { createAssetContent } from './platform/content-store';
import { createR2FileStore } from './platform/file-store';
import { createMailer } from './platform/mailer';
import { createNoPayments } from './platform/no-payments';
import { createPatience } from './platform/patience';
import type { Payments } from './platform/payments';
import { createStripePayments } from './platform/stripe-payments';
import { buildSharedDeps, createContractStores, overDatabase } from './shared-deps';

/** What is kept of accounts' contracts and what belongs to them, in one database. */
const createStores = (shard: string, { data, directory }: { data: Database; directory: Database }) => ({
  ...createContractStores(shard, data),
  ownedRows: createOwnedRowsRepository(data),
  generatedContracts: createGeneratedContractsRepository(data),
  checklists: createChecklistRepository(data),
  questions: createQuestionsRepository(data),
  ownClauses: createOwnClausesRepository(data),
  ownRules: createOwnRulesRepository(data),
  contractTags: createContractTagsRepository(data),
  accountContracts: createAccountContractsRepository(data),
  translations: createTranslationsRepository(data),
  reminders: createRemindersRepository(data),
  accountExports: createAccountExportRepository({ directory, data }),
});

/** Everything the API Worker's use cases need, built once a request. */
export function buildDeps(
  env: Cloudflare.Env,
  {
    origin,
    waitUntil,
    paymentPatienceMs,
    readFrom,
  }: {
    origin: string;
    waitUntil: (work: Promise<unknown>) => void;
    /** How long someone who waits for an answer waits for the payment provider; without it, as long as it takes. */
    paymentPatienceMs?: number;
    /** As far as this reader had come in a database before. */
    readFrom?: ReadFrom | null;
  },
) {
  const config = parseConfig(env);
  const shared = buildSharedDeps(env, 'api', { readFrom });
  const { logger, databases, owners } = shared;
  const db = databases.directory();
  const storesOn = (shard: string) => createStores(shard, { data: databases.data(shard), directory: db });
  /** Those of the database that holds an account's contracts. */
  const storesOf = async (ownerId: string) => storesOn(await owners.databaseOf(ownerId));
  const appUrl = config.appUrl ?? origin;
  const backups = createR2FileStore(env.BACKUPS);
  const registrations = createRegistrationsRepository(db);
  const accounts = createAccountsRepository(db);
  const spentAllowances = createSpentAllowanceRepository(db);
  const carryOver = async ({ userId }: { userId: string }) => {
    const owner = await accounts.contactOf({ userId });
    if (!owner) return;
    await owners.place(userId);
    await carrySpentAllowance({ spentAllowances, storesOf, config, clock: shared.clock }, { userId, ...owner });
  };
  let auth: Auth | undefined;
  let payments: Payments | undefined;
  return {
    ...shared,
    ...storesOn(directoryName),
    storesOn,
    storesOf,
    config,
    /** Base of the addresses that people are given. */
    appUrl,
    waitUntil,
    backups,
    erasures: createErasures(backups),
    accounts,
    spentAllowances,
    registrations,
    registrationCodes: createRegistrationCodesRepository(db),
    sessions: createSessionsRepository(db),
    apiTokens: createApiTokensRepository(db),
    webhooks: createWebhooksRepository(db),
    accountDeletions: createAccountDeletionRepository(db),
    emailChanges: createEmailChangesRepository(db),
    secondFactors: createSecondFactorsRepository(db),
    confirmCodes: createConfirmCodesRepository(db),
    formerAddresses: createFormerAddressesRepository(db),
    rateLimits: createRateLimitRepository(db),
    reminderSettings: createReminderSettingsRepository(db),
    calendarAddresses: createCalendarAddressesRepository(db),
    shares: createSharesRepository(db),
    supportMessages: createSupportRepository(db),
    clauses: createClausesRepository(db),
    billing: createBillingRepository(db),
    billingNotices: createBillingNoticesRepository(db),
    paymentEvents: createPaymentEventsRepository(db),
    mailer: createMailer(env.EMAIL, { from: config.mailFrom }),
    measure: env.MEASURE,
    translator: env.TRANSLATE,
    asker: env.ASK,
    comparer: env.COMPARE,
    redliner: env.REDLINE,
    content: createAssetContent(env.ASSETS),
    get payments(): Payments {
      if (payments) return payments;
      const patience = paymentPatienceMs === undefined ? undefined : createPatience(paymentPatienceMs, waitUntil);
      payments = config.stripe ? createStripePayments(config.stripe, { logger, patience }) : createNoPayments();
      return payments;
    },
    /** Built at first use: most calls do without. */
    get auth(): Auth {
      auth ??= createAuth({
        config,
        db,
        appUrl,
        logger,
        beforeProven: async (proven) => {
          await settleRegistrations({ registrations, appUrl }, proven);
          await carryOver(proven);
        },
        afterReset: async (reset) => {
          await registrations.closeByReset(reset);
          await carryOver(reset);
        },
      });
      return auth;
    },
    /** Null: sign-in with Google is off. */
    google:
      config.google &&
      createGoogleAuth({
        config,
        client: config.google,
        db,
        appUrl,
        logger,
        beforeSignIn: (proven) => registrations.giveWay(proven),
      }),
  };
}

export type Deps = ReturnType<typeof buildDeps>;

/** The same, over the database that holds an account's contracts. */
export const depsOf = async (deps: Deps, { ownerId }: { ownerId: string }): Promise<Deps> =>
  depsOn(deps, await deps.owners.databaseOf(ownerId));

/** The same, over the database of that name. */
export const depsOn = (deps: Deps, shard: string): Deps =>
  deps.shard === shard ? deps : overDatabase(deps, deps.storesOn(shard));
