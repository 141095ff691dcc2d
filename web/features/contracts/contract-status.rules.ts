import type { ContractListItem, ContractStatus } from '../../../src/features/contracts/contracts.schema';

const pollEvery = 2000;

export const isTerminal = (status: ContractStatus) => status === 'complete' || status === 'failed';

/** Milliseconds until the list is read again; false once every contract has come to its end. */
export const pollInterval = (contracts: readonly Pick<ContractListItem, 'status'>[] | undefined) =>
  contracts?.some(({ status }) => !isTerminal(status)) ? pollEvery : false;

type Finished = { completed: ContractListItem[]; failed: ContractListItem[] };

/** Contracts that were under way in the list before and are not any more. */
export function newlyFinished(before: readonly ContractListItem[], after: readonly ContractListItem[]): Finished {
  const underWay = new Set(before.filter(({ status }) => !isTerminal(status)).map(({ id }) => id));
  const finished = after.filter(({ id }) => underWay.has(id));
  return {
    completed: finished.filter(({ status }) => status === 'complete'),
    failed: finished.filter(({ status }) => status === 'failed'),
  };
}
