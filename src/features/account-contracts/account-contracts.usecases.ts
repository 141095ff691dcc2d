import type { Deps } from '#src/deps.ts';
import { toListItem } from '../contracts/contract-view.rules';
import { contractNotFound } from '../contracts/contracts.errors';
import type { Contract, ContractListItem } from '../contracts/contracts.schema';
import { getUploaded } from '../contracts/contracts.usecases';
import { getGenerated } from '../generated-contracts/get-generated.usecase';
import type { ContractCount, ContractFilter, ContractListQuery } from './contract-list.schema';

/** The account's contracts, uploaded and generated, without their texts. */
export async function listContracts(
  { accountContracts }: Pick<Deps, 'accountContracts'>,
  input: ContractListQuery & { ownerId: string },
): Promise<ContractListItem[]> {
  return (await accountContracts.listOwned(input)).map(toListItem);
}

/** How many of the account's contracts are found. */
export async function countContracts(
  { accountContracts }: Pick<Deps, 'accountContracts'>,
  input: ContractFilter & { ownerId: string },
): Promise<ContractCount> {
  return { count: await accountContracts.countOwned(input) };
}

/** One contract, uploaded or generated. Throws contracts.not_found. */
export async function getContract(
  deps: Parameters<typeof getUploaded>[0] & Parameters<typeof getGenerated>[0],
  input: { ownerId: string; id: string },
): Promise<Contract> {
  const contract = (await getUploaded(deps, input)) ?? (await getGenerated(deps, input));
  if (!contract) throw contractNotFound();
  return contract;
}
