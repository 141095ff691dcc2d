import { describeError, type Logger } from '#src/kernel/logger.ts';
import type { SharedDeps } from '#src/shared-deps.ts';
import { laneOf, mostAtWork } from './queueing.rules';

type Needs = Pick<SharedDeps, 'contractQueue' | 'owners' | 'queue' | 'clock'> & { logger: Logger };

/**
 * Queues what waits of an owner, as far as their places at work go; `ready` waits from now on. Never throws: what could
 * not be queued is found by the sweep.
 */
export async function dispatchAnalyses(
  { contractQueue, owners, queue, clock, logger }: Needs,
  { ownerId, ready }: { ownerId: string; ready?: string },
): Promise<number> {
  try {
    const admitted = await contractQueue.admit({ ownerId, ...(ready && { ready }), most: mostAtWork, now: clock() });
    for (const { id } of admitted) {
      const lane = laneOf(await owners.planOf(ownerId));
      await queue.send({ type: 'analyse', contractId: id, ownerId }, { lane });
    }
    return admitted.length;
  } catch (error) {
    logger.warn('contracts.queue_failed', { ownerId, ...describeError(error) });
    return 0;
  }
}

/** Owners a run; the rest is for the next one. */
const ownersAtOnce = 100;

/** Queues what waits although its owner has a place at work: whoever should have seen to it was cut off. */
export async function dispatchForgotten(deps: Needs): Promise<number> {
  const owners = await deps.contractQueue.listOwnersWaiting({ most: mostAtWork, limit: ownersAtOnce });
  let dispatched = 0;
  for (const ownerId of owners) dispatched += await dispatchAnalyses(deps, { ownerId });
  return dispatched;
}
