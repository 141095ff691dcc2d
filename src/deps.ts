import { type Config, parseConfig } from './config';
import { createDatabase } from './db/client';
import { createAccountDeletionRepository } from './features/account-deletion/account-deletion.repository';
import { createAccountsRepository } from './features/accounts/accounts.repository';
import { type Auth, createAuth } from './features/accounts/auth';
import { createEmailChangesRepository } from './features/accounts/email-changes.repository';
import { createRegistrationsRepository } from './features/accounts/registrations.repository';
import { createSessionsRepository } from './features/accounts/sessions.repository';
import { settleRegistrations } from './features/accounts/settle-registrations';
import { createContractsRepository } from './features/contracts/contracts.repository';
import { createSupportRepository } from './features/support/support.repository';
import { createUsageRepository } from './features/usage/usage.repository';
import { createRateLimitRepository } from './http/rate-limit.repository';
import { systemClock } from './kernel/clock';
import { createLogger } from './kernel/logger';
import { createAnalysisQueue } from './platform/analysis-queue';
import { createR2FileStore } from './platform/file-store';
import { createMailer } from './platform/mailer';
import { createOutbox } from './platform/outbox';

/** What both Workers need of the outside world. */
export function buildSharedDeps(env: Pick<Cloudflare.Env, 'DB' | 'FILES' | 'ANALYSIS_QUEUE'>) {
  const config: Config = parseConfig(env);
  const db = createDatabase(env.DB);
  return {
    config,
    db,
    clock: systemClock,
    logger: createLogger(),
    accounts: createAccountsRepository(db),
    contracts: createContractsRepository(db),
    usage: createUsageRepository(db),
    files: createR2FileStore(env.FILES),
    queue: createAnalysisQueue(env.ANALYSIS_QUEUE),
  };
}

/** Everything the API Worker's use cases need, built once a request. */
export function buildDeps(
  env: Cloudflare.Env,
  { origin, waitUntil }: { origin: string; waitUntil: (work: Promise<unknown>) => void },
) {
  const { db, ...shared } = buildSharedDeps(env);
  const { config, logger, files } = shared;
  const appUrl = config.appUrl ?? origin;
  const registrations = createRegistrationsRepository(db);
  const outbox = createOutbox(files);
  let auth: Auth | undefined;
  return {
    ...shared,
    /** Base of the addresses that people are given. */
    appUrl,
    waitUntil,
    registrations,
    sessions: createSessionsRepository(db),
    accountDeletions: createAccountDeletionRepository(db),
    emailChanges: createEmailChangesRepository(db),
    rateLimits: createRateLimitRepository(db),
    supportMessages: createSupportRepository(db),
    outbox,
    mailer: createMailer(env.EMAIL, { from: config.mailFrom, ...(config.local && { record: outbox.record }) }),
    measure: env.MEASURE,
    /** Built at first use: most calls do without. */
    get auth(): Auth {
      auth ??= createAuth({
        config,
        db,
        appUrl,
        logger,
        beforeProven: (proven) => settleRegistrations({ registrations, appUrl }, proven),
        afterReset: (reset) => registrations.closeByReset(reset),
      });
      return auth;
    },
  };
}

export type Deps = ReturnType<typeof buildDeps>;
