import { analysisJobSchema } from '../src/features/contracts/contracts.jobs';
import { describeError } from '../src/kernel/logger';
import { analyseContract } from './pipeline';
import { decide } from './retry-policy';
import type { WorkerDeps } from './worker-deps';

/** Each message is settled by itself: a throw would retry the whole batch. */
export async function handleBatch(deps: WorkerDeps, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    const job = analysisJobSchema.safeParse(message.body);
    if (!job.success) {
      deps.logger.error('analysis.unknown_message', { messageId: message.id });
      message.ack();
      continue;
    }
    const { contractId } = job.data;
    const logger = deps.logger.with({ contractId });
    try {
      await analyseContract({ ...deps, logger }, { contractId, redelivered: message.attempts > 1 });
      message.ack();
    } catch (error) {
      const decision = decide(error, { attempt: message.attempts });
      logger.warn('analysis.attempt_failed', { attempt: message.attempts, ...decision, ...describeError(error) });
      if (decision.action === 'retry') {
        message.retry({ delaySeconds: decision.delaySeconds });
      } else {
        await failContract(deps, { contractId, code: decision.code });
        message.ack();
      }
    }
  }
}

/** Ends a contract with the reason and gives its usage back. */
export async function failContract(
  { contracts, usage, clock }: Pick<WorkerDeps, 'contracts' | 'usage' | 'clock'>,
  failure: { contractId: string; code: Parameters<WorkerDeps['contracts']['fail']>[0]['code'] },
): Promise<void> {
  const id = failure.contractId;
  const failed = await contracts.fail({ id, code: failure.code, now: clock() });
  // The attempt that failed it may have died before giving the usage back.
  if (failed || (await contracts.find({ id }))?.status === 'failed') await usage.release({ contractId: id });
}
