import type { Deps } from '#src/deps.ts';
import { contractNotFound } from '../contracts/contracts.errors';
import { notGenerated } from './generated-contracts.errors';
import type { GeneratedContractRow } from './generated-contracts.repository';

/** A generated contract of the owner. Throws contracts.not_found, and templates.not_generated for an uploaded one. */
export async function findGenerated(
  { contracts, generatedContracts }: Pick<Deps, 'contracts' | 'generatedContracts'>,
  owned: { ownerId: string; id: string },
): Promise<GeneratedContractRow> {
  const row = await generatedContracts.findOwned(owned);
  if (row) return row;
  throw (await contracts.findContent(owned)) ? notGenerated() : contractNotFound();
}
