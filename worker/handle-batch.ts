import { analysisJobSchema } from '../src/features/contracts/contracts.jobs';
import { dispatchAnalyses } from '../src/features/contracts/dispatch-analyses.usecase';
import { failAnalysis } from '../src/features/contracts/fail-analysis.usecase';
import { waitForModel } from '../src/features/contracts/wait-for-model.usecase';
import { announceAnalysis } from '../src/features/webhooks/announce-analysis.usecase';
import { describeError } from '../src/kernel/logger';
import { analyseContract } from './pipeline';
import { decide } from './retry-policy';
import { depsOf, type WorkerDeps } from './worker-deps';

/** Each message is settled by itself: a throw would retry the whole batch. */
export async function handleBatch(deps: WorkerDeps, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    const job = analysisJobSchema.safeParse(message.body);
    if (!job.success) {
      deps.logger.error('analysis.unknown_message', { messageId: message.id });
      message.ack();
      continue;
    }
    const { contractId, ownerId } = job.data;
    const own = await depsOf(deps, { ownerId });
    const again = await attempt(own, { contractId, attempts: message.attempts });
    if (again) {
      message.retry(again);
      continue;
    }
    await announceAnalysis(own, { contractId });
    message.ack();
    // What has ended makes room for the next of its owner.
    if (ownerId) await dispatchAnalyses(own, { ownerId });
  }
}

/** Analyses the contract, or records why it cannot be. Answers when its message is to be delivered again, if it is. */
async function attempt(
  deps: WorkerDeps,
  { contractId, attempts }: { contractId: string; attempts: number },
): Promise<{ delaySeconds: number } | null> {
  const logger = deps.logger.with({ contractId });
  try {
    await analyseContract({ ...deps, logger }, { contractId, redelivered: attempts > 1 });
    return null;
  } catch (error) {
    const decision = decide(error, { attempt: attempts });
    logger.warn('analysis.attempt_failed', { attempt: attempts, ...decision, ...describeError(error) });
    if (decision.action === 'retry') return { delaySeconds: decision.delaySeconds };
    if (decision.action === 'wait' && (await waitForModel(deps, { contractId, ...decision }))) return null;
    await failAnalysis(deps, { contractId, code: decision.code });
    return null;
  }
}
