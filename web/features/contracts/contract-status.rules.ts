import type { ContractListItem, ContractStatus } from '#src/features/contracts/contracts.schema.ts';

/** How often what is under way is asked for, by how long nobody has been seen at the page. */
const pollEvery = [
  { unseenMs: 10 * 60_000, everyMs: 10_000 },
  { unseenMs: 2 * 60_000, everyMs: 5000 },
  { unseenMs: 0, everyMs: 2000 },
];

export const isTerminal = (status: ContractStatus) => status === 'complete' || status === 'failed';

/** Milliseconds until the list is read again; false once every contract has come to its end. */
export function pollInterval(
  contracts: readonly Pick<ContractListItem, 'status'>[] | undefined,
  { unseenMs }: { unseenMs: number },
): number | false {
  if (!contracts?.some(({ status }) => !isTerminal(status))) return false;
  return pollEvery.find((step) => unseenMs >= step.unseenMs)?.everyMs ?? false;
}

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
