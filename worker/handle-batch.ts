import { analysisJobSchema } from '../src/features/contracts/contracts.jobs';
import { failAnalysis } from '../src/features/contracts/fail-analysis.usecase';
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
        await failAnalysis(deps, { contractId, code: decision.code });
        message.ack();
      }
    }
  }
}
