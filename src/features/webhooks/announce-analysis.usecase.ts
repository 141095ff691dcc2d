import { describeError, type Logger } from '#src/kernel/logger.ts';
import type { SharedDeps } from '#src/shared-deps.ts';
import { isFinal } from '../contracts/contract-status.rules';

/**
 * Has the webhooks of its owner told that an analysis has ended, if it has. Safe to run twice. Never throws: what could not
 * be queued is found by the sweep.
 */
export async function announceAnalysis(
  {
    contracts,
    webhookDeliveries,
    sweepQueue,
    clock,
    logger,
  }: Pick<SharedDeps, 'contracts' | 'webhookDeliveries' | 'sweepQueue' | 'clock'> & { logger: Logger },
  { contractId }: { contractId: string },
): Promise<void> {
  try {
    const contract = await contracts.find({ id: contractId });
    if (!contract || !isFinal(contract.status)) return;
    const { ownerId, statusChangedAt: finishedAt } = contract;
    // One that was written anew in vain has its old analysis back, and the reason.
    const status = contract.status === 'complete' && contract.failureCode === null ? 'complete' : 'failed';
    const ids = await webhookDeliveries.announce({ ownerId, contractId, status, finishedAt, now: clock() });
    for (const id of ids) await sweepQueue.send({ type: 'webhook', id });
  } catch (error) {
    logger.warn('webhooks.queue_failed', { contractId, ...describeError(error) });
  }
}
