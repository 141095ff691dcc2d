import { parseSharedConfig } from './config';
import { createDatabase } from './db/client';
import { createContractsRepository } from './features/contracts/contracts.repository';
import { createUsageRepository } from './features/usage/usage.repository';
import { systemClock } from './kernel/clock';
import { createLogger } from './kernel/logger';
import { createAnalysisQueue } from './platform/analysis-queue';
import { createR2FileStore } from './platform/file-store';

/** What both Workers need of the outside world. */
export function buildSharedDeps(env: Pick<Cloudflare.Env, 'DB' | 'FILES' | 'ANALYSIS_QUEUE'>) {
  const db = createDatabase(env.DB);
  return {
    config: parseSharedConfig(env),
    db,
    clock: systemClock,
    logger: createLogger(),
    contracts: createContractsRepository(db),
    usage: createUsageRepository(db),
    files: createR2FileStore(env.FILES),
    queue: createAnalysisQueue(env.ANALYSIS_QUEUE),
  };
}
