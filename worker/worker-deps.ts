import { buildSharedDeps } from '../src/shared-deps';
import { chooseAnalyst } from './analyse/choose-analyst';
import { chooseScanReader } from './scans/scan-reader';

/** What the steps of an analysis need, built once a batch. */
export function buildWorkerDeps(env: Cloudflare.Env) {
  const { db: _db, logger, ...shared } = buildSharedDeps(env);
  return {
    ...shared,
    logger: logger.with({ worker: 'analysis' }),
    analyst: chooseAnalyst(shared.config),
    scanReader: chooseScanReader(shared.config),
  };
}

export type WorkerDeps = ReturnType<typeof buildWorkerDeps>;
