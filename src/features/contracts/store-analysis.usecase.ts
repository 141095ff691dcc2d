import type { SharedDeps } from '#src/shared-deps.ts';
import type { Analysis } from './analysis.schema';

/**
 * Stores an analysis and completes its contract: the findings as a file, then the row that names it, so that no row names
 * what is not there. `before` is the analysis in whose place this one comes. False when the contract was no longer being
 * analysed; then nothing is stored.
 */
export async function storeAnalysis(
  { attempts, contractFindings, clock }: Pick<SharedDeps, 'attempts' | 'contractFindings' | 'clock'>,
  {
    contract: { id, ownerId },
    analysis,
    before,
  }: {
    contract: { id: string; ownerId: string };
    analysis: Analysis;
    before: { findingsVersion: string | null } | null;
  },
): Promise<boolean> {
  const now = clock();
  const findings = JSON.stringify(analysis);
  const written = await contractFindings.begin({ ownerId, contractId: id, findings, now });
  const stored = await attempts.complete({ id, analysis, version: written.version, now });
  if (!stored) await written.discard();
  // The file of the one before is left to the sweep, an hour later: a page that is just asked for may need it still.
  else if (!before?.findingsVersion) await written.settle();
  return stored;
}
