import type { Deps } from '#src/deps.ts';
import type { ContractNamed } from './contract-name.schema';
import { contractNotFound, titleMissing } from './contracts.errors';
import { cleanLine } from './file-name.rules';

/**
 * Gives an uploaded contract a name of its owner's choice; null takes it away again. Throws contracts.not_found,
 * contracts.title_missing.
 */
export async function renameContract(
  { contracts }: Pick<Deps, 'contracts'>,
  { givenTitle, ...owned }: { ownerId: string; id: string; givenTitle: string | null },
): Promise<ContractNamed> {
  const clean = givenTitle === null ? null : cleanLine(givenTitle);
  if (clean === '') throw titleMissing();
  if (!(await contracts.rename({ ...owned, givenTitle: clean }))) throw contractNotFound();
  return { id: owned.id, givenTitle: clean };
}
