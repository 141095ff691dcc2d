import type { Deps } from '#src/deps.ts';
import type { ChecklistItem } from './checklist.schema';
import { actionUnknown, contractNotFound } from './contracts.errors';
import { findingsOf } from './findings-of';

type Owned = { ownerId: string; id: string };

/** What the owner noted of the recommendations of a contract. Throws contracts.not_found. */
export async function readChecklist(
  { contracts, checklists }: Pick<Deps, 'contracts' | 'checklists'>,
  { ownerId, id }: Owned,
): Promise<ChecklistItem[]> {
  if (!(await contracts.findContent({ ownerId, id }))) throw contractNotFound();
  return checklists.list({ ownerId, contractId: id });
}

/** Notes where a recommendation stands. Throws contracts.not_found, contracts.action_unknown. */
export async function noteInChecklist(
  deps: Pick<Deps, 'contracts' | 'contractFindings' | 'checklists' | 'clock'>,
  { ownerId, id, ...item }: Owned & ChecklistItem,
): Promise<ChecklistItem> {
  const { contracts, checklists, clock } = deps;
  const row = await contracts.findOwned({ ownerId, id });
  if (!row) throw contractNotFound();
  const findings = await findingsOf(deps, row);
  if (!findings?.recommendations?.some(({ action }) => action === item.action)) throw actionUnknown();
  await checklists.put({ ownerId, contractId: id, item, now: clock() });
  return item;
}
