import type { Deps } from '#src/deps.ts';
import { describeError } from '#src/kernel/logger.ts';
import { failAnalysis } from './fail-analysis.usecase';
import { laneOf } from './queueing.rules';

/** Longer than any analysis takes, with its retries between. */
const stuckAfterMs = 10 * 60_000;
const maxAttempts = 5;

/**
 * Requeues stalled contracts; fails those that used up their attempts, gives their usage back and then does what else is to
 * be done about them.
 */
export async function requeueStuckContracts(
  deps: Pick<
    Deps,
    'attempts' | 'contracts' | 'contractQueue' | 'owners' | 'rereads' | 'usage' | 'queue' | 'clock' | 'logger'
  >,
  {
    standingForMs = stuckAfterMs,
    onFailed,
  }: { standingForMs?: number; onFailed?: (of: { contractId: string }) => Promise<void> } = {},
): Promise<number> {
  const { contractQueue, clock } = deps;
  const now = clock();
  const stuck = await contractQueue.listStuck({ before: new Date(now.getTime() - standingForMs), limit: 100 });
  for (const { id, ownerId, attempts } of stuck) {
    if (attempts >= maxAttempts) {
      await failAnalysis(deps, { contractId: id, code: 'contracts.analysis_failed' });
      await onFailed?.({ contractId: id });
    } else {
      await queueAgain(deps, { id, ownerId, now });
    }
  }
  return stuck.length;
}

/**
 * It keeps its place at work: its message may merely stand in a long queue, and were the place given to the next of its
 * owner, each sweep would have three more of theirs stand there.
 */
async function queueAgain(
  { contractQueue, owners, queue, logger }: Pick<Deps, 'contractQueue' | 'owners' | 'queue' | 'logger'>,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
): Promise<void> {
  // Finished or deleted meanwhile.
  if (!(await contractQueue.putBack({ id, now }))) return;
  try {
    await queue.send({ type: 'analyse', contractId: id, ownerId }, { lane: laneOf(await owners.planOf(ownerId)) });
  } catch (error) {
    // It stands still, and is found again.
    logger.warn('contracts.queue_failed', { ownerId, ...describeError(error) });
  }
}
