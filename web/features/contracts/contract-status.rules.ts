import type { ContractListItem, ContractStatus } from '../../../src/features/contracts/contracts.schema';

const pollEvery = 2000;

export const isTerminal = (status: ContractStatus) => status === 'complete' || status === 'failed';

/** Milliseconds until the list is read again; false once every contract has come to its end. */
export const pollInterval = (contracts: readonly Pick<ContractListItem, 'status'>[] | undefined) =>
  contracts?.some(({ status }) => !isTerminal(status)) ? pollEvery : false;

type Finished = { completed: ContractListItem[]; failed: ContractListItem[] };

/** One run of an analysis: started again, it ends at another time. */
const run = ({ id, status, updatedAt }: ContractListItem) => `${id} ${status} ${updatedAt}`;

/** Contracts that have come to their end since `before`, be it that they were not there yet: some take no second. */
export function newlyFinished(before: readonly ContractListItem[], after: readonly ContractListItem[]): Finished {
  const ended = new Set(before.filter(({ status }) => isTerminal(status)).map(run));
  const seen = new Set(before.map(({ id }) => id));
  const fresh = after.filter(
    // What was made from a template was ready from the start; when it comes to its end later, it was checked.
    (contract) => !ended.has(run(contract)) && (contract.templateId === null || seen.has(contract.id)),
  );
  return {
    completed: fresh.filter(({ status }) => status === 'complete'),
    failed: fresh.filter(({ status }) => status === 'failed'),
  };
}
