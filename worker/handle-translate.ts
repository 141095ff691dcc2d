import { describeError } from '../src/kernel/logger';
import type { TranslateRequest } from '../src/platform/translate';
import type { WorkerDeps } from './worker-deps';

/** Answers the API Worker. Null where there is no language model or it failed. */
export async function handleTranslate(
  { translator, logger }: Pick<WorkerDeps, 'translator' | 'logger'>,
  request: TranslateRequest,
): Promise<string | null> {
  if (!translator) return null;
  try {
    return await translator.translate(request);
  } catch (error) {
    logger.error('translate.failed', describeError(error));
    return null;
  }
}
