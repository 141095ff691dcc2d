import { createBackupRepository } from '../src/features/backup/backup.repository';
import { createR2BackupStore } from '../src/platform/backup-store';
import { buildSharedDeps, createContractStores } from '../src/shared-deps';
import { chooseAnalyst } from './analyse/choose-analyst';
import { chooseAnswerer } from './ask/answerer';
import { createMeteredAnswerer } from './ask/metered-answerer';
import { chooseScanReader } from './scans/scan-reader';
import { createMeteredTranslator } from './translate/metered-translator';
import { chooseTranslator } from './translate/translator';

/** What the steps of an analysis need, built once a batch. */
export function buildWorkerDeps(env: Cloudflare.Env) {
  const shared = buildSharedDeps(env, 'analysis');
  const { databases } = shared;
  const logger = shared.logger.with({ worker: 'analysis' });
  const answerer = chooseAnswerer(shared.config);
  const translator = chooseTranslator(shared.config);
  return {
    ...shared,
    logger,
    backups: createR2BackupStore({ files: env.FILES, backups: env.BACKUPS }),
    backupRows: createBackupRepository(databases.directory(), { shards: databases.shards, open: databases.data }),
    analyst: chooseAnalyst(shared.config, logger),
    scanReader: chooseScanReader(shared.config),
    answerer: answerer && createMeteredAnswerer(answerer, { ...shared, logger }),
    translator: translator && createMeteredTranslator(translator, { ...shared, logger }),
  };
}

export type WorkerDeps = ReturnType<typeof buildWorkerDeps>;

/** The same, over the database that holds the contracts of an account; the directory where it is not said whose they are. */
export async function depsOf(deps: WorkerDeps, { ownerId }: { ownerId?: string }): Promise<WorkerDeps> {
  const shard = ownerId === undefined ? deps.shard : await deps.owners.databaseOf(ownerId);
  return shard === deps.shard ? deps : { ...deps, ...createContractStores(shard, deps.databases.data(shard)) };
}
