import type { SharedDeps } from '#src/shared-deps.ts';
import type { ContractErrorCode } from './contracts.errors';

/** Ends an analysis with the reason and gives its usage back; one that was written anew is again what it was before. */
export async function failAnalysis(
  {
    attempts,
    contracts,
    rereads,
    usage,
    clock,
  }: Pick<SharedDeps, 'attempts' | 'contracts' | 'rereads' | 'usage' | 'clock'>,
  { contractId, code }: { contractId: string; code: ContractErrorCode },
): Promise<void> {
  const reread = await rereads.find({ contractId });
  if (reread) {
    await rereads.giveUp({ reread, code, now: clock() });
    if (reread.chargeId) await usage.release({ contractId: reread.chargeId });
    return;
  }
  const failed = await attempts.fail({ id: contractId, code, now: clock() });
  // The attempt that failed it may have died before giving the usage back.
  if (failed || (await contracts.find({ id: contractId }))?.status === 'failed') await usage.release({ contractId });
}
