import { analysisJobSchema } from '../src/features/contracts/contracts.jobs';
import { dispatchAnalyses } from '../src/features/contracts/dispatch-analyses.usecase';
import { failAnalysis } from '../src/features/contracts/fail-analysis.usecase';
import type { WorkerDeps } from './worker-deps';

/** The last stop of a message that was never settled: the contract fails and costs nothing. */
export async function handleDeadLetters(
  deps: Pick<WorkerDeps, 'contracts' | 'contractQueue' | 'rereads' | 'usage' | 'queue' | 'clock' | 'logger'>,
  batch: MessageBatch,
): Promise<void> {
  for (const message of batch.messages) {
    const job = analysisJobSchema.safeParse(message.body);
    if (job.success) {
      deps.logger.error('analysis.dead_letter', { contractId: job.data.contractId });
      await failAnalysis(deps, { contractId: job.data.contractId, code: 'contracts.analysis_failed' });
      if (job.data.ownerId) await dispatchAnalyses(deps, { ownerId: job.data.ownerId });
    }
    message.ack();
  }
}
