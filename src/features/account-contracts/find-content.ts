import type { Deps } from '#src/deps.ts';
import { contractNotFound } from '../contracts/contracts.errors';

/** On which bytes a contract rests, uploaded or generated. Throws contracts.not_found. */
export async function findContent(
  { contracts, generatedContracts }: Pick<Deps, 'contracts' | 'generatedContracts'>,
  owned: { ownerId: string; id: string },
) {
  const row = (await contracts.findContent(owned)) ?? (await generatedContracts.findContent(owned));
  if (!row) throw contractNotFound();
  return row;
}
