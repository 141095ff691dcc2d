import { createBackupRepository } from '../src/features/backup/backup.repository';
import { createR2BackupStore } from '../src/platform/backup-store';
import { buildSharedDeps } from '../src/shared-deps';
import { chooseAnalyst } from './analyse/choose-analyst';
import { chooseScanReader } from './scans/scan-reader';
import { createMeteredTranslator } from './translate/metered-translator';
import { chooseTranslator } from './translate/translator';

/** What the steps of an analysis need, built once a batch. */
export function buildWorkerDeps(env: Cloudflare.Env) {
  const { db, ...shared } = buildSharedDeps(env, 'analysis');
  const logger = shared.logger.with({ worker: 'analysis' });
  const translator = chooseTranslator(shared.config);
  return {
    ...shared,
    logger,
    backups: createR2BackupStore({ files: env.FILES, backups: env.BACKUPS }),
    backupRows: createBackupRepository(db),
    analyst: chooseAnalyst(shared.config, logger),
    scanReader: chooseScanReader(shared.config),
    translator: translator && createMeteredTranslator(translator, { ...shared, logger }),
  };
}

export type WorkerDeps = ReturnType<typeof buildWorkerDeps>;
