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
  return {
    ...shared,
    /** Base of the addresses that people are given. */
    appUrl: shared.config.appUrl ?? origin,
    waitUntil,
    auth: createAuth({ config: shared.config, db, origin }),
    measure: env.MEASURE,
  };
}

export type SharedDeps = ReturnType<typeof buildSharedDeps>;
export type Deps = ReturnType<typeof buildDeps>;
