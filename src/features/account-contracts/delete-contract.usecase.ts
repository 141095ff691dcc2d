import type { Deps } from '#src/deps.ts';
import { contractFiles } from '../contracts/contract-files';
import { findContent } from './find-content';

/**
 * Deletes a contract, uploaded or generated, with everything kept of it. What it cost stays spent. Throws
 * contracts.not_found.
 */
export async function deleteContract(
  deps: Pick<
    Deps,
    | 'contracts'
    | 'rereads'
    | 'contractTexts'
    | 'contractFindings'
    | 'generatedContracts'
    | 'shares'
    | 'erasures'
    | 'files'
    | 'usage'
    | 'clock'
  >,
  input: { ownerId: string; id: string },
): Promise<void> {
  const { contracts, rereads, contractTexts, contractFindings, generatedContracts, erasures, files, usage, clock } =
    deps;
  const { id, ownerId, contentHash } = await findContent(deps, input);
  await erasures.note({ kind: 'contract', ownerId, id });
  // Links first, which strangers follow.
  await deps.shares.removeOfContract({ userId: ownerId, contractId: id });
  const shared = await contracts.usesContent({ ownerId, contentHash, exceptId: id });
  // The files first: should that fail, the contract is still there to be deleted again.
  await files.delete([
    contractFiles.original(ownerId, id),
    ...(await contractFindings.keysOf({ ownerId, contractId: id })),
    ...(shared
      ? []
      : [
          ...contractFiles.marks(ownerId, contentHash, clock()),
          ...(await contractTexts.keysOf({ ownerId, contentHash })),
        ]),
  ]);
  const reread = await rereads.find({ contractId: id });
  // It is in one of them, or in both until the clock has taken over what the release before wrote.
  await contracts.deleteOwned(input);
  await generatedContracts.deleteOwned(input);
  await usage.settle({ contractId: id });
  if (reread?.chargeId) await usage.settle({ contractId: reread.chargeId });
}
