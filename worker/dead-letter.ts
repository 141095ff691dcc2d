import { analysisJobSchema } from '../src/features/contracts/contracts.jobs';
import { dispatchAnalyses } from '../src/features/contracts/dispatch-analyses.usecase';
import { failAnalysis } from '../src/features/contracts/fail-analysis.usecase';
import { announceAnalysis } from '../src/features/webhooks/announce-analysis.usecase';
import { depsOf, type WorkerDeps } from './worker-deps';

/** The last stop of a message that was never settled: the contract fails and costs nothing. */
export async function handleDeadLetters(deps: WorkerDeps, batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    const job = analysisJobSchema.safeParse(message.body);
    if (job.success) {
      const { contractId, ownerId } = job.data;
      deps.logger.error('analysis.dead_letter', { contractId });
      const own = await depsOf(deps, { ownerId });
      await failAnalysis(own, { contractId, code: 'contracts.analysis_failed' });
      await announceAnalysis(own, { contractId });
      if (ownerId) await dispatchAnalyses(own, { ownerId });
    }
    message.ack();
  }
}
