import { buildSharedDeps } from '../src/shared-deps';
import { chooseAnalyst } from './analyse/choose-analyst';
import { chooseScanReader } from './scans/scan-reader';
import { chooseTranslator } from './translate/translator';

/** What the steps of an analysis need, built once a batch. */
export function buildWorkerDeps(env: Cloudflare.Env) {
  const { db: _db, ...shared } = buildSharedDeps(env);
  const logger = shared.logger.with({ worker: 'analysis' });
  return {
    ...shared,
    logger,
    analyst: chooseAnalyst(shared.config, logger),
    scanReader: chooseScanReader(shared.config),
    translator: chooseTranslator(shared.config),
  };
}

export type WorkerDeps = ReturnType<typeof buildWorkerDeps>;
