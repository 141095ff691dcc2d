import type { Deps } from '#src/deps.ts';

/** Each costs four calls, and some 20 KB in memory; the rest is for the next run. */
const mostAtOnce = 50;
const sideBySide = 10;

/** Moves findings that earlier releases have written into rows to the file store. Answers how many. */
export async function moveFindings(
  { findingsRows, contractFindings, clock }: Pick<Deps, 'findingsRows' | 'contractFindings' | 'clock'>,
  { most = mostAtOnce }: { most?: number } = {},
): Promise<number> {
  const move = async ({ contractId, ownerId, findings, createdAt }: InRow): Promise<number> => {
    const written = await contractFindings.begin({ ownerId, contractId, findings, now: clock() });
    const moved = await findingsRows.moveOut({ contractId, createdAt, version: written.version });
    await (moved ? written.settle() : written.discard());
    return moved ? 1 : 0;
  };
  let moved = 0;
  for (let looked = 0; looked < most; looked += sideBySide) {
    const some = await findingsRows.listInRow({ limit: Math.min(sideBySide, most - looked) });
    const counts = await Promise.all(some.map(move));
    moved += counts.reduce((sum, count) => sum + count, 0);
    if (some.length < sideBySide) break;
  }
  return moved;
}

type InRow = Awaited<ReturnType<Deps['findingsRows']['listInRow']>>[number];
