import { findingsOf } from '../features/contracts/findings-of';
import type { SharedDeps } from '../shared-deps';

/** An uploaded contract as it is stored, with the findings wherever they are; null: there is no such contract. */
export async function storedContract(
  deps: Pick<SharedDeps, 'contracts' | 'contractFindings'>,
  key: { ownerId: string; id: string },
) {
  const row = await deps.contracts.findOwned(key);
  return row && { ...row, findings: await findingsOf(deps, row) };
}
