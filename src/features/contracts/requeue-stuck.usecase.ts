import type { Deps } from '#src/deps.ts';
import { failAnalysis } from './fail-analysis.usecase';

/** Longer than any analysis takes, with its retries between. */
const stuckAfterMs = 10 * 60_000;
const maxAttempts = 5;

/** Requeues stalled contracts; fails those that used up their attempts and gives their usage back. */
export async function requeueStuckContracts(
  deps: Pick<Deps, 'contracts' | 'rereads' | 'usage' | 'queue' | 'clock'>,
  { standingForMs = stuckAfterMs }: { standingForMs?: number } = {},
): Promise<number> {
  const { contracts, queue, clock } = deps;
  const now = clock();
  const stuck = await contracts.listStuck({ before: new Date(now.getTime() - standingForMs), limit: 100 });
  for (const { id, attempts } of stuck) {
    if (attempts >= maxAttempts) {
      await failAnalysis(deps, { contractId: id, code: 'contracts.analysis_failed' });
    } else {
      await contracts.putBack({ id, now });
      await queue.send({ type: 'analyse', contractId: id });
    }
  }
  return stuck.length;
}
