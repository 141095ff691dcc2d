import { buildSharedDeps } from '../src/shared-deps';
import { chooseAnalyst } from './analyse/choose-analyst';
import { chooseScanReader } from './scans/scan-reader';
import { createMeteredTranslator } from './translate/metered-translator';
import { chooseTranslator } from './translate/translator';

/** What the steps of an analysis need, built once a batch. */
export function buildWorkerDeps(env: Cloudflare.Env) {
  const { db: _db, ...shared } = buildSharedDeps(env, 'analysis');
  const logger = shared.logger.with({ worker: 'analysis' });
  const translator = chooseTranslator(shared.config);
  return {
    ...shared,
    logger,
    analyst: chooseAnalyst(shared.config, logger),
    scanReader: chooseScanReader(shared.config),
    translator: translator && createMeteredTranslator(translator, { ...shared, logger }),
  };
}

export type WorkerDeps = ReturnType<typeof buildWorkerDeps>;
