import type { Deps } from '#src/deps.ts';
import { contractFiles } from '../contracts/contract-files';
import { contractTextSchema } from '../contracts/contract-text.schema';
import type { Contract } from '../contracts/contracts.schema';
import type { GeneratedContractRow } from './generated-contracts.repository';
import { toGeneratedContract } from './generated-view.rules';

/** A generated contract with its text; null where there is none. */
export async function getGenerated(
  { contracts, generatedContracts, files }: Pick<Deps, 'contracts' | 'generatedContracts' | 'files'>,
  input: { ownerId: string; id: string },
): Promise<Contract | null> {
  const row = await generatedContracts.findOwned(input);
  if (!row) return null;
  const kept = await files.text(contractFiles.text(row.ownerId, row.contentHash, row.readerVersion));
  const text = kept ? contractTextSchema.parse(JSON.parse(kept)) : undefined;
  return toGeneratedContract(row, text, { checkOutdated: await isCheckOutdated({ contracts }, row) });
}

/** Whether it was checked before clauses were added to it, and not since. */
async function isCheckOutdated({ contracts }: Pick<Deps, 'contracts'>, row: GeneratedContractRow): Promise<boolean> {
  if (!row.addedClauses.some(({ checkedBefore }) => checkedBefore)) return false;
  return (await contracts.findUploadOf(row)) === null;
}
