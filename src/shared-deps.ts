import { parseSharedConfig } from './config';
import { createDatabase } from './db/client';
import { countDatabase, noUse } from './db/counted-database';
import { createContractQueueRepository } from './features/contracts/contract-queue.repository';
import { createContractTexts } from './features/contracts/contract-texts';
import { createContractsRepository } from './features/contracts/contracts.repository';
import { createRereadsRepository } from './features/contracts/rereads.repository';
import { createSearchedTextsRepository } from './features/contracts/searched-texts.repository';
import { createModelUsageRepository } from './features/model-usage/model-usage.repository';
import { createUsageRepository } from './features/usage/usage.repository';
import { systemClock } from './kernel/clock';
import { createLogger } from './kernel/logger';
import { createAnalysisQueue } from './platform/analysis-queue';
import { createR2FileStore } from './platform/file-store';
import { createTelemetry } from './platform/telemetry';

/** What both Workers need of the outside world. */
export function buildSharedDeps(
  env: Pick<Cloudflare.Env, 'DB' | 'FILES' | 'ANALYSIS_QUEUE' | 'FREE_ANALYSIS_QUEUE' | 'TELEMETRY' | 'VERSION'>,
  worker: 'api' | 'analysis',
) {
  const databaseUse = noUse();
  const db = createDatabase(countDatabase(env.DB, databaseUse));
  const files = createR2FileStore(env.FILES);
  return {
    config: parseSharedConfig(env),
    db,
    databaseUse,
    telemetry: createTelemetry(env.TELEMETRY, { worker, version: env.VERSION?.id ?? '' }),
    clock: systemClock,
    logger: createLogger(),
    contracts: createContractsRepository(db),
    contractQueue: createContractQueueRepository(db),
    searchedTexts: createSearchedTextsRepository(db),
    rereads: createRereadsRepository(db),
    usage: createUsageRepository(db),
    modelUsage: createModelUsageRepository(db),
    files,
    contractTexts: createContractTexts(files),
    queue: createAnalysisQueue({ paid: env.ANALYSIS_QUEUE, free: env.FREE_ANALYSIS_QUEUE }),
  };
}

export type SharedDeps = ReturnType<typeof buildSharedDeps>;
