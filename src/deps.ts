import { type Config, parseConfig } from './config';
import { createDatabase } from './db/client';
import { createAccountsRepository } from './features/accounts/accounts.repository';
import { createAuth } from './features/accounts/auth';
import { createContractsRepository } from './features/contracts/contracts.repository';
import { createUsageRepository } from './features/usage/usage.repository';
import { systemClock } from './kernel/clock';
import { createLogger } from './kernel/logger';
import { createAnalysisQueue } from './platform/analysis-queue';
import { createR2FileStore } from './platform/file-store';

/** Where the outside world is met: everything that use cases need is built here, once a request. */
export function buildDeps(
  env: Cloudflare.Env,
  { origin, waitUntil }: { origin: string; waitUntil: (work: Promise<unknown>) => void },
) {
  const config: Config = parseConfig(env);
  const db = createDatabase(env.DB);
  return {
    config,
    clock: systemClock,
    logger: createLogger(),
    /** Base of the addresses that people are given. */
    appUrl: config.appUrl ?? origin,
    waitUntil,
    accounts: createAccountsRepository(db),
    auth: createAuth({ config, db, origin }),
    contracts: createContractsRepository(db),
    usage: createUsageRepository(db),
    files: createR2FileStore(env.FILES),
    queue: createAnalysisQueue(env.ANALYSIS_QUEUE),
    measure: env.MEASURE,
  };
}

export type Deps = ReturnType<typeof buildDeps>;
