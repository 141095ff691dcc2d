import type { Deps } from '#src/deps.ts';
import { dispatchAnalyses } from './dispatch-analyses.usecase';
import { failAnalysis } from './fail-analysis.usecase';

/** Longer than any analysis takes, with its retries between. */
const stuckAfterMs = 10 * 60_000;
const maxAttempts = 5;

/** Requeues stalled contracts; fails those that used up their attempts and gives their usage back. */
export async function requeueStuckContracts(
  deps: Pick<Deps, 'contracts' | 'contractQueue' | 'rereads' | 'usage' | 'queue' | 'clock' | 'logger'>,
  { standingForMs = stuckAfterMs }: { standingForMs?: number } = {},
): Promise<number> {
  const { contractQueue, clock } = deps;
  const now = clock();
  const stuck = await contractQueue.listStuck({ before: new Date(now.getTime() - standingForMs), limit: 100 });
  for (const { id, ownerId, attempts } of stuck) {
    if (attempts >= maxAttempts) {
      await failAnalysis(deps, { contractId: id, code: 'contracts.analysis_failed' });
    } else {
      await contractQueue.putBack({ id, now });
      await dispatchAnalyses(deps, { ownerId });
    }
  }
  return stuck.length;
}
