import type { Deps } from '#src/deps.ts';
import { contractFiles } from '../contracts/contract-files';
import type { Content } from '../contracts/contract-texts';
import type { GeneratedContractRow, RewrittenText } from './generated-contracts.repository';

type Needs = Pick<Deps, 'contracts' | 'contractTexts' | 'generatedContracts' | 'files' | 'clock'>;

/**
 * Gives a generated contract a new text, which is measured already. False when it was changed since `row` was read:
 * then nothing is done. Throws when the file store fails; then the contract is what it was.
 */
export async function rewriteContract(
  deps: Needs,
  { row, to, bytes }: { row: GeneratedContractRow; to: RewrittenText; bytes: Uint8Array },
): Promise<boolean> {
  const owned = { ownerId: row.ownerId, id: row.id };
  if (!(await deps.generatedContracts.rewrite({ ...owned, from: row.contentHash, to }))) return false;
  try {
    await storeOriginal(deps, { ...owned, contentHash: to.contentHash, bytes });
  } catch (error) {
    await deps.generatedContracts.rewrite({ ...owned, from: to.contentHash, to: row }).catch(() => {});
    throw error;
  }
  await dropText(deps, { ownerId: row.ownerId, contentHash: row.contentHash });
  return true;
}

/** Of two that write at once, the one that writes last sees whether it should have, and puts what should be there. */
async function storeOriginal(
  { contractTexts, generatedContracts, files }: Needs,
  written: { ownerId: string; id: string; contentHash: string; bytes: Uint8Array },
): Promise<void> {
  const { ownerId, id } = written;
  const key = contractFiles.original(ownerId, id);
  let { contentHash, bytes } = written;
  for (;;) {
    await files.put(key, bytes, 'text/plain; charset=utf-8');
    const now = await generatedContracts.findOwned({ ownerId, id });
    if (!now) return files.delete([key]);
    if (now.contentHash === contentHash) return;
    const kept = await contractTexts.read({ ...now, machineReadPages: null });
    if (!kept) return;
    contentHash = now.contentHash;
    bytes = new TextEncoder().encode(kept.text);
  }
}

/** The text of before, unless another contract has the same one. What stays behind goes with the account. */
async function dropText({ contracts, contractTexts, files, clock }: Needs, content: Content): Promise<void> {
  try {
    if (await contracts.usesContent(content)) return;
    const marks = contractFiles.marks(content.ownerId, content.contentHash, clock());
    await files.delete([...marks, ...(await contractTexts.keysOf(content))]);
  } catch {
    // The new text is in place: that is what was asked for.
  }
}
