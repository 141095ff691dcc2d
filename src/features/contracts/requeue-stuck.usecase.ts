import type { Deps } from '#src/deps.ts';

/** Longer than any analysis takes, with its retries between. */
const stuckAfterMs = 10 * 60_000;
const maxAttempts = 5;

/** Requeues stalled contracts; fails those that used up their attempts and gives their usage back. */
export async function requeueStuckContracts(
  { contracts, usage, queue, clock }: Pick<Deps, 'contracts' | 'usage' | 'queue' | 'clock'>,
  { standingForMs = stuckAfterMs }: { standingForMs?: number } = {},
): Promise<number> {
  const now = clock();
  const stuck = await contracts.listStuck({ before: new Date(now.getTime() - standingForMs), limit: 100 });
  for (const { id, attempts } of stuck) {
    if (attempts >= maxAttempts) {
      if (await contracts.fail({ id, code: 'contracts.analysis_failed', now })) await usage.release({ contractId: id });
    } else {
      await contracts.putBack({ id, now });
      await queue.send({ type: 'analyse', contractId: id });
    }
  }
  return stuck.length;
}
