import type { Deps } from '#src/deps.ts';
import type { Contract } from '../contracts/contracts.schema';
import type { GeneratedContractRow } from './generated-contracts.repository';
import { toGeneratedContract } from './generated-view.rules';

/** A generated contract with its text; null where there is none. */
export async function getGenerated(
  { contracts, contractTexts, generatedContracts }: Pick<Deps, 'contracts' | 'contractTexts' | 'generatedContracts'>,
  input: { ownerId: string; id: string },
): Promise<Contract | null> {
  const row = await generatedContracts.findOwned(input);
  if (!row) return null;
  const text = (await contractTexts.read({ ...row, machineReadPages: null })) ?? undefined;
  return toGeneratedContract(row, text, { checkOutdated: await isCheckOutdated({ contracts }, row) });
}

/** Whether it was checked before clauses were added to it, and not since. */
async function isCheckOutdated({ contracts }: Pick<Deps, 'contracts'>, row: GeneratedContractRow): Promise<boolean> {
  if (!row.addedClauses.some(({ checkedBefore }) => checkedBefore)) return false;
  return (await contracts.findUploadOf(row)) === null;
}
