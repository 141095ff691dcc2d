import { eraseTraces } from './erase-traces';

const accountsASweep = 20;

/** Deletes what deleted accounts have left, or what came after. Returns how many files. */
export async function sweepDeletions(deps: Parameters<typeof eraseTraces>[0]): Promise<number> {
  const deletions = await deps.accountDeletions.list({ limit: accountsASweep });
  let count = 0;
  for (const deletion of deletions) count += await eraseTraces(deps, deletion);
  return count;
}
