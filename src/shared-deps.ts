import { parseSharedConfig } from './config';
import type { Database } from './db/client';
import { directoryName, openDatabases, type ReadFrom } from './db/databases';
import { createAttemptsRepository } from './features/contracts/attempts.repository';
import { createContractFindings } from './features/contracts/contract-findings';
import { createContractQueueRepository } from './features/contracts/contract-queue.repository';
import { createContractTexts } from './features/contracts/contract-texts';
import { createContractsRepository } from './features/contracts/contracts.repository';
import { createFindingsRepository } from './features/contracts/findings.repository';
import { createRereadsRepository } from './features/contracts/rereads.repository';
import { createSearchedTextsRepository } from './features/contracts/searched-texts.repository';
import { createModelUsageRepository } from './features/model-usage/model-usage.repository';
import { createOwners } from './features/owners/owners';
import { createOwnersRepository } from './features/owners/owners.repository';
import { createUsageRepository } from './features/usage/usage.repository';
import { createWebhookDeliveriesRepository } from './features/webhooks/webhook-deliveries.repository';
import { systemClock } from './kernel/clock';
import { createLogger } from './kernel/logger';
import { createAnalysisQueue } from './platform/analysis-queue';
import { createR2FileStore } from './platform/file-store';
import { createSweepQueue } from './platform/sweep-queue';
import { createTelemetry } from './platform/telemetry';

/** What is kept of contracts, of whichever accounts are in that database. */
export const createContractStores = (shard: string, db: Database) => ({
  /** The name of the database. */
  shard,
  contracts: createContractsRepository(db),
  attempts: createAttemptsRepository(db),
  contractQueue: createContractQueueRepository(db),
  findingsRows: createFindingsRepository(db),
  searchedTexts: createSearchedTextsRepository(db),
  rereads: createRereadsRepository(db),
  usage: createUsageRepository(db),
});

/** What both Workers need of the outside world. */
export function buildSharedDeps(
  env: Pick<
    Cloudflare.Env,
    'DB' | 'FILES' | 'ANALYSIS_QUEUE' | 'FREE_ANALYSIS_QUEUE' | 'SWEEP_QUEUE' | 'TELEMETRY' | 'VERSION'
  >,
  worker: 'api' | 'analysis',
  { readFrom = null }: { readFrom?: ReadFrom | null } = {},
) {
  const config = parseSharedConfig(env);
  const databases = openDatabases(env, { readFrom });
  const directory = databases.directory();
  const { shards } = databases;
  const files = createR2FileStore(env.FILES);
  return {
    config,
    databases,
    owners: createOwners(createOwnersRepository(directory), { shards, openShards: config.openShards ?? shards }),
    telemetry: createTelemetry(env.TELEMETRY, { worker, version: env.VERSION?.id ?? '' }),
    clock: systemClock,
    logger: createLogger(),
    ...createContractStores(directoryName, databases.data(directoryName)),
    modelUsage: createModelUsageRepository(directory),
    webhookDeliveries: createWebhookDeliveriesRepository(directory),
    files,
    contractTexts: createContractTexts(files),
    contractFindings: createContractFindings(files),
    queue: createAnalysisQueue({ paid: env.ANALYSIS_QUEUE, free: env.FREE_ANALYSIS_QUEUE }),
    sweepQueue: createSweepQueue(env.SWEEP_QUEUE),
  };
}

export type SharedDeps = ReturnType<typeof buildSharedDeps>;

/** Other stores in the place of those that were there; what is built at its first use still is. */
export const overDatabase = <All extends object>(deps: All, stores: Partial<All>): All =>
  Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(deps), ...Object.getOwnPropertyDescriptors(stores) },
  ) as All;
