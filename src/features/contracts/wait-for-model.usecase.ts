import type { Logger } from '#src/kernel/logger.ts';
import type { SharedDeps } from '#src/shared-deps.ts';
import { laneOf, nextTryIn } from './queueing.rules';

/**
 * Puts an analysis back into the queue until the language model may be there again, and has its reader told. False where
 * it was waited long enough.
 */
export async function waitForModel(
  {
    contractQueue,
    owners,
    queue,
    clock,
    logger,
  }: Pick<SharedDeps, 'contractQueue' | 'owners' | 'queue' | 'clock'> & { logger: Logger },
  { contractId, retryAfterSeconds }: { contractId: string; retryAfterSeconds: number | null },
): Promise<boolean> {
  const now = clock();
  const waiting = await contractQueue.awaitModel({ id: contractId, now });
  // Finished or deleted meanwhile: there is nothing to wait for.
  if (!waiting) return true;
  const { ownerId, since } = waiting;
  const delaySeconds = nextTryIn({ since, now, retryAfterSeconds });
  if (delaySeconds === null) return false;
  logger.warn('analysis.waits_for_model', { contractId, since: since.toISOString(), delaySeconds });
  // A message of its own, so that waiting uses up none of the attempts.
  await queue.send(
    { type: 'analyse', contractId, ownerId },
    { lane: laneOf(await owners.planOf(ownerId)), delaySeconds },
  );
  return true;
}
