import type { ContractListItem, ContractStatus } from '#src/features/contracts/contracts.schema.ts';

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
  const since =
    before
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1) ?? '';
  // What was made from a template was ready from the start, and an older one that was not seen stood on another page.
  const isNew = ({ templateId, createdAt }: ContractListItem) => templateId === null && createdAt > since;
  const fresh = after.filter((contract) => !ended.has(run(contract)) && (seen.has(contract.id) || isNew(contract)));
  return {
    completed: fresh.filter(({ status }) => status === 'complete'),
    failed: fresh.filter(({ status }) => status === 'failed'),
  };
}
