import type { Deps } from '#src/deps.ts';
import { isoDay } from '#src/kernel/clock.ts';
import { toListItem } from '../contracts/contract-view.rules';
import { contractNotFound } from '../contracts/contracts.errors';
import type { Contract, ContractListItem } from '../contracts/contracts.schema';
import { getUploaded } from '../contracts/contracts.usecases';
import { getGenerated } from '../generated-contracts/get-generated.usecase';
import type { ComingDate, ContractCount, ContractFilter, ContractListQuery } from './contract-list.schema';

/** The account's contracts, uploaded and generated, without their texts. */
export async function listContracts(
  { accountContracts, clock }: Pick<Deps, 'accountContracts' | 'clock'>,
  input: ContractListQuery & { ownerId: string },
): Promise<ContractListItem[]> {
  return (await accountContracts.listOwned({ ...input, today: isoDay(clock()) })).map(toListItem);
}

const mostDatesAhead = 5;

/** What is next in any of the account's contracts. */
export function listDatesAhead(
  { accountContracts, clock }: Pick<Deps, 'accountContracts' | 'clock'>,
  { ownerId }: { ownerId: string },
): Promise<ComingDate[]> {
  return accountContracts.listDates({ ownerId, today: isoDay(clock()), limit: mostDatesAhead });
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
