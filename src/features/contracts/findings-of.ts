import type { SharedDeps } from '#src/shared-deps.ts';
import type { StoredAnalysis } from './analysis.schema';
import type { Found } from './contracts.table';

/** The findings of a contract; null: there are none. */
export async function findingsOf(
  { contractFindings }: Pick<SharedDeps, 'contractFindings'>,
  { id, ownerId, found }: { id: string; ownerId: string; found: Found | null },
): Promise<StoredAnalysis | null> {
  if (!found || found.version === null) return found?.findings ?? null;
  return contractFindings.read({ ownerId, contractId: id, version: found.version });
}
